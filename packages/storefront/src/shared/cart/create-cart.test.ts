import { loadCalls, type Received } from '@caravan/api-client';
import { createI18n } from '@caravan/i18n';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartServer, testCart, type CartFacts } from '../../testing/cart-server.ts';
import { answer, network, type Answers } from '../../testing/network.ts';
import { testMember } from '../../testing/open-shop.tsx';
import { testCountry } from '../../testing/test-country.ts';
import { testWords } from '../../testing/test-words.ts';
import { createShop } from '../create-shop.ts';
import { memoryStorage } from '../storage/storage-adapter.ts';
import { confirmedQuantity, shownCount, shownQuantity, type KnownCart } from './cart-state.ts';
import type { Cart } from './cart.ts';

const lines: CartFacts[] = [
  { code: '1', quantity: 2 },
  { code: '2', quantity: 1 },
];

const open = (answers: Answers = cartServer(lines), { member = true } = {}) => {
  const { transport, calls } = network(answers);
  const stored = new Map<string, string>(
    member ? Object.entries({ token: 'abc', currentUser: JSON.stringify(testMember) }) : [],
  );
  const errors: unknown[] = [];
  const reload = vi.fn();
  const shop = createShop({
    country: testCountry(),
    language: 'en',
    i18n: createI18n('en', testWords),
    transport: () => transport,
    local: memoryStorage(stored),
    tab: memoryStorage(),
    reload,
    onError: (error) => errors.push(error),
  });
  shop.session.restore();
  const { cart } = shop;
  const state = () => cart.store.getState();
  return {
    shop,
    cart,
    calls,
    stored,
    errors,
    reload,
    status: () => state().confirmed.status,
    shown: (code: string) => shownQuantity(state(), code),
    confirmed: (code: string) => confirmedQuantity(state(), code),
    count: () => shownCount(state()),
    optimistic: () => state().optimistic,
    refused: () => state().refused,
    said: () => shop.toasts.store.getState().list.map(({ text }) => text),
    changes: () => calls.filter(({ method }) => method !== 'GET'),
  };
};

/** What this page takes for the server's cart. */
const believe = ({ store }: Cart, cart: KnownCart): void =>
  store.setState({ confirmed: { status: 'ready', cart } });

/** The same answers, 50 ms late; a change never overlaps another. */
const slowly = (server: Answers): Answers => {
  let running = 0;
  return Object.fromEntries(
    Object.entries(server).map(([name, reply]) => [
      name,
      async (sent: unknown) => {
        if (!name.startsWith('GET')) running += 1;
        expect(running).toBeLessThanOrEqual(1);
        await new Promise((done) => setTimeout(done, 50));
        if (!name.startsWith('GET')) running -= 1;
        return typeof reply === 'function' ? (reply(sent) as unknown) : reply;
      },
    ]),
  );
};

