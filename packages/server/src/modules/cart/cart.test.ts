import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CountryContext } from '../../context.ts';
import { carts, members, orderLines, orders, products, sessions } from '../../db/schema/index.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { watchedDatabase } from '../../testing/watched-database.ts';
import { createCart } from './cart.ts';

let shop: TestServer;
let token: string;

beforeAll(async () => {
  shop = await createTestServer();
  token = await shop.api.login('999000000001');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.db.delete(carts);
});

interface CartAnswer {
  totalQuantity: number;
  items: Record<string, unknown>[];
  totals: Record<string, unknown>;
  minimum: Record<string, unknown>;
  canOrder: boolean;
  messages: { code: string; text: string; productCode?: string }[];
}

/** A visitor's browser: keeps the cart cookie. */
const visitor = () => {
  const cookies: Record<string, string> = {};
  return {
    cookies,
    async call(
      method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      path: string,
      body?: unknown,
      language = 'en',
    ) {
      const answer = await shop.api(method, path, { body, cookies, language });
      for (const { name, value } of answer.cookies) cookies[name] = value;
      return answer;
    },
  };
};

const add = (productCode: string, quantity: number, language = 'en') =>
  shop.api('POST', 'order/cart/add/', { token, language, body: { productCode, quantity } });
const read = async (): Promise<CartAnswer> =>
  (await shop.api('GET', 'order/cart/', { token })).json<CartAnswer>();
const setStock = (code: string, change: Partial<typeof products.$inferInsert>) =>
  shop.database.db.update(products).set(change).where(eq(products.code, code));

