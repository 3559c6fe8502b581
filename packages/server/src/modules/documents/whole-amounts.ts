/** A name whose amount, `500 ml`, is not torn apart at the end of a line. */
export const wholeAmounts = (name: string): string => name.replaceAll(/(\d) (?=\p{L})/gu, '$1\u00A0');
