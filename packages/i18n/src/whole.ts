/** A date, a code, a phone number: digits, maybe with letters, that are parted by hyphens, also such as hold together. */
const hyphenated = /((?:[\p{L}\d()]+[-\u2011])+[\p{L}\d()]+)/u;

/** A part of a text, and whether it is a date or a code, which is to go to the next line as a whole. */
export interface TextPart {
  readonly text: string;
  readonly whole: boolean;
}

/** A text in parts, in their order: dates, codes and phone numbers could be torn at their hyphens. */
export const wholeParts = (text: string): readonly TextPart[] =>
  text.split(hyphenated).map((part, place) => ({ text: part, whole: place % 2 === 1 && /\d/.test(part) }));

/** A text in which a day stays with its month, and a quantity with its word: "30 ноя – 2 дек". */
export const wholeDays = (text: string): string => text.replaceAll(/(?<=\d) (?=\p{L})| (?=–)/gu, '\u00A0');