describe('the cart', () => {
  it('CART-1 API-21 keeps a visitor’s cart by a cookie that scripts cannot read, made when something is added', async () => {
    const { call, cookies } = visitor();
    expect((await call('GET', 'order/cart/')).json()).toMatchObject({
      totalQuantity: 0,
      items: [],
      canOrder: false,
    });
    expect(cookies).toEqual({});
    const answer = await call('POST', 'order/cart/add/', { productCode: '100' });
    expect(answer.json()).toEqual({ count: 1 });
    expect(answer.headers['set-cookie']).toMatch(
      /^cart=[\w-]{22}; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await call('POST', 'order/cart/add/', { productCode: '100', quantity: 2 })).json()).toEqual({
      count: 3,
    });
    expect((await call('GET', 'order/cart/short/')).json()).toMatchObject({
      totalQuantity: 3,
      subTotal: '76.50',
      currency: 'XXD',
    });
    const [row] = await shop.database.db.select().from(carts);
    expect(row?.visitorHash).not.toBe(cookies['cart']);
  });

  it('API-23 gives the short cart: each line with its sum as the country writes it, nothing for an empty one', async () => {
    const short = async (language = 'en') =>
      (await shop.api('GET', 'order/cart/short/', { token, language })).json<{
        items: Record<string, unknown>[];
      }>();
    expect(await short()).toEqual({ totalQuantity: 0, items: [], subTotal: '0.00', currency: 'XXD' });
    await add('100', 3);
    await add('101', 1);
    const {
      items: [gel, soap],
    } = await short('tr');
    expect(gel).toEqual({
      code: '100',
      productName: 'Aloe Vera Jel',
      quantity: 3,
      unitPrice: '25.50',
      strGrossCost: expect.stringMatching(/^76,50\sXXD$/),
      photo: '/media/xx/products/p100-90.webp',
      slug: expect.stringMatching(/^aloe-vera-/),
      productId: expect.any(Number),
    });
    expect(soap).toMatchObject({ code: '101', quantity: 1 });
    expect(await short()).toMatchObject({ totalQuantity: 4, subTotal: '86.50', currency: 'XXD' });
    await shop.api('DELETE', 'order/cart/', { token });
    const visited = visitor();
    expect((await visited.call('GET', 'order/cart/short')).json()).toMatchObject({
      totalQuantity: 0,
      items: [],
    });
    expect(visited.cookies).toEqual({});
  });

  it('CART-1 a member’s cart is the same on every device', async () => {
    await add('101', 2);
    const other = await shop.api.login('999000000001');
    const { items } = (await shop.api('GET', 'order/cart/', { token: other })).json<CartAnswer>();
    expect(items).toMatchObject([{ code: '101', quantity: 2, productName: 'Citrus Soap' }]);
  });

  it('API-24 CART-3 gives lines, totals with discount and tax, and the way to the minimum', async () => {
    await add('101', 1);
    const cart = await read();
    expect(cart.items[0]).toMatchObject({
      unitPrice: '10.00',
      unitCc: '0.100',
      totalPrice: '10.00',
      remainingStock: 50,
      available: true,
    });
    expect(cart.totals).toMatchObject({
      subTotal: '10.00',
      discount: '4.80',
      discountPercent: 48,
      totalCc: '0.100',
    });
    expect(cart.minimum).toEqual({ amount: '20.00', missing: '14.80', met: false });
    expect(cart.canOrder).toBe(false);
    expect(cart.messages).toEqual([
      {
        code: 'below_minimum',
        text: 'Add 14,80\u00A0XXD more to reach the minimum order of 20,00\u00A0XXD',
      },
    ]);
    await add('100', 2);
    expect(await read()).toMatchObject({ canOrder: true, messages: [] });
  });

  it.each([
    ['201', 1, 'out_of_stock', 0, 'Out of stock'],
    ['200', 2, 'out_of_stock', 1, 'Only 1 unit left in stock'],
    ['202', 1, 'disabled', 0, 'This product is currently unavailable'],
    ['300', 4, 'once_limit', 3, 'One-time product limit exceeded: at most 3 units per order'],
    ['301', 3, 'daily_limit', 2, 'Daily product limit exceeded: at most 2 units per day, 2 left'],
    ['302', 6, 'monthly_limit', 5, 'Monthly product limit exceeded: at most 5 units per month, 5 left'],
    ['100', 0, 'min_quantity', 50, 'Minimum order quantity of 1 unit'],
    ['100', -3, 'min_quantity', 50, 'Minimum order quantity of 1 unit'],
  ])(
    'CART-4 LIM-2 refuses %s × %i with %s and says how many are left',
    async (code, quantity, reason, available, text) => {
      const answer = await add(code, quantity);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ quantity: [text], code: reason, available });
      expect((await read()).totalQuantity).toBe(0);
    },
  );

  it('CART-4 counts what is in the cart already, and lets a visitor be stopped by stock only', async () => {
    await add('300', 2);
    expect((await add('300', 2)).json()).toMatchObject({ code: 'once_limit', available: 3 });
    expect((await add('300', -1)).json()).toMatchObject({ code: 'min_quantity' });
    expect((await read()).totalQuantity).toBe(2);
    const { call } = visitor();
    expect((await call('POST', 'order/cart/add/', { productCode: '300', quantity: 4 })).json()).toEqual({
      count: 4,
    });
  });

  it('ERR-6 refuses in the language of the path', async () => {
    const answer = await add('301', 3, 'tr');
    expect(answer.json()).toMatchObject({
      quantity: ['Günlük ürün limiti aşıldı: günde en fazla 2 adet, kalan 2'],
    });
  });

  it('API-21 says of an unknown product that there is none', async () => {
    const answer = await add('999', 1);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ productCode: ['This product does not exist.'], code: 'unknown_product' });
  });

  /** Fills a cart, found by SQL, with 499 products made for it. */
  const fill = (cart: string) =>
    shop.database.executeSql(`
      with made as (
        insert into products (country, code, category_id, price, cc, stock, disabled, popular, promotion, discountable, picture, background, position)
        select country, 'many-' || n, category_id, price, cc, 9, false, false, false, true, picture, background, 1000 + n
          from products, generate_series(1, 499) n where code = '100' returning id)
      insert into cart_lines (cart_id, product_id, quantity, price_when_added, added_at)
      select ${cart}, id, 1, 1, now() from made`);

  it('API-21 API-69 a cart has room for 500 products: another one is refused, more of one that is there is not', async () => {
    const { call } = visitor();
    await call('POST', 'order/cart/add/', { productCode: '100' });
    await fill('(select max(id) from carts)');
    const full = {
      productCode: ['Your cart already has 500 different products. Order these first, or remove some.'],
      code: 'cart_full',
    };
    const one = await call('POST', 'order/cart/add/', { productCode: '201' });
    expect([one.statusCode, one.json()]).toEqual([400, full]);
    const set = await call('PUT', 'order/cart/line/201/', { quantity: 1 });
    expect([set.statusCode, set.json()]).toEqual([400, full]);
    const items = [{ productCode: '100' }, { productCode: '201' }];
    expect((await call('POST', 'order/cart/add/', { items })).json()).toMatchObject({
      results: [{ ok: true }, { ok: false }],
      count: 501,
    });
    await shop.database.executeSql(`delete from products where code like 'many-%'`);
  });

  it('API-21 judges each of several items by itself, repeated ones together', async () => {
    const items = [
      { productCode: '301', quantity: 2 },
      { productCode: '201', quantity: 1 },
      { productCode: '301', quantity: 1 },
      { productCode: 'nope' },
      { productCode: '100' },
    ];
    const answer = await shop.api('POST', 'order/cart/add/', { token, body: { items } });
    expect(answer.json()).toEqual({
      count: 3,
      results: [
        { productCode: '301', ok: true },
        { productCode: '201', ok: false, message: 'Out of stock' },
        {
          productCode: '301',
          ok: false,
          message: 'Daily product limit exceeded: at most 2 units per day, 2 left',
        },
        { productCode: 'nope', ok: false, message: 'This product does not exist.' },
        { productCode: '100', ok: true },
      ],
    });
  });

  it('LIM-1 counts orders since local midnight and the first of the month, but no cancelled ones', async () => {
    const [daily] = await shop.database.db.select().from(products).where(eq(products.code, '301'));
    const [buyer] = await shop.database.db.select().from(members).where(eq(members.fboId, '999000000005'));
    const novus = await shop.api.login('999000000005');
    const order = async (status: string, placedAt: string) => {
      const [row] = await shop.database.db
        .insert(orders)
        .values({
          country: 'xx',
          code: `XX-${placedAt}-${status}`,
          memberId: buyer!.id,
          status,
          language: 'en',
          cartId: 0,
          cartVersion: 0,
          currency: 'XXD',
          level: 'novus',
          subTotal: 1000,
          discount: 0,
          discountBp: 0,
          paymentFee: 0,
          additionalTax: 0,
          vatBp: 0,
          total: 1000,
          cc: 100,
          rulesVersion: '1',
          createdAt: new Date(placedAt),
          placedAt: new Date(placedAt),
        })
        .returning();
      await shop.database.db.insert(orderLines).values({
        orderId: row!.id,
        productId: daily!.id,
        position: 0,
        code: '301',
        quantity: 1,
        unitPrice: 1000,
        unitCc: 100,
        discountable: true,
        names: {},
      });
    };
    // Local midnight in Asia/Bishkek is 18:00 UTC of the day before.
    await order('paid', '2026-11-14T17:59:00Z');
    await order('cancelled', '2026-11-15T05:00:00Z');
    const wanted = { token: novus, body: { productCode: '301', quantity: 2 } };
    expect((await shop.api('POST', 'order/cart/add/', wanted)).json()).toEqual({ count: 2 });
    await order('confirmed', '2026-11-14T18:01:00Z');
    const cart = (await shop.api('GET', 'order/cart/', { token: novus })).json<CartAnswer>();
    expect(cart.messages).toContainEqual({
      code: 'daily_limit',
      productCode: '301',
      text: 'Daily Two: Daily product limit exceeded: at most 2 units per day, 1 left',
    });
    expect(cart.items[0]).toMatchObject({ limits: { daily: { limit: 2, used: 1 } }, available: false });
    expect(cart.canOrder).toBe(false);
  });

  it('API-55 CART-5 sets a quantity and answers with the cart', async () => {
    await add('100', 5);
    const patch = (path: string, quantity: number) =>
      shop.api('PATCH', `order/cart/line/${path}/`, { token, body: { quantity } });
    const answer = await patch('100', 3);
    expect(answer.json()).toMatchObject({ count: 3, cart: { totalQuantity: 3, items: [{ quantity: 3 }] } });
    expect((await patch('100', 51)).json()).toMatchObject({ code: 'out_of_stock', available: 50 });
    expect((await patch('100', 0)).json()).toMatchObject({ code: 'min_quantity' });
    expect((await patch('101', 1)).statusCode).toBe(404);
  });

  describe('a quantity that is wanted', () => {
    const put = (code: string, quantity: unknown) =>
      shop.api('PUT', `order/cart/line/${code}/`, { token, body: { quantity } });
    const version = async () => (await shop.database.db.select().from(carts))[0]?.version;

    it('API-69 is set whatever was there before, and answers with the cart', async () => {
      const answer = await put('100', 3);
      expect(answer.json()).toMatchObject({
        count: 3,
        cart: { totalQuantity: 3, items: [{ code: '100', quantity: 3 }] },
      });
      expect((await put('100', 2)).json()).toMatchObject({ count: 2, cart: { items: [{ quantity: 2 }] } });
      expect((await put('101', 1)).json()).toMatchObject({ count: 3, cart: { totalQuantity: 3 } });
      expect((await put('100', 0)).json()).toMatchObject({ count: 1, cart: { items: [{ code: '101' }] } });
    });

    it('API-69 sent again it gives the same cart and changes nothing, what is gone included', async () => {
      const first = await put('100', 3);
      const before = await version();
      for (let time = 0; time < 3; time += 1) expect((await put('100', 3)).json()).toEqual(first.json());
      expect(await version()).toBe(before);
      const gone = await put('100', 0);
      const after = await version();
      expect((await put('100', 0)).json()).toEqual(gone.json());
      expect((await put('nope', 0)).json()).toEqual(gone.json());
      expect(await version()).toBe(after);
      // An answer that was lost is not refused when it is asked for again, though the stock has gone meanwhile.
      await put('100', 9);
      await setStock('100', { stock: 4 });
      expect((await put('100', 9)).statusCode).toBe(200);
      expect((await put('100', 8)).json()).toMatchObject({ code: 'out_of_stock', available: 4 });
      await setStock('100', { stock: 50 });
    });

    it('API-69 refuses as adding does, and leaves the cart as it was', async () => {
      await put('300', 2);
      expect((await put('300', 4)).json()).toMatchObject({ code: 'once_limit', available: 3 });
      expect((await put('300', -1)).json()).toMatchObject({ code: 'min_quantity' });
      expect((await put('201', 1)).json()).toMatchObject({ code: 'out_of_stock', available: 0 });
      const unknown = await put('999', 1);
      expect(unknown.statusCode).toBe(400);
      expect(unknown.json()).toEqual({
        productCode: ['This product does not exist.'],
        code: 'unknown_product',
      });
      expect((await put('300', 1.5)).statusCode).toBe(400);
      expect((await put('300', undefined)).statusCode).toBe(400);
      expect((await read()).totalQuantity).toBe(2);
    });

    it('API-69 CART-1 makes a visitor’s cart with the first unit only, and shows it at once', async () => {
      const { call, cookies } = visitor();
      await call('PUT', 'order/cart/line/100/', { quantity: 0 });
      expect(cookies).toEqual({});
      const answer = await call('PUT', 'order/cart/line/100/', { quantity: 2 });
      expect(answer.headers['set-cookie']).toMatch(/^cart=[\w-]{22}; Max-Age=5184000;/);
      expect(answer.json()).toMatchObject({ count: 2, cart: { items: [{ code: '100', quantity: 2 }] } });
      expect((await call('PUT', 'order/cart/line/100/', { quantity: 2 })).json()).toEqual(answer.json());
      expect((await call('GET', 'order/cart/')).json()).toMatchObject({ totalQuantity: 2 });
      // A cookie whose cart is long forgotten is given a new one.
      const lost = await shop.api('PUT', 'order/cart/line/100/', {
        body: { quantity: 1 },
        cookies: { cart: 'a'.repeat(22) },
      });
      expect(lost.json()).toMatchObject({ count: 1 });
      expect(lost.cookies[0]?.value).not.toBe('a'.repeat(22));
    });

    it('API-69 takes few statements, however full the cart is', async () => {
      const sent = async () => {
        const run = vi.spyOn(shop.database, 'run');
        await put('100', ((await read()).totalQuantity % 40) + 1);
        const count = run.mock.calls.length;
        run.mockRestore();
        return count;
      };
      await put('100', 1);
      const few = await sent();
      for (const code of ['101', '102', '300', '301', '302']) await put(code, 1);
      expect(await sent()).toBe(few);
      expect(few).toBeLessThanOrEqual(12);
    });
  });

  describe('codes that are looked up', () => {
    const lines = (items: unknown, more = {}) =>
      shop.api('POST', 'order/cart/lines/', { token, body: { items }, ...more });

    it('API-69 are judged with the cart and the lines above, and the cart stays as it is', async () => {
      await add('300', 1);
      const answer = await lines([
        { productCode: '300', quantity: 2 },
        { productCode: '300', quantity: 1 },
        { productCode: 'nope' },
        { productCode: '201' },
        { productCode: '101', quantity: 0 },
        { productCode: '101' },
      ]);
      const { results } = answer.json<{
        results: { productCode: string; product?: Record<string, unknown>; ok: boolean; message?: string }[];
      }>();
      expect(
        results.map(({ productCode, product, ...rest }) => [productCode, product?.['productCode'], rest]),
      ).toEqual([
        ['300', '300', { ok: true }],
        ['300', '300', { ok: false, message: 'One-time product limit exceeded: at most 3 units per order' }],
        ['nope', undefined, { ok: false, message: 'This product does not exist.' }],
        ['201', '201', { ok: false, message: 'Out of stock' }],
        ['101', '101', { ok: false, message: 'Minimum order quantity of 1 unit' }],
        ['101', '101', { ok: true }],
      ]);
      expect(results[0]?.product).toMatchObject({ quantity: 1, limits: { once: { limit: 3, used: 0 } } });
      expect((await read()).totalQuantity).toBe(1);
    });

    it('API-69 know a visitor’s cart, whom only stock stops', async () => {
      const { call } = visitor();
      await call('PUT', 'order/cart/line/200/', { quantity: 1 });
      const answer = await call('POST', 'order/cart/lines/', {
        items: [{ productCode: '200' }, { productCode: '300', quantity: 9 }],
      });
      expect(answer.json()).toMatchObject({
        results: [
          { productCode: '200', ok: false, product: { quantity: 1 } },
          { productCode: '300', ok: true },
        ],
      });
    });

    it('API-69 are 200 at most, in two statements for a member and one for a visitor', async () => {
      const many = (count: number) =>
        Array.from({ length: count }, (_, place) => ({ productCode: `${place}` }));
      expect((await lines(many(201))).statusCode).toBe(400);
      expect((await lines([])).statusCode).toBe(400);
      const statements = async (more: object) => {
        const run = vi.spyOn(shop.database, 'run');
        expect((await lines(many(200), more)).statusCode).toBe(200);
        const names = run.mock.calls.map(([{ name }]) => name);
        run.mockRestore();
        return names.filter((name) => !name.startsWith('session_'));
      };
      expect(await statements({ token: undefined })).toHaveLength(1);
      expect(await statements({})).toHaveLength(2);
    });
  });

  it('CART-1 lines that come along at the login keep their order', async () => {
    const { call, cookies } = visitor();
    for (const productCode of ['302', '100', '301', '101']) {
      await call('POST', 'order/cart/add/', { productCode });
      shop.clock.pass(1);
    }
    const own = await shop.api('POST', 'login/', {
      body: { username: '999-000-000-001', password: 'Aloe-demo-2026' },
      cookies,
    });
    const cart = await shop.api('GET', 'order/cart/', { token: own.json<{ token: string }>().token });
    expect(cart.json<CartAnswer>().items.map(({ code }) => code)).toEqual(['302', '100', '301', '101']);
  });

  it('API-22 removes a line; one that is not there is told as a list', async () => {
    await add('100', 2);
    await add('101', 1);
    const remove = () => shop.api('POST', 'order/cart/remove/', { token, body: { productCode: '100' } });
    expect((await remove()).json()).toEqual({ count: 1 });
    const again = await remove();
    expect(again.statusCode).toBe(400);
    expect(again.json()).toEqual(['This product is not in the cart.']);
  });

  it('API-56 empties the cart, any number of times', async () => {
    await add('100', 2);
    for (let time = 0; time < 2; time += 1) {
      const answer = await shop.api('DELETE', 'order/cart/', { token });
      expect(answer.statusCode).toBe(204);
      expect(answer.body).toBe('');
    }
    expect((await read()).totalQuantity).toBe(0);
  });

  it('CART-7 marks a line whose product ran out, and blocks ordering until it is lowered', async () => {
    await add('100', 10);
    await setStock('100', { stock: 4 });
    const cart = await read();
    expect(cart.items[0]).toMatchObject({ available: false, remainingStock: 4 });
    expect(cart.messages).toMatchObject([{ code: 'out_of_stock', productCode: '100' }]);
    expect(cart.canOrder).toBe(false);
    await shop.api('PATCH', 'order/cart/line/100/', { token, body: { quantity: 4 } });
    expect(await read()).toMatchObject({ canOrder: true, messages: [] });
    await setStock('100', { stock: 50 });
  });

  it('CART-8 uses the price of today and says that it changed', async () => {
    await add('100', 1);
    await setStock('100', { price: 3000 });
    const cart = await read();
    expect(cart.items[0]).toMatchObject({ unitPrice: '30.00', priceChangedFrom: '25.50' });
    expect(cart.messages).toContainEqual({
      code: 'price_changed',
      productCode: '100',
      text: 'Aloe Vera Gel: The price changed from 25,50\u00A0XXD to 30,00\u00A0XXD',
    });
    await setStock('100', { price: 2550 });
  });

  it('CART-1 joins a visitor’s cart to the member’s at login, capped, with a message, and once only', async () => {
    const { call, cookies } = visitor();
    await add('300', 2);
    await add('100', 3);
    await call('POST', 'order/cart/add/', {
      items: [
        { productCode: '300', quantity: 3 },
        { productCode: '100', quantity: 4 },
        { productCode: '101' },
      ],
    });
    const sent = { ...cookies };
    const body = { username: '999-000-000-001', password: 'Aloe-demo-2026' };
    const login = await shop.api('POST', 'login/', { body, cookies: sent });
    expect(login.headers['set-cookie']).toContainEqual(expect.stringMatching(/^cart=; /));
    await shop.api('POST', 'login/', { body, cookies: sent });
    const cart = await read();
    expect(cart.items.map(({ code, quantity }) => [code, quantity])).toEqual([
      ['100', 7],
      ['300', 3],
      ['101', 1],
    ]);
    expect(cart.messages).toEqual([
      {
        code: 'reduced',
        productCode: '300',
        text: 'Once Three: only 1 unit was added to your cart. One-time product limit: 3 units.',
      },
    ]);
    expect((await read()).messages).toHaveLength(1);
    await add('101', 1);
    expect((await read()).messages).toEqual([]);
  });

  it('CART-1 API-21 carts that join at login have room for 500 products together; what has none is told', async () => {
    await add('300', 2);
    await fill(
      "(select cart_id from cart_lines l join products p on p.id = l.product_id where p.code = '300')",
    );
    const { call, cookies } = visitor();
    await call('POST', 'order/cart/add/', { items: [{ productCode: '300' }, { productCode: '101' }] });
    const body = { username: '999-000-000-001', password: 'Aloe-demo-2026' };
    await shop.api('POST', 'login/', { body, cookies });
    const cart = await read();
    // Products that were made here have no texts, and are not shown.
    expect(cart.items.map(({ code, quantity }) => [code, quantity])).toEqual([['300', 3]]);
    expect(cart.messages[0]).toEqual({
      code: 'reduced',
      productCode: '101',
      text: expect.stringContaining('Your cart already has 500 different products. Order these first'),
    });
    await shop.database.executeSql(`delete from products where code like 'many-%'`);
  });

  it('CART-1 AUTH-1 a login whose carts cannot be joined opens no session, and is tried again with nothing lost', async () => {
    const { call, cookies } = visitor();
    await call('POST', 'order/cart/add/', { items: [{ productCode: '101' }] });
    const count = () => shop.database.db.$count(sessions);
    const before = await count();
    await shop.database.executeSql(
      `create function away() returns trigger language plpgsql as $$ begin raise exception 'away' using errcode = '57P03'; end $$;
       create trigger away before insert on cart_lines for each row execute function away()`,
    );
    const body = { username: '999-000-000-001', password: 'Aloe-demo-2026' };
    const logIn = () => shop.api('POST', 'login/', { body, cookies: { ...cookies } });
    const refused = await logIn();
    await shop.database.executeSql('drop function away() cascade');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect(await count()).toBe(before);
    expect((await logIn()).statusCode).toBe(200);
    expect((await read()).items.map(({ code }) => code)).toContain('101');
  });

  it('API-7 adds once for one idempotency key', async () => {
    const send = (body: object) =>
      shop.api('POST', 'order/cart/add/', { token, body, headers: { 'idempotency-key': 'k1' } });
    const body = { productCode: '100', quantity: 2 };
    expect((await send(body)).json()).toEqual({ count: 2 });
    const again = await send(body);
    expect(again.json()).toEqual({ count: 2 });
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect((await send({ productCode: '100', quantity: 3 })).json()).toMatchObject({
      code: 'idempotency_conflict',
    });
    expect((await read()).totalQuantity).toBe(2);
  });

  it('CART-1 loses nothing when twenty calls come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add('100', 1)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
    expect((await read()).totalQuantity).toBe(20);
  });
});