/** Answers that the test gives by hand, in the order in which they were asked for. */
const byHand = () => {
  const waiting: ((answer: unknown) => void)[] = [];
  return {
    reply: () => new Promise((resolve) => waiting.push(resolve)),
    give: async (place: number, what: unknown) => {
      waiting[place]?.(what);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
};

// The code of the calls comes with the first of them, which no fake clock waits for.
beforeAll(() => loadCalls());
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is known of the cart', () => {
  it('CART-10 unknown is neither empty nor 0; then it loads, and is ready', async () => {
    const { cart, status, count, shown } = open(slowly(cartServer(lines)));
    expect([status(), count(), shown('1')]).toEqual(['unknown', null, null]);
    const loaded = cart.load();
    expect([status(), count(), shown('1')]).toEqual(['loading', null, null]);
    await vi.runAllTimersAsync();
    await loaded;
    expect([status(), count(), shown('1'), shown('9')]).toEqual(['ready', 3, 2, 0]);
  });

  it('CART-10 the cart that came with the page is taken, but not for a member’s, and not for a newer one', async () => {
    const visitor = open({}, { member: false });
    visitor.cart.seed(testCart(lines));
    visitor.cart.seed(testCart([]));
    expect([visitor.count(), visitor.calls]).toEqual([3, []]);
    const member = open(cartServer([{ code: '1', quantity: 9 }]));
    member.cart.seed(testCart(lines));
    expect(member.count()).toBeNull();
    await member.cart.whole();
    expect([member.count(), member.calls.length]).toEqual([9, 1]);
  });

  it('CART-10 unreachable is a state of its own, until it can be reached', async () => {
    let broken = true;
    const { cart, status, count } = open({
      'GET order/cart/short/': () => (broken ? answer(500) : { ...testCart(lines), subTotal: '1.00' }),
    });
    expect(await cart.load()).toMatchObject([{ message: 'Server error' }, undefined]);
    expect([status(), count()]).toEqual(['unreachable', null]);
    broken = false;
    await cart.load();
    expect([status(), count()]).toEqual(['ready', 3]);
    // From here on a failure leaves what is known.
    broken = true;
    await cart.refresh();
    expect([status(), count()]).toEqual(['ready', 3]);
  });

  it('CART-10 asks for the short cart, for the whole one where it is shown, and never goes back to less', async () => {
    const { cart, calls } = open();
    await cart.load();
    await cart.load();
    await cart.whole();
    await cart.refresh();
    expect(calls.map(({ path }) => path)).toEqual(['order/cart/short/', 'order/cart/', 'order/cart/']);
  });

  it('CART-10 a change answers with the whole cart, and no shorter one takes its place', async () => {
    const { cart, calls } = open();
    await cart.load();
    void cart.setQuantity('1', 5);
    await cart.settled();
    await cart.refresh();
    expect(await cart.whole()).toMatchObject([undefined, { totals: {} }]);
    expect(calls.map(({ path }) => path).slice(2)).toEqual(['order/cart/']);
  });

  it('CART-10 who needs the whole cart gets it whole, also where the badge asks at the same time', async () => {
    const { cart, calls } = open();
    const had = await Promise.all([cart.whole(), cart.load(), cart.whole(), cart.load()]);
    expect(had.map(([, known]) => known && 'totals' in known)).toEqual(Array(4).fill(true));
    expect(calls).toHaveLength(1);
    const other = open(slowly(cartServer(lines)));
    const late = Promise.all([other.cart.load(), other.cart.whole(), other.cart.refresh()]);
    await vi.runAllTimersAsync();
    expect((await late)[1][1]?.totals.total).toBe('37.20');
  });

  it('CART-10 where only the short cart is known, the whole one that cannot be had is no silent lack', async () => {
    const { cart, count } = open({ ...cartServer(lines), 'GET order/cart/': answer(500) });
    await cart.load();
    expect(await cart.whole()).toMatchObject([{ message: 'Server error' }, undefined]);
    expect(count()).toBe(3);
  });

  it('CART-10 an answer that a newer question has overtaken is not believed, however late it comes', async () => {
    const { reply, give } = byHand();
    const { cart, confirmed, status } = open({ 'GET order/cart/short/': reply });
    const first = cart.refresh();
    const second = cart.refresh();
    await vi.advanceTimersByTimeAsync(0);
    await give(1, { ...testCart(lines), subTotal: '1.00' });
    expect([status(), confirmed('1')]).toEqual(['ready', 2]);
    await give(0, { totalQuantity: 9, items: [], subTotal: '0.00', currency: 'XXD' });
    await Promise.all([first, second]);
    expect(confirmed('1')).toBe(2);
  });

  it('CART-10 an answer asked for before a change does not undo the change', async () => {
    const server = cartServer(lines);
    const { reply, give } = byHand();
    const late = { 'GET order/cart/short/': reply };
    const { cart, confirmed } = open({ ...server, ...late });
    believe(cart, { totalQuantity: 3, items: [], subTotal: '0.00', currency: 'XXD' });
    const asked = cart.refresh();
    await vi.advanceTimersByTimeAsync(0);
    const changed = cart.setQuantity('1', 5);
    await vi.advanceTimersByTimeAsync(400);
    expect(await changed).toBe(true);
    await give(0, { totalQuantity: 2, items: [], subTotal: '0.00', currency: 'XXD' });
    await asked;
    expect(confirmed('1')).toBe(5);
  });

  it.each([
    ['answer', { count: 8, cart: testCart([{ code: '1', quantity: 8 }]) }],
    ['refusal', answer(400, { quantity: ['Too late'], code: 'out_of_stock', available: 1 })],
  ])(
    'CART-10 CART-1 after a login it is another cart, and a late %s to the visitor is nobody’s',
    async (_, late) => {
      const { reply, give } = byHand();
      const { cart, shop, confirmed, changes, optimistic, said, refused } = open(
        { ...cartServer(lines), 'PUT order/cart/line/1/': reply },
        { member: false },
      );
      await cart.load();
      const changed = cart.setQuantity('1', 7);
      await vi.advanceTimersByTimeAsync(400);
      expect(changes()).toHaveLength(1);
      shop.session.begin('abc', testMember);
      expect(optimistic()).toEqual({});
      await give(0, late);
      expect([await changed, said(), refused()]).toEqual([false, [], {}]);
      await vi.runAllTimersAsync();
      expect(confirmed('1')).toBe(2);
    },
  );
});

