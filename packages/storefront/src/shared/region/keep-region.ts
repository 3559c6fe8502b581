import type { StorageAdapter } from '../storage/storage-adapter.ts';

/** Where the region is saved (SHELL-7). */
export const regionKey = 'region';

const year = 365 * 24 * 60 * 60;

/** The cookie by which the server makes the page for the region (SRV-12). */
export const regionCookieText = (store: number): string =>
  `store=${store}; Path=/; Max-Age=${year}; SameSite=Lax`;

/** Saves a region here and in the cookie; the page shows it once it is loaded anew. */
export const keepRegion = (store: number, storage: StorageAdapter, document: { cookie: string }): void => {
  storage.write(regionKey, String(store));
  document.cookie = regionCookieText(store);
};
