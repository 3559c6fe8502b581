/** By what the server knows a page of the company: the last part of its address. */
export const slugOf = ({ pathname }: Pick<URL, 'pathname'>): string =>
  /([^/]+)\/*$/.exec(pathname)?.[1] ?? '';
