/**
 * A text in which what belongs together stays in one line, wherever that ends: a number and its unit ("1 л", "12 × 330 мл"), a
 * span ("50–100", "10:00–18:00"), and a short ending behind a number or a Latin word ("48%-მდე", "D3-ით").
 */
export const unbroken = (text: string): string =>
  text
    .replaceAll(/(?<=[\d×]) (?=[\d×]|\p{L}{1,4}\.?(?:$|[\s,]))/gu, '\u00A0')
    .replaceAll(/(?<=\S)–(?=\S)/g, '–\u2060')
    .replaceAll(/(?<=[\p{Script=Latin}\d%])-(?=\p{L}{1,5}(?!\p{L}))/gu, '\u2011');
