import { readJson, type StorageAdapter } from '../../shared/storage/storage-adapter.ts';

/** A product that a visitor saved. */
export interface SavedProduct {
  readonly id: number;
  readonly code: string;
}

const key = 'saved';
/** How many can be saved: in a browser as many as by a member, whom they join. */
export const mostSaved = 100;

const isSaved = (value: unknown): value is SavedProduct => {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('code' in value)) return false;
  return Number.isSafeInteger(value.id) && typeof value.code === 'string';
};

/** What a visitor saved in this browser, the newest first (SHOP-13). */
export const readSaved = (storage: StorageAdapter): readonly SavedProduct[] =>
  readJson(storage, key, (found) =>
    Array.isArray(found) ? found.filter(isSaved).slice(0, mostSaved) : null,
  ) ?? [];

export const writeSaved = (storage: StorageAdapter, list: readonly SavedProduct[]): void =>
  storage.write(key, list.length > 0 ? JSON.stringify(list) : null);
