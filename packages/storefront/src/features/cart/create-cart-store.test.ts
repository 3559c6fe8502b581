import { createI18n } from '@caravan/i18n';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShop } from '../../shared/create-shop.ts';
import { memoryKeeper } from '../../shared/keeper.ts';
import { cartServer, testCart, type CartFacts } from '../../testing/cart-server.ts';
import { network, type Answers } from '../../testing/network.ts';
import { testCountry } from '../../testing/test-country.ts';
import { testWords } from '../../testing/test-words.ts';
import { createCartStore } from './create-cart-store.ts';

const lines: CartFacts[] = [
  { code: '1', quantity: 2 },
  { code: '2', quantity: 1 },
];
const gel = { productId: 1, code: '1', name: 'Gel' };
const soap = { productId: 2, code: '2', name: 'Soap' };

const open = (answers: Answers = cartServer(lines)) => {
  const { transport, calls } = network(answers);
  const stored = new Map<string, string>();
  const shop = createShop({
    country: testCountry(),
    language: 'en',
    i18n: createI18n('en', testWords),
    transport: () => transport,
    local: memoryKeeper(stored),
    tab: memoryKeeper(),
    reload: () => {},
    onFault: () => {},
  });
  const cart = createCartStore(shop);
  return { shop, cart, calls, stored, changes: () => calls.filter(({ method }) => method !== 'GET') };
};

/** The same answers, 50 ms late, and never two at a time. */
const slowly = (server: Answers): Answers => {
  let running = 0;
  return Object.fromEntries(
    Object.entries(server).map(([name, reply]) => [
      name,
      async (sent: unknown) => {
        running += 1;
        expect(running).toBe(1);
        await new Promise((done) => setTimeout(done, 50));
        running -= 1;
        return typeof reply === 'function' ? (reply(sent) as unknown) : reply;
      },
    ]),
  );
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the cart of a page', () => {
  it('CART-5 the quantity changes at once, and quick presses become one call with the last of them', async () => {
    const { cart, changes } = open();
    cart.take(testCart(lines));
    for (const quantity of [3, 4, 5]) {
      cart.setQuantity(gel, quantity);
      expect(cart.store.getState().wanted).toEqual({ 1: quantity });
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(changes()).toEqual([]);
    await vi.advanceTimersByTimeAsync(300);
    expect(changes().map(({ path, body }) => [path, body])).toEqual([
      ['order/cart/line/1/', { quantity: 5 }],
    ]);
    expect(cart.store.getState()).toMatchObject({ wanted: {}, cart: { totalQuantity: 6 } });
  });

  it('CART-5 a refusal brings back what the server has confirmed, and says why', async () => {
    const { cart, shop } = open(cartServer([{ code: '1', quantity: 2, stock: 3 }]));
    cart.take(testCart([{ code: '1', quantity: 2, stock: 3 }]));
    cart.setQuantity(gel, 9);
    await cart.settled();
    const { wanted, refused, cart: shown } = cart.store.getState();
    expect(wanted).toEqual({});
    expect(refused).toEqual({ 1: 'Refused: out_of_stock' });
    expect(shown?.totalQuantity).toBe(2);
    expect(shop.toasts.store.getState().list).toMatchObject([
      { tone: 'error', text: 'Refused: out_of_stock' },
    ]);
  });

  it('CART-5 without the network the last confirmed cart stays: unreachable is not empty', async () => {
    const { cart } = open({});
    cart.take(testCart(lines));
    cart.setQuantity(gel, 0);
    await cart.settled();
    expect(cart.store.getState()).toMatchObject({ wanted: {}, cart: { totalQuantity: 3 } });
  });

  it('one call goes after the other, so that no answer overtakes a newer one', async () => {
    const { cart, changes } = open(slowly(cartServer(lines)));
    cart.take(testCart(lines));
    cart.setQuantity(gel, 5);
    cart.setQuantity(soap, 7);
    const done = cart.settled();
    await vi.runAllTimersAsync();
    await done;
    expect(changes()).toHaveLength(2);
    expect(cart.store.getState()).toMatchObject({ wanted: {}, cart: { totalQuantity: 12 } });
  });

  it('a press while the answer is on its way stays on the screen and is sent after it', async () => {
    const { cart, changes } = open(slowly(cartServer(lines)));
    cart.take(testCart(lines));
    cart.setQuantity(gel, 3);
    const first = cart.settled();
    await vi.advanceTimersByTimeAsync(10);
    cart.setQuantity(gel, 4);
    await vi.advanceTimersByTimeAsync(60);
    await first;
    expect(cart.store.getState().wanted).toEqual({ 1: 4 });
    const second = cart.settled();
    await vi.runAllTimersAsync();
    await second;
    expect(changes().map(({ body }) => body)).toEqual([{ quantity: 3 }, { quantity: 4 }]);
    expect(cart.store.getState()).toMatchObject({ wanted: {}, cart: { totalQuantity: 5 } });
  });

  it('CART-6 a removed line comes back with its quantity', async () => {
    const { cart } = open();
    cart.take(testCart(lines));
    cart.setQuantity(gel, 0);
    await cart.settled();
    expect(cart.store.getState().cart?.items.map(({ code }) => code)).toEqual(['2']);
    cart.setQuantity(gel, 2);
    await cart.settled();
    expect(cart.store.getState().cart?.totalQuantity).toBe(3);
  });

  it('CART-6 taking a removal back before it was sent sends nothing', async () => {
    const { cart, changes } = open();
    cart.take(testCart(lines));
    cart.setQuantity(gel, 0);
    cart.setQuantity(gel, 2);
    await cart.settled();
    expect(changes()).toEqual([]);
    expect(cart.store.getState().wanted).toEqual({});
  });

  it('CART-6 an emptied cart comes back whole', async () => {
    const { cart, changes } = open();
    cart.take(testCart(lines));
    cart.empty();
    cart.restore([
      { ...gel, quantity: 2 },
      { ...soap, quantity: 1 },
    ]);
    await cart.settled();
    expect(changes().map(({ method }) => method)).toEqual(['DELETE', 'POST']);
    expect(cart.store.getState()).toMatchObject({ wanted: {}, cart: { totalQuantity: 3 } });
  });

  it('CART-2 the products in the cart are kept locally at every change, for the first paint only', async () => {
    const { cart, stored, shop } = open(cartServer([], lines));
    cart.setQuantity(gel, 1);
    await cart.settled();
    expect(JSON.parse(stored.get('cartProductsIds') ?? '')).toEqual([1]);
    expect(shop.cartCount.store.getState().count).toBe(1);
    cart.setQuantity(gel, 0);
    await cart.settled();
    expect(JSON.parse(stored.get('cartProductsIds') ?? '')).toEqual([]);
  });

  it('adding to a cart that is not known yet asks the server what is in it', async () => {
    const { cart, shop } = open(cartServer([{ code: '1', quantity: 5 }]));
    cart.setQuantity(gel, 1);
    await cart.settled();
    expect(shop.cartCount.store.getState()).toMatchObject({ count: 6, quantities: { 1: 6 } });
  });
});
