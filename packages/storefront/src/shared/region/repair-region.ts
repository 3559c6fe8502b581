import { storeOf, type CountryDefinition } from '@caravan/country';
import type { StorageAdapter } from '../storage/storage-adapter.ts';
import { regionCookieText, regionKey } from './keep-region.ts';

/**
 * What is to be done about the region of a page made for `shown`: `ask` when none that the country has is saved, `reload`
 * when another is saved and its cookie, gone or wrong, could be written anew (SHELL-7). Where cookies are refused the page
 * stays with what it shows.
 */
export const repairRegion = (
  shown: number | null,
  country: Pick<CountryDefinition, 'stores'>,
  storage: StorageAdapter,
  document: { cookie: string },
): 'ask' | 'reload' | 'fine' => {
  const saved = storeOf({ stores: country.stores, defaultStore: null }, storage.read(regionKey));
  if (saved === null) return 'ask';
  if (saved === shown) return 'fine';
  document.cookie = regionCookieText(saved);
  return document.cookie.split('; ').includes(`store=${saved}`) ? 'reload' : 'fine';
};
