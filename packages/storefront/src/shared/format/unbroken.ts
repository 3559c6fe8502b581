/** The name of a product with its quantity in one piece, wherever the line ends: "1 л", "12 × 330 мл". */
export const unbroken = (name: string): string =>
  name.replaceAll(/(?<=[\d×]) (?=[\d×]|\p{L}{1,4}\.?(?:$|[\s,]))/gu, '\u00A0');
