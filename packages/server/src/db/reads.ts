/** Whether a statement writes nothing, so that it may be repeated, and done on a disk without room. */
export const reads = (text: string): boolean =>
  /^\s*(?:select|with)\b/i.test(text) && !/\b(?:insert|update|delete|merge)\b/i.test(text);