describe('a change of the cart', () => {
  it('CART-5 is seen at once, and quick presses become one call with the last of them', async () => {
    const { cart, changes, shown, optimistic } = open();
    await cart.whole();
    for (const quantity of [3, 4, 5]) {
      void cart.setQuantity('1', quantity);
      expect(shown('1')).toBe(quantity);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(changes()).toEqual([]);
    await vi.advanceTimersByTimeAsync(300);
    expect(changes().map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PUT', 'order/cart/line/1/', { quantity: 5 }],
    ]);
    expect([optimistic(), shown('1')]).toEqual([{}, 5]);
  });

  it('CART-10 sends the quantity that is wanted, so that a wrong belief of what is there leads nowhere', async () => {
    const server = cartServer([{ code: '1', quantity: 3 }]);
    const { cart, shown } = open(server);
    // Another device has put in three; this page believes in two.
    believe(cart, testCart(lines));
    await Promise.all([cart.setQuantity('1', 3), vi.advanceTimersByTimeAsync(400)]);
    expect(shown('1')).toBe(3);
  });

  it('CART-5 a refusal is rolled back to what the server has, and says why', async () => {
    const { cart, refused, shown, said } = open(cartServer([{ code: '1', quantity: 2, stock: 3 }]));
    await cart.load();
    const changed = cart.setQuantity('1', 9);
    await cart.settled();
    expect(await changed).toBe(false);
    expect([shown('1'), refused()]).toEqual([2, { 1: 'Refused: out_of_stock' }]);
    expect(said()).toEqual(['Refused: out_of_stock']);
    await cart.refresh();
    expect(refused()).toEqual({});
  });

  it('CART-10 a call that fails on the way ends with the server’s quantity, whether it arrived or not', async () => {
    const server = cartServer(lines);
    const put = server['PUT order/cart/line/1/'];
    const { cart, shown } = open({
      ...server,
      'PUT order/cart/line/1/': (sent: unknown) => {
        if (typeof put === 'function') put(sent);
        return answer(502);
      },
    });
    await cart.load();
    const changed = cart.setQuantity('1', 6);
    await cart.settled();
    expect(await changed).toBe(false);
    expect(shown('1')).toBe(6);
  });

  it('CART-5 without the network the last confirmed cart stays: unreachable is not empty', async () => {
    const { cart, count, optimistic } = open({});
    believe(cart, testCart(lines));
    void cart.setQuantity('1', 0);
    expect(count()).toBe(1);
    await cart.settled();
    expect([count(), optimistic()]).toEqual([3, {}]);
  });

  it('CART-5 goes after the one before, so that no answer overtakes a newer one', async () => {
    const { cart, changes, count } = open(slowly(cartServer(lines)));
    believe(cart, testCart(lines));
    void cart.setQuantity('1', 5);
    void cart.setQuantity('2', 7);
    const done = cart.settled();
    await vi.runAllTimersAsync();
    await done;
    expect(changes()).toHaveLength(2);
    expect(count()).toBe(12);
  });

  it('CART-5 a press while the answer is on its way stays on the screen and is sent after it', async () => {
    const { cart, changes, optimistic, count } = open(slowly(cartServer(lines)));
    believe(cart, testCart(lines));
    void cart.setQuantity('1', 3);
    const first = cart.settled();
    await vi.advanceTimersByTimeAsync(10);
    void cart.setQuantity('1', 4);
    await vi.advanceTimersByTimeAsync(60);
    await first;
    expect(optimistic()).toEqual({ 1: 4 });
    const second = cart.settled();
    await vi.runAllTimersAsync();
    await second;
    expect(changes().map(({ body }) => body)).toEqual([{ quantity: 3 }, { quantity: 4 }]);
    expect([optimistic(), count()]).toEqual([{}, 5]);
  });

  it('CART-10 that throws does not stop those after it', async () => {
    const { cart, errors, shown, optimistic } = open();
    await cart.load();
    const stop = cart.store.subscribe(({ confirmed }, before) => {
      if (confirmed === before.confirmed) return;
      stop();
      throw new Error('A listener failed');
    });
    const first = cart.setQuantity('1', 3);
    await vi.advanceTimersByTimeAsync(400);
    expect([await first, optimistic(), errors.length]).toEqual([false, {}, 1]);
    const second = cart.setQuantity('2', 4);
    await cart.settled();
    expect([await second, shown('2')]).toEqual([true, 4]);
  });

  it('CART-6 a removed line comes back with its quantity; taken back before it was sent nothing is sent', async () => {
    const { cart, changes, count } = open();
    await cart.load();
    void cart.setQuantity('1', 0);
    await cart.settled();
    expect(count()).toBe(1);
    void cart.setQuantity('1', 2);
    await cart.settled();
    expect(count()).toBe(3);
    const sent = changes().length;
    void cart.setQuantity('1', 0);
    const back = cart.setQuantity('1', 2);
    await cart.settled();
    expect([await back, changes().length]).toEqual([true, sent]);
  });

  it('CART-6 CART-10 an emptied cart comes back at the quantities that it had, whatever was put in meanwhile', async () => {
    const server = cartServer(lines);
    const { cart, changes, count, shown } = open(server);
    await cart.whole();
    void cart.empty();
    expect(count()).toBe(0);
    await cart.settled();
    // Another device.
    const put = server['PUT order/cart/line/1/'];
    if (typeof put === 'function') put({ body: { quantity: 1 } });
    void cart.setQuantity('1', 2);
    void cart.setQuantity('2', 1);
    await cart.settled();
    expect(changes().map(({ method, body }) => [method, body])).toEqual([
      ['DELETE', undefined],
      ['PUT', { quantity: 2 }],
      ['PUT', { quantity: 1 }],
    ]);
    expect([count(), shown('1'), shown('2')]).toEqual([3, 2, 1]);
  });

  it('CART-6 CART-10 what is put back is sent, though nobody has told what the emptied cart is like', async () => {
    let away = false;
    const server = cartServer(lines);
    const get = server['GET order/cart/'];
    const { cart, status, changes, shown } = open({
      ...server,
      'GET order/cart/': () => (away ? answer(503) : typeof get === 'function' && get()),
    });
    await cart.whole();
    away = true;
    await cart.empty();
    expect([status(), shown('1')]).toEqual(['unreachable', null]);
    void cart.setQuantity('1', 2);
    await cart.settled();
    expect([changes().map(({ method }) => method), shown('1')]).toEqual([['DELETE', 'PUT'], 2]);
  });

  it('CART-10 AUTH-4 a login that ended in between promises nothing, and the page is loaded anew', async () => {
    const { cart, said, optimistic, reload, shop } = open({
      ...cartServer(lines),
      'PUT order/cart/line/1/': answer(401, { detail: 'x', code: 'authentication_failed' }),
    });
    await cart.load();
    const changed = cart.setQuantity('1', 5);
    await cart.settled();
    expect([await changed, said(), optimistic()]).toEqual([false, [], {}]);
    expect(reload).toHaveBeenCalledTimes(1);
    expect([shop.session.token(), shop.session.hasExpired()]).toEqual([null, true]);
  });

  it('SHELL-16 CART-10 a browser that refuses cookies is told so, instead of "Added"', async () => {
    const server = cartServer([], lines);
    const nothing: () => Received = () => answer(200, testCart([]));
    const forgetful = { 'GET order/cart/': nothing, 'GET order/cart/short/': nothing };
    const { cart, said, shown, refused } = open({ ...server, ...forgetful }, { member: false });
    await cart.load();
    const added = cart.setQuantity('1', 1);
    await cart.settled();
    expect(await added).toBe(false);
    expect(shown('1')).toBe(0);
    expect(said()).toEqual([expect.stringContaining('your browser blocks cookies')]);
    expect(refused()).toEqual({ 1: expect.stringContaining('blocks cookies') });
    const many = await cart.addAll([{ productCode: '2', quantity: 2 }]);
    expect(many).toBeNull();
  });

  it('SHELL-16 looks whether cookies are kept once only, and not for a member', async () => {
    const visitor = open(cartServer([], lines), { member: false });
    await visitor.cart.load();
    for (const quantity of [1, 0, 1]) {
      void visitor.cart.setQuantity('1', quantity);
      await visitor.cart.settled();
    }
    expect(visitor.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET order/cart/short/',
      'PUT order/cart/line/1/',
      'GET order/cart/',
      'PUT order/cart/line/1/',
      'PUT order/cart/line/1/',
    ]);
    const member = open(cartServer([], lines));
    await member.cart.load();
    void member.cart.setQuantity('1', 1);
    await member.cart.settled();
    expect(member.calls.map(({ method }) => method)).toEqual(['GET', 'PUT']);
  });

  it('CART-10 tells other tabs of what was confirmed, not of what was only asked', async () => {
    const { cart } = open();
    const changed = vi.fn();
    cart.onChanged(changed);
    await cart.load();
    await cart.refresh();
    expect(changed).not.toHaveBeenCalled();
    void cart.setQuantity('1', 4);
    await cart.settled();
    expect(changed).toHaveBeenCalledTimes(1);
  });
});

it('CART-2 the products in the cart are kept locally at every change, and make no number when they are read', async () => {
  const { cart, stored } = open(cartServer([], lines));
  await cart.load();
  void cart.setQuantity('1', 1);
  await cart.settled();
  expect(JSON.parse(stored.get('cartProductsIds') ?? '')).toEqual([1]);
  void cart.setQuantity('1', 0);
  await cart.settled();
  expect(JSON.parse(stored.get('cartProductsIds') ?? '')).toEqual([]);
  const next = open(cartServer(lines));
  next.stored.set('cartProductsIds', '[1,2]');
  expect([next.status(), next.count(), next.shown('1')]).toEqual(['unknown', null, null]);
});
