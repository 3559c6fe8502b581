import type { Language } from '@caravan/i18n';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readJson, type Keeper } from '../keeper.ts';

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

export interface ViewedState {
  /** Newest first. */
  readonly products: readonly ViewedProduct[];
}

/** The products last looked at. They never leave the browser. */
export interface Viewed {
  readonly store: StoreApi<ViewedState>;
  readonly add: (product: ViewedProduct) => void;
  readonly clear: () => void;
  /** Reads storage anew. */
  readonly restore: () => void;
}

export const viewedKey = 'viewed';

/** How many are remembered. */
const most = 12;

/** Remembers them in the browser's storage (key `viewed`). */
export const createViewed = (keeper: Keeper): Viewed => {
  const store = createStore<ViewedState>()(() => ({ products: [] }));
  const kept = () => readJson(keeper, viewedKey, checkedList) ?? [];
  return {
    store,
    // Another tab may have added some since.
    add: ({ id, slug, name, img, background, language }) => {
      const others = kept().filter((other) => other.id !== id || other.language !== language);
      const products = [{ id, slug, name, img, background, language }, ...others].slice(0, most);
      keeper.write(viewedKey, JSON.stringify(products));
      store.setState({ products });
    },
    clear: () => {
      keeper.write(viewedKey, null);
      store.setState({ products: [] });
    },
    restore: () => store.setState({ products: kept() }),
  };
};

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
