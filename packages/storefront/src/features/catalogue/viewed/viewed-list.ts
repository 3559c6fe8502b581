import type { Language } from '@caravan/i18n';
import { readJson, type StorageAdapter } from '../../../shared/storage/storage-adapter.ts';
import { viewedKey } from '../../../shared/session/session.ts';

/** A product that was looked at: what a picture with a name and a link needs. Prices change; the product's page has them. */
export interface ViewedProduct {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly img: string;
  readonly background: string;
  /** Of the name and the slug. */
  readonly language: Language;
}

/** How many are remembered. */
const most = 12;

/** The products last looked at, newest first. They never leave the browser. */
export const readViewed = (storage: StorageAdapter): readonly ViewedProduct[] =>
  readJson(storage, viewedKey, checkedList) ?? [];

/** Puts a product before the others; another tab may have added some since. */
export const addViewed = (
  storage: StorageAdapter,
  { id, slug, name, img, background, language }: ViewedProduct,
): void => {
  const others = readViewed(storage).filter((other) => other.id !== id || other.language !== language);
  const all = [{ id, slug, name, img, background, language }, ...others];
  storage.write(viewedKey, JSON.stringify(all.slice(0, most)));
};

export const clearViewed = (storage: StorageAdapter): void => storage.write(viewedKey, null);

const texts = ['slug', 'name', 'img', 'background', 'language'] as const;

const isViewed = (value: unknown): value is ViewedProduct => {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return (
    Number.isSafeInteger(fields.get('id')) && texts.every((name) => typeof fields.get(name) === 'string')
  );
};

const checkedList = (value: unknown): ViewedProduct[] | null =>
  Array.isArray(value) ? value.filter(isViewed) : null;
