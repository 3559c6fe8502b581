import type { ItemRefusal } from '@caravan/cart-rules';
import type { I18n } from '@lingui/core';
import { refusalTable } from '../../http/refusal-table.ts';
import type { AddResult } from './cart.ts';

/** A refusal in words (LIM-2): which rule stopped it and how many can still be bought. */
export const refusalWords = (refusal: ItemRefusal, words: I18n): string => {
  const { code, ...values } = refusal;
  return words._(refusalTable[code].words, values);
};

/** Items that were to be added as an answer tells them, each with why it was not (API-21). */
export const addedItems = (results: AddResult['results'], words: I18n) =>
  results.map(({ productCode, refusal }) =>
    refusal
      ? { productCode, ok: false as const, message: refusalWords(refusal, words) }
      : { productCode, ok: true as const },
  );
