import type { Api, ApiError } from '@caravan/api-client';
import type { Product } from '@caravan/contract';
import { foldForSearch } from '@caravan/i18n';

/** A code by which two spellings of it are told to be one. */
export const plainCode = (typed: string): string => foldForSearch(typed).replaceAll(/[^\p{L}\p{N}-]/gu, '');

/** Sheets take `022` for a number and save it as 22. */
const spellingsOf = (code: string): string[] =>
  /^\d{1,2}$/.test(code) ? [code, `0${code}`, `00${code}`] : [code];

/** Products that may begin like the code; the one that is called so is the first (SHOP-3). */
const enough = 9;

/** The product of a plain code, null where there is none. */
export const findProduct = async (
  api: Api,
  code: string,
  signal: AbortSignal,
): Promise<readonly [ApiError, undefined] | readonly [undefined, Product | null]> => {
  for (const q of spellingsOf(code)) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- each spelling is asked for only if the one before is nobody's
    const [error, page] = await api.get('products', { query: { q, limit: enough }, signal });
    if (error) return [error, undefined];
    const found = page.results.find(({ productCode }) => plainCode(productCode) === q);
    if (found) return [undefined, found];
  }
  return [undefined, null];
};
