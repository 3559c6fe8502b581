import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, type Answers } from './network.ts';
import { shopOverTable } from './shop-over-table.tsx';
import type { StorageAdapter } from '../shared/storage/storage-adapter.ts';
import type { SessionUser } from '../shared/session/session-user.ts';
import { testCountry } from './test-country.ts';
import { testMember } from './test-member.ts';
import { testCategories, testProducts } from './test-product.ts';
import { testWords } from './test-words.ts';

export { testMember };

export interface OpenOptions {
  readonly answers?: Answers;
  /** Who is logged in. */
  readonly member?: SessionUser;
  readonly country?: ReturnType<typeof testCountry>;
  /** What this tab remembers of the page before. */
  readonly tab?: StorageAdapter;
  /** What this browser keeps of earlier visits. */
  readonly kept?: Readonly<Record<string, string>> | undefined;
}

const everywhere: Answers = {
  'GET product/': { results: testProducts(2), count: 2 },
  'GET category/': testCategories,
  'GET page/home/': answer(404, { detail: 'There is none', code: 'not_found' }),
  'GET order/cart/short/': { totalQuantity: 0, items: [], subTotal: '0.00', currency: 'XXD' },
};

class SeesNothing implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Opens an address of the whole shop, as a browser does after its scripts have come, over a network that is a table. */
export const openShop = (
  path: string,
  { answers, member, country = testCountry(), tab, kept }: OpenOptions = {},
) => {
  const { element, router, ...opened } = shopOverTable(path, {
    answers: { ...everywhere, ...answers },
    country,
    language: country.defaultLanguage,
    words: testWords,
    member,
    kept,
    ...(tab && { tab }),
  });
  // jsdom lays nothing out.
  window.scrollTo = () => {};
  window.IntersectionObserver ??= SeesNothing;
  const address = (): string => router.state.location.pathname + router.state.location.search;
  render(element);
  return { ...opened, router, address, user: userEvent.setup() };
};
