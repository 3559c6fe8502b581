import { searchesKey } from '../../../shared/session/session.ts';
import { readJson, type StorageAdapter } from '../../../shared/storage/storage-adapter.ts';

/** How many are remembered. */
const most = 6;

const checkedList = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : null;

/** What was searched for last in this browser, newest first. It never leaves it. */
export const readSearches = (storage: StorageAdapter): readonly string[] =>
  readJson(storage, searchesKey, checkedList) ?? [];

const write = (storage: StorageAdapter, searches: readonly string[]): void =>
  storage.write(searchesKey, searches.length > 0 ? JSON.stringify(searches.slice(0, most)) : null);

/** Puts a search before the others; the same in other cases counts once. */
export const addSearch = (storage: StorageAdapter, text: string): void => {
  const typed = text.trim();
  if (typed === '') return;
  const others = readSearches(storage).filter((other) => other.toLowerCase() !== typed.toLowerCase());
  write(storage, [typed, ...others]);
};

/** Takes one out, or with none named all; gives those that stay. */
export const forgetSearch = (storage: StorageAdapter, text?: string): readonly string[] => {
  const left = text === undefined ? [] : readSearches(storage).filter((other) => other !== text);
  write(storage, left);
  return left;
};
