import { weightedSum } from './weighted-sum.ts';

const first = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const second = [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2];

/**
 * Whether twelve digits are an IIN, by its check digit alone: since decree 853 of 26.08.2013 the others are not tied to
 * birth date or sex, so nobody is refused for them. Where both passes give 10 the number is never issued.
 */
export const isIin = (text: string): boolean => {
  if (!/^\d{12}$/.test(text)) return false;
  const once = weightedSum(text, first) % 11;
  const check = once === 10 ? weightedSum(text, second) % 11 : once;
  return check === Number(text[11]);
};
