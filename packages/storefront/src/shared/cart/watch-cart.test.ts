import { createI18n } from '@caravan/i18n';
import { beforeEach, expect, it, vi } from 'vitest';
import { cartServer, testCart } from '../../testing/cart-server.ts';
import { network } from '../../testing/network.ts';
import { testMember } from '../../testing/open-shop.tsx';
import { testCountry } from '../../testing/test-country.ts';
import { testWords } from '../../testing/test-words.ts';
import { createShop } from '../create-shop.ts';
import { memoryStorage } from '../storage/storage-adapter.ts';
import { shownCount } from './cart-state.ts';
import { lastSeenCart } from './last-seen-cart.ts';
import { isPending, takePending } from './pending-changes.ts';
import { watchCart } from './watch-cart.ts';

/** The channel between tabs, of which the test's browser has none. */
class Channel extends EventTarget {
  static readonly open: Channel[] = [];
  constructor() {
    super();
    Channel.open.push(this);
  }
  postMessage(): void {
    for (const other of Channel.open) if (other !== this) other.dispatchEvent(new Event('message'));
  }
}

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', Channel);
  Channel.open.length = 0;
});

/** Tabs of one browser over one server. */
const openTabs = (count: number, server = cartServer([{ code: '1', quantity: 2 }])) =>
  Array.from({ length: count }, () => {
    const { transport, calls } = network(server);
    const shop = createShop({
      country: testCountry(),
      language: 'en',
      i18n: createI18n('en', testWords),
      transport: () => transport,
      local: memoryStorage(
        new Map([
          ['token', 'abc'],
          ['currentUser', JSON.stringify(testMember)],
        ]),
      ),
      tab: memoryStorage(),
      reload: () => {},
      onError: () => {},
    });
    shop.session.restore();
    watchCart(shop);
    return { shop, calls, count: () => shownCount(shop.cart.store.getState()) };
  });

it('CART-10 what one tab changes the others show, without being asked', async () => {
  const [one, other] = openTabs(2);
  await Promise.all([one?.shop.cart.load(), other?.shop.cart.load()]);
  void one?.shop.cart.setQuantity('1', 7);
  await one?.shop.cart.settled();
  await expect.poll(() => [one?.count(), other?.count()]).toEqual([7, 7]);
  // No echo: the question of one tab is no news for the others.
  expect(one?.calls.filter(({ method }) => method === 'GET')).toHaveLength(1);
});

it('CART-10 who comes back to a tab sees what another device has changed meanwhile, asked for once', async () => {
  const server = cartServer([{ code: '1', quantity: 2 }]);
  const [tab] = openTabs(1, server);
  await tab?.shop.cart.load();
  const put = server['PUT order/cart/line/1/'];
  if (typeof put === 'function') put({ body: { quantity: 9 } });
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('focus'));
  await expect.poll(() => tab?.count()).toBe(9);
  expect(tab?.calls).toHaveLength(2);
});

it('CART-5 SHELL-13 what is under way is told by a cookie, and the cart last seen stays in the tab, its member’s only', async () => {
  const [tab] = openTabs(1);
  await tab?.shop.cart.whole();
  void tab?.shop.cart.setQuantity('1', 4);
  expect(isPending(document.cookie)).toBe(true);
  await tab?.shop.cart.settled();
  expect(isPending(document.cookie)).toBe(false);
  const { shop } = tab ?? {};
  if (!shop) throw new Error('no tab');
  expect(takePending(shop.tab, 'changing=1')).toEqual([]);
  expect(lastSeenCart(shop)).toEqual(testCart([{ code: '1', quantity: 4 }]));
  shop.session.begin('other', { ...testMember, pk: 4 });
  expect(lastSeenCart(shop)).toBeNull();
});
