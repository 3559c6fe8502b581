/** A number in groups in one piece, where no element can hold it together: "+7 (701)-123-45-67". */
export const wholeNumber = (number: string): string =>
  number.replaceAll(' ', '\u00A0').replaceAll('-', '\u2011');

/**
 * A text in which what belongs together stays in one line, wherever that ends: a number and its unit ("1 л", "12 × 330 мл"), a
 * span ("50–100", "10:00–18:00"), and a short ending behind a number or, in another script, behind a Latin word ("48%-მდე", "D3-ით").
 */
export const nonBreaking = (text: string): string =>
  text
    .replaceAll(/(?<=[\d×]) (?=[\d×]|\p{L}{1,4}\.?(?:$|[\s,]))/gu, '\u00A0')
    .replaceAll(/(?<=\S)–(?=\S)/g, '–\u2060')
    .replaceAll(
      /(?<=[\d%])-(?=\p{L}{1,5}(?!\p{L}))|(?<=\p{Script=Latin})-(?=[^\P{L}\p{Script=Latin}]{1,5}(?!\p{L}))/gu,
      '\u2011',
    );
