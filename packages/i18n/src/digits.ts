/** Arabic-Indic and Persian digits as ASCII ones; people type them, identifiers and prices are checked in ASCII. */
export const toAsciiDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
