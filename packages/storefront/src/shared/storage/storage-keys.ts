import { tabKeys } from '../session/tab-keys.ts';

/**
 * All keys under which pages keep something in a browser or a tab. Storage takes no other, and each country's privacy notice names
 * every one (SHELL-8): with a new key comes a new version of the notice.
 */
export const storageKeys = [
  ...Object.values(tabKeys),
  'token',
  'currentUser',
  'cartProductsIds',
  'choosedLanguage',
  'region',
  'viewed',
  'searches',
  'saved',
  'expiredMember',
  'sponsor',
  'tabOf',
  'sessionExpired',
  'scrolled',
  'reloadedFrom',
  'regionChanged',
] as const;

export type StorageKey = (typeof storageKeys)[number];
