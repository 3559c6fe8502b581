import { weightedSum } from './weighted-sum.ts';

/** Whether eleven digits are a T.C. kimlik no: the first is not 0, the last two are computed from the others. */
export const isTckn = (text: string): boolean => {
  if (!/^[1-9]\d{10}$/.test(text)) return false;
  const tenth = weightedSum(text, [7, -1, 7, -1, 7, -1, 7, -1, 7]);
  const eleventh = weightedSum(text, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  return ((tenth % 10) + 10) % 10 === Number(text[9]) && eleventh % 10 === Number(text[10]);
};
