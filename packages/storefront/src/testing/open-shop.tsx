import { createI18n } from '@caravan/i18n';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FailedRoot, Root } from '../root.tsx';
import { offeredRoutes } from '../routes/offered-routes.ts';
import { routes } from '../routes/routes.ts';
import { toRouter } from '../routes/to-router.ts';
import { createShop } from '../shared/create-shop.ts';
import { ErrorScreen } from '../shared/errors/error-screen.tsx';
import { memoryStorage, type StorageAdapter } from '../shared/storage/storage-adapter.ts';
import type { SessionUser } from '../shared/session/session-user.ts';
import { ShopProvider } from '../shared/shop.tsx';
import { answer, network, type Answers } from './network.ts';
import { testCountry } from './test-country.ts';
import { testCategories, testProducts } from './test-product.ts';
import { testWords } from './test-words.ts';

export interface OpenOptions {
  readonly answers?: Answers;
  /** Who is logged in. */
  readonly member?: SessionUser;
  readonly country?: ReturnType<typeof testCountry>;
  /** What this tab remembers of the page before. */
  readonly tab?: StorageAdapter;
}

configure({ asyncUtilTimeout: 5000 });

/** A supervisor, `999000000003`. */
export const testMember: SessionUser = {
  pk: 3,
  username: '999000000003',
  firstName: 'Aigul',
  level: 'supervisor',
};

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
  { answers, member, country = testCountry(), tab = memoryStorage() }: OpenOptions = {},
) => {
  const { transport, calls } = network({ ...everywhere, ...answers });
  const reloads: (string | undefined)[] = [];
  const stored = new Map<string, string>(
    member ? Object.entries({ token: 'abc', currentUser: JSON.stringify(member) }) : [],
  );
  const shop = createShop({
    country,
    language: country.defaultLanguage,
    i18n: createI18n(country.defaultLanguage, testWords),
    transport: () => transport,
    local: memoryStorage(stored),
    tab,
    reload: (to) => reloads.push(to),
    onError: (error) => {
      throw error;
    },
  });
  shop.session.restore();
  const router = createMemoryRouter(
    toRouter(offeredRoutes(routes, country), {
      Layout: Root,
      ErrorScreen,
      FailedLayout: FailedRoot,
      where: 'browser',
      shopOf: () => shop,
    }),
    { initialEntries: [path] },
  );
  // jsdom lays nothing out.
  window.scrollTo = () => {};
  window.IntersectionObserver ??= SeesNothing;
  const address = (): string => router.state.location.pathname + router.state.location.search;
  render(
    <ShopProvider shop={shop}>
      <RouterProvider router={router} />
    </ShopProvider>,
  );
  return { shop, router, calls, reloads, stored, address, user: userEvent.setup() };
};
