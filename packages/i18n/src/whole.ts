/**
 * A date, with its time if there is one, a code, a phone number: digits, maybe with letters, parted by hyphens, also such as hold
 * together. The mark that follows belongs to it: no line begins with a comma.
 */
const hyphenated = /((?:[\p{L}\d()]+[-\u2011])+[\p{L}\d()]+(?: \d\d:\d\d)?[.,;:!?»”’…]*)/u;

/** A date or a number, or a code that happens to have letters alone: a coupon's. */
const numberOrCode = /\d|^[A-Z]+(?:[-\u2011][A-Z]+)+[.,;:!?»”’…]*$/;

/** A part of a text, and whether it is a date or a code, which is to go to the next line as a whole. */
export interface TextPart {
  readonly text: string;
  readonly whole: boolean;
}

/** A text in parts, in their order: dates, codes and phone numbers could be torn at their hyphens. */
export const wholeParts = (text: string): readonly TextPart[] =>
  text
    .split(hyphenated)
    .map((part, place) => ({ text: part, whole: place % 2 === 1 && numberOrCode.test(part) }));

/** A text in which a day stays with its month, and a quantity with its word: "30 ноя – 2 дек". */
export const wholeDays = (text: string): string => text.replaceAll(/(?<=\d) (?=\p{L})| (?=–)/gu, '\u00A0');
