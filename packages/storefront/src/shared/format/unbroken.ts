/** A number in groups in one piece, where no element can hold it together: "+7 (701)-123-45-67". */
export const wholeNumber = (number: string): string =>
  number.replaceAll(' ', '\u00A0').replaceAll('-', '\u2011');

/** A day with its month in one piece: "30 ноя – 2 дек". */
export const wholeDays = (days: string): string => days.replaceAll(/(?<=\d) (?=\p{L})| (?=–)/gu, '\u00A0');

/** The name of a product with its quantity in one piece, wherever the line ends: "1 л", "12 × 330 мл". */
export const unbroken = (name: string): string =>
  name.replaceAll(/(?<=[\d×]) (?=[\d×]|\p{L}{1,4}\.?(?:$|[\s,]))/gu, '\u00A0');
