import type { Location } from 'react-router-dom';
import { readJson, type StorageAdapter } from '../storage/storage-adapter.ts';

/** Where the router keeps how far pages were scrolled. */
export const scrollStorage = 'scrolled';

/** What it keeps a page under: the first page of a document has no key of its own, so it goes by its address. */
export const scrollKey = ({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string =>
  key === 'default' ? pathname + search : key;

/**
 * A document that is asked for anew begins at its top, however far the same address was scrolled before in this tab; after a
 * reload and on the way back it is as one left it.
 */
export const forgetScroll = (tab: StorageAdapter, address: string, arrival: string | undefined): void => {
  if (arrival !== 'navigate') return;
  const kept = readJson(tab, scrollStorage, checkedPositions);
  if (kept === null || !(address in kept)) return;
  const { [address]: _, ...others } = kept;
  tab.write(scrollStorage, JSON.stringify(others));
};

const checkedPositions = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null ? { ...value } : null;
