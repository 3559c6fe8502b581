/** The first `most` of rows that were asked for with one more, and what people are told where that one came. */
export const cutList = <Row>(
  rows: readonly Row[],
  most: number,
  more: string,
): { readonly shown: readonly Row[]; readonly rest: readonly string[] } => ({
  shown: rows.slice(0, most),
  rest: rows.length > most ? [more] : [],
});
