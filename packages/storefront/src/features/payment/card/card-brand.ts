import { troyRanges } from './troy-ranges.ts';

/** Card brands that the form can name. A number of no known brand that passes the check goes on to the bank. */
export type CardBrand = 'visa' | 'mastercard' | 'mir' | 'troy' | 'amex' | 'maestro' | 'unionpay';

interface BrandFacts {
  readonly brand: CardBrand;
  /** Inclusive ranges of the leading digits. */
  readonly ranges: readonly (readonly [from: number, to: number])[];
  readonly lengths: readonly number[];
  /** Digits of the security code. */
  readonly cvv: 3 | 4;
}

/** Narrow ranges first: the first brand that holds a number's beginning is its brand. */
const brands: readonly BrandFacts[] = [
  { brand: 'troy', ranges: troyRanges, lengths: [16], cvv: 3 },
  { brand: 'mir', ranges: [[2200, 2204]], lengths: [16, 17, 18, 19], cvv: 3 },
  {
    brand: 'amex',
    ranges: [
      [34, 34],
      [37, 37],
    ],
    lengths: [15],
    cvv: 4,
  },
  {
    brand: 'mastercard',
    ranges: [
      [51, 55],
      [2221, 2720],
    ],
    lengths: [16],
    cvv: 3,
  },
  { brand: 'visa', ranges: [[4, 4]], lengths: [13, 16, 18, 19], cvv: 3 },
  { brand: 'unionpay', ranges: [[62, 62]], lengths: [14, 15, 16, 17, 18, 19], cvv: 3 },
  {
    brand: 'maestro',
    ranges: [
      [50, 50],
      [56, 59],
      [63, 63],
      [67, 67],
    ],
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    cvv: 3,
  },
];

/** Lengths that ISO/IEC 7812 cards have, for a number of no known brand. */
const anyLength: readonly number[] = [12, 13, 14, 15, 16, 17, 18, 19];

/** What is known of the card whose number begins with these digits. */
export interface CardFacts {
  readonly brand: CardBrand | null;
  readonly lengths: readonly number[];
  readonly cvv: 3 | 4 | null;
}

export const cardFactsOf = (digits: string): CardFacts =>
  brands.find(({ ranges }) => ranges.some((range) => beginsIn(digits, range))) ?? {
    brand: null,
    lengths: anyLength,
    cvv: null,
  };

const beginsIn = (digits: string, [from, to]: readonly [number, number]): boolean => {
  const size = String(from).length;
  const begin = Number(digits.slice(0, size));
  return digits.length >= size && begin >= from && begin <= to;
};
