import type { I18n } from '@lingui/core';
import { refusalTable } from '../../http/refusal-table.ts';
import type { ItemRefusal } from './cart.ts';

/** A refusal in words (LIM-2): which rule stopped it and how many can still be bought. */
export const refusalWords = (refusal: ItemRefusal, words: I18n): string => {
  const { code, ...values } = refusal;
  return words._(refusalTable[code].words, values);
};