it('PAY-13 carts without lines do not pile up: after a day they are forgotten, those with lines are kept', async () => {
  let context: CountryContext | undefined;
  const shop = await createTestServer({ extend: (_app, given) => void (context = given) });
  const token = await shop.api.login('999000000001');
  await shop.api('POST', 'order/cart/add/', { token, body: { productCode: '100' } });
  const { cookies } = await shop.api('POST', 'order/cart/add/', { body: { productCode: '100' } });
  await shop.api('DELETE', 'order/cart/', { cookies: { cart: cookies[0]?.value ?? '' } });
  const left = async () => shop.database.db.$count(carts);
  const purge = async () => context && createCart(context).purge();
  await purge();
  expect(await left()).toBe(2);
  shop.clock.pass(25 * 60);
  const { database } = shop;
  await database.executeSql(
    `insert into carts (country, visitor_hash, updated_at) select 'xx', 'v' || n, now() - interval '1 year' from generate_series(1, 2500) n`,
  );
  const watched = watchedDatabase(database);
  await (context && createCart({ ...context, database: watched.database }).purge());
  expect(await left()).toBe(1);
  expect(watched.asked, 'at most two thousand in one statement').toHaveLength(3);
  await shop.close();
});

it('SEC-2 visitors’ carts are made a thousand times an hour from one network; who has a cart goes on, and so do others', async () => {
  const subject = createHash('sha256').update('xx:visitor-cart:10.9.9.9').digest('base64url');
  await shop.database.executeSql(
    `insert into counted_calls (subject, at) select $1, shop_time() from generate_series(1, 999)`,
    [subject],
  );
  const put = (remoteAddress: string, cart: string | null, method: 'POST' | 'PUT' = 'POST') =>
    shop.app.inject({
      method,
      url: method === 'POST' ? '/en/api/order/cart/add/' : '/en/api/order/cart/line/100/',
      headers: { host: 'shop.example', ...(cart !== null && { cookie: `cart=${cart}` }) },
      payload: method === 'POST' ? { productCode: '100', quantity: 1 } : { quantity: 3 },
      remoteAddress,
    });
  const last = await put('10.9.9.9', null);
  expect(last.statusCode).toBe(200);
  const cart = last.cookies.find(({ name }) => name === 'cart')?.value ?? '';
  const before = await shop.database.db.$count(carts);
  for (const method of ['POST', 'PUT'] as const)
    for (const madeUp of [null, 'x'.repeat(22)]) {
      const refused = await put('10.9.9.9', madeUp, method);
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'throttled']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
  expect(await shop.database.db.$count(carts)).toBe(before);
  expect((await put('10.9.9.9', cart)).statusCode).toBe(200);
  expect((await put('10.9.9.8', null)).statusCode).toBe(200);
});
