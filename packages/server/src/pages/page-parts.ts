/** A whole page in its parts: what it is about, scripts and styles, and all the rest. */
export interface PageParts {
  /** As long as some whole steps, so that few lengths stand before each `common`. */
  readonly head: Buffer;
  /** The same bytes for all pages with the same scripts and styles (`createCommonParts`). */
  readonly common: Buffer;
  readonly rest: Buffer;
}

/** Bytes of a step. */
const step = 512;

/** What ends the head of a page: two blanks at least, so that it always ends alike. */
export const padding = '  ';

/** The head of a document as bytes, filled up with blanks between its elements. */
export const headInSteps = (head: string): Buffer => {
  const length = Buffer.byteLength(head) + padding.length;
  const filled = Buffer.allocUnsafeSlow(step * Math.ceil(length / step)).fill(padding);
  filled.write(head);
  return filled;
};

/** The page as it reads. */
export const wholeOf = ({ head, common, rest }: PageParts): Buffer => Buffer.concat([head, common, rest]);
