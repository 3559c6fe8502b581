/** Joins class names and drops what is empty, so that conditions can be written in place. */
export const classNames = (...names: (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
