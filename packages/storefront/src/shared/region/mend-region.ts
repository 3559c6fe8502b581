import { storeOf, type CountryDefinition } from '@caravan/country';
import type { Keeper } from '../keeper.ts';
import { regionCookieText, regionKey } from './keep-region.ts';

/**
 * What is to be done about the region of a page made for `shown`: `ask` when none that the country has is saved, `reload`
 * when another is saved and its cookie, gone or wrong, could be written anew (SHELL-7). Where cookies are refused the page
 * stays with what it shows.
 */
export const mendRegion = (
  shown: number | null,
  country: Pick<CountryDefinition, 'stores'>,
  keeper: Keeper,
  document: { cookie: string },
): 'ask' | 'reload' | 'fine' => {
  const saved = storeOf({ stores: country.stores, defaultStore: null }, keeper.read(regionKey));
  if (saved === null) return 'ask';
  if (saved === shown) return 'fine';
  document.cookie = regionCookieText(saved);
  return document.cookie.split('; ').includes(`store=${saved}`) ? 'reload' : 'fine';
};
