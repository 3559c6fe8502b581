/** One fault in the words or in how code uses them: where, and what is wrong, in one line. */
export interface Complaint {
  /** Relative to the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** `file:line text`, as editors and terminals link it. */
export const printed = ({ file, line, text }: Complaint): string => `${file}:${line} ${text}`;
