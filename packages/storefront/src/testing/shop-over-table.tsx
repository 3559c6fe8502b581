import { createI18n, type Catalogue, type Language } from '@caravan/i18n';
import type { CountryDefinition } from '@caravan/country';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FailedRoot, Root } from '../root.tsx';
import { offeredRoutes } from '../routes/offered-routes.ts';
import { routes } from '../routes/routes.ts';
import { toRouter } from '../routes/to-router.ts';
import { createShop } from '../shared/create-shop.ts';
import { ErrorScreen } from '../shared/errors/error-screen.tsx';
import { closeWithPage } from '../shared/overlays/close-with-page.ts';
import type { SessionUser } from '../shared/session/session-user.ts';
import { ShopProvider } from '../shared/shop.tsx';
import { memoryStorage, type StorageAdapter } from '../shared/storage/storage-adapter.ts';
import { network, type Answers } from './network.ts';

/** What a shop over a table is made of. */
export interface TableShop {
  readonly answers: Answers;
  readonly country: CountryDefinition;
  /** One of the country's. */
  readonly language: Language;
  /** All words of it. */
  readonly words: Catalogue;
  /** Who is logged in. */
  readonly member?: SessionUser | undefined;
  /** What this tab remembers of the page before. */
  readonly tab?: StorageAdapter;
  /** What this browser keeps of earlier visits. */
  readonly kept?: Readonly<Record<string, string>> | undefined;
  /** The order that is being placed in it. */
  readonly order?: number | undefined;
}

/**
 * The whole shop at an address, as a browser has it after its scripts have come, over a network that is a table: what to render, and
 * what it did besides.
 */
export const shopOverTable = (
  path: string,
  { answers, country, language, words, member, tab = memoryStorage(), kept, order }: TableShop,
) => {
  const { transport, calls } = network(answers);
  const reloads: (string | undefined)[] = [];
  const stored = new Map<string, string>(
    Object.entries({
      ...kept,
      ...(member && { token: 'abc', currentUser: JSON.stringify(member) }),
    }),
  );
  const shop = createShop({
    country,
    language,
    i18n: createI18n(language, words),
    transport: () => transport,
    local: memoryStorage(stored),
    tab,
    reload: (to) => reloads.push(to),
    onError: (error) => {
      throw error;
    },
  });
  shop.session.restore();
  if (order !== undefined) shop.order.begin(order);
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
  closeWithPage(router, shop.overlays);
  const element = (
    <ShopProvider shop={shop}>
      <RouterProvider router={router} />
    </ShopProvider>
  );
  return { element, shop, router, calls, reloads, stored };
};
