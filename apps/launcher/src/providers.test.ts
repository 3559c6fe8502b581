import { logInBuyer, seedProducts, type Buyer } from '@caravan/server/testing';
import { faultsInBooks, stockOf } from '@caravan/server/testing/books';
import type { openDatabase } from '@caravan/server/testing/database';
import { startPostgres, type TestPostgres } from '@caravan/server/testing/postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shopMerchant, startBank, type Decision } from './testing/bank-at-work.ts';
import {
  answerOf,
  formOf,
  localCountry,
  oidOf,
  startBankShop,
  type BankShop,
  type PlacedOrder,
  type ShopsBank,
} from './testing/bank-shop.ts';
import { startIyzico, type Post } from './testing/iyzico-at-work.ts';

/** Every gateway must do all of this: whoever adds one adds a row. */
interface Gateway extends ShopsBank {
  readonly country: ReturnType<typeof localCountry>;
  /** The clock of the shop, which the gateway may follow. */
  readonly follow: (shop: BankShop) => void;
  /** The buyer goes from the order's form to the card and decides; gives what the browser carries back. */
  readonly goThrough: (shop: BankShop, order: PlacedOrder, decision: Decision) => Promise<Post>;
  /** What the gateway did not say, in every way in which somebody could try. */
  readonly lies: (order: PlacedOrder, truth: Post) => readonly Post[];
  /** Its books' name of the shop and the currency. */
  readonly named: { readonly clientId: string; readonly currency: string };
  /** The bank's day ends. */
  readonly endDay: (shop: BankShop) => Promise<unknown>;
  readonly heal: () => void;
  readonly close: () => Promise<void>;
}

/** The buyer goes from the order's form to a gateway that has a page of its own; gives where the browser is led. */
const beginAt = async (shop: BankShop, { paymentData }: PlacedOrder): Promise<string> => {
  const { formActionUrl = '', formHiddenFields = {} } = paymentData ?? {};
  const { statusCode, headers } = await shop.app.inject({
    method: 'POST',
    url: new URL(formActionUrl).pathname,
    headers: { host: 'shop.localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(formHiddenFields).toString(),
  });
  expect(statusCode).toBe(303);
  return String(headers.location);
};

const ok = (slug: string) => `/pay/callback/${slug}/ok`;

const nestpay = async (): Promise<Gateway> => {
  const bank = await startBank();
  const post = (fields: Post['fields']): Post => ({ address: ok('xbank'), fields });
  return {
    ...bank,
    country: localCountry(),
    follow: () => undefined,
    goThrough: async (_shop, order, decision) => post(await bank.goThrough(formOf(order), decision)),
    lies: (order, { fields }) => [
      post({ ...fields, amount: '1.00' }),
      post(answerOf(order, {}, 'guessed-key')),
      post({ oid: oidOf(order) }),
    ],
    named: { clientId: shopMerchant.clientId, currency: '999' },
    async endDay(shop) {
      bank.books.settle();
      await shop.pass(24 * 60);
    },
  };
};

const iyzico = async (): Promise<Gateway> => {
  let now = (): number => Date.now();
  const gateway = await startIyzico(() => now());
  return {
    ...gateway,
    country: localCountry({ card: { provider: 'iyzico', mode: 'hosted', successPath: '/pay/success' } }),
    follow: ({ clock }) => (now = () => clock.now().getTime()),
    goThrough: async (shop, order, decision) => gateway.goThrough(await beginAt(shop, order), decision),
    lies: (order) => [
      { address: ok('iyzico'), fields: { token: 'made-up-token-of-somebody' } },
      { address: `${ok('iyzico')}?attempt=${oidOf(order)}`, fields: { token: 'made-up-token' } },
      { address: ok('iyzico'), fields: { paymentStatus: 'SUCCESS', basketId: oidOf(order) } },
    ],
    named: { clientId: 'demo-api-key', currency: 'XXD' },
    endDay: (shop) => shop.pass(24 * 60),
  };
};

const plenty = seedProducts.map((product) => ({ ...product, stock: 500 }));

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe.each([
  ['nestpay', nestpay],
  ['iyzico', iyzico],
])('the gateway %s', (name, startGateway) => {
  let gateway: Gateway;
  let database: Awaited<ReturnType<typeof openDatabase>>;
  let shop: BankShop;
  let novus: Buyer;
  let initial: Map<string, number>;

  beforeAll(async () => {
    gateway = await startGateway();
    database = await postgres.open(name);
    const { country } = gateway;
    shop = await startBankShop(gateway, { database, url: postgres.url(name), products: plenty, country });
    gateway.follow(shop);
    initial = await stockOf(database);
    novus = await logInBuyer(shop, '999000000005');
  });
  afterAll(async () => {
    gateway.heal();
    await shop.pass(61);
    expect(await faultsInBooks(database, initial)).toEqual([]);
    await shop.close();
    await database.close();
    await gateway.close();
  });
  beforeEach(async () => {
    gateway.heal();
    await shop.pass(61);
    await shop.api('DELETE', 'order/cart/', { token: novus.token });
  });

  const bring = async ({ address, fields }: Post) => {
    const { pathname, search } = new URL(address, 'http://shop.localhost');
    const { statusCode, headers } = await shop.app.inject({
      method: 'POST',
      url: pathname + search,
      headers: {
        host: 'shop.localhost',
        accept: 'text/html,*/*',
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'cross-site',
      },
      payload: new URLSearchParams(fields).toString(),
    });
    return `${statusCode} ${headers.location}`;
  };
  const buy = () => novus.buy('100', 4);
  const pay = async (order: PlacedOrder) => bring(await gateway.goThrough(shop, order, 'approve'));
  const takeMoney = (order: PlacedOrder, amount = order.total) =>
    gateway.books.approve({ oid: oidOf(order), amount, ...gateway.named });
  const status = async ({ pk }: PlacedOrder) => (await novus.order(pk)).status;
  const outcomes = async ({ pk }: PlacedOrder) =>
    (await shop.ledger(pk)).map(({ kind, source, outcome }) => `${kind} ${source} ${outcome}`);
  const atBank = (order: PlacedOrder) =>
    gateway.books
      .transactionsOf(oidOf(order))
      .map(
        ({ kind, state, amount }) => `${kind} ${state === 'settled' ? 'captured' : state} ${amount / 100}`,
      );

  it('PAY-3 PAY-5 pays an order once, however often and at once the answer comes', async () => {
    const order = await buy();
    const answer = await gateway.goThrough(shop, order, 'approve');
    const led = await Promise.all(Array.from({ length: 5 }, () => bring(answer)));
    expect(new Set(led)).toEqual(new Set([`303 /pay/success?order=${order.pk}`]));
    expect(await status(order)).toBe('paid');
    expect(await outcomes(order)).toEqual(['payment answer paid']);
    await shop.work();
    expect(shop.mails('paid').filter(({ subject }) => subject.includes(order.code))).toHaveLength(1);
  });

  it('PAY-5 a refusal, or a page that was left, leads back to the order, which can be paid after it', async () => {
    const order = await buy();
    for (const decision of ['decline', 'abandon'] as const) {
      const answer = await gateway.goThrough(shop, order, decision);
      expect(await bring(answer)).toBe(`303 /pay/error?order=${order.pk}`);
      expect(await status(order)).toBe('awaiting_payment');
    }
    expect(await pay(order)).toBe(`303 /pay/success?order=${order.pk}`);
    expect(await status(order)).toBe('paid');
  });

  it.runIf(name === 'iyzico')(
    'PAY-3 PAY-12 no payment begins of a sum that the order had before, or of one that waits no more',
    async () => {
      const order = await buy();
      const changed = (
        await novus.place(order.pk, {
          payment: 'card',
          delivery: 'pickup',
          pickupNameSurname: 'Ada Buyer',
          pickupPhone: '+999555123456',
          agreements: ['distance-sales'],
        })
      ).json<PlacedOrder>();
      expect(changed.total).not.toBe(order.total);
      expect(await beginAt(shop, order)).toBe('/pay/error');
      expect(await pay(changed)).toBe(`303 /pay/success?order=${order.pk}`);
      expect(await beginAt(shop, changed)).toBe('/pay/error');
    },
  );

  it('PAY-5 what the gateway did not say changes nothing', async () => {
    const order = await buy();
    const truth = await gateway.goThrough(shop, order, 'decline');
    // The place of an unpaid order is taken by the next of the same buyer.
    const other = await buy();
    for (const lie of gateway.lies(other, truth)) expect(await bring(lie)).toMatch(/^303 \/pay\/error/);
    await shop.work();
    expect([await status(other), await outcomes(other)]).toEqual(['awaiting_payment', []]);
  });

  it('PAY-5 PAY-9 another sum than was asked is kept, told and no payment', async () => {
    const order = await buy();
    takeMoney(order, '1.00');
    await shop.pass(20);
    expect(await status(order)).not.toBe('paid');
    expect(await outcomes(order)).toEqual(['payment history mismatch']);
    expect((await shop.tasks('payment-mismatch')).filter((task) => task.order_id === order.pk)).toHaveLength(
      1,
    );
  });

  it('PAY-10 an answer that never came is asked for', async () => {
    const order = await buy();
    takeMoney(order);
    await shop.pass(16);
    expect([await status(order), await outcomes(order)]).toEqual(['paid', ['payment history paid']]);
  });

  it('PAY-10 a gateway that fails while the buyer comes back says nothing, and is asked again', async () => {
    const order = await buy();
    const answer = await gateway.goThrough(shop, order, 'approve');
    gateway.books.faults.serverError = true;
    await bring(answer);
    await shop.work();
    gateway.heal();
    // Before its hold is let go.
    await shop.pass(31);
    expect(await status(order)).toBe('paid');
    expect((await outcomes(order)).filter((outcome) => outcome.endsWith(' paid'))).toHaveLength(1);
  });

  it('PAY-12 money that comes after the order had ended is judged anew', async () => {
    const order = await buy();
    const answer = await gateway.goThrough(shop, order, 'abandon');
    await bring(answer);
    await shop.pass(31);
    expect(await status(order)).toBe('expired');
    takeMoney(order);
    await shop.pass(60);
    expect([await status(order), await outcomes(order)]).toEqual([
      'paid',
      ['payment answer declined', 'payment history paid'],
    ]);
  });

  it('PAY-12 paid twice, the second money is kept and told', async () => {
    const order = await buy();
    await pay(order);
    takeMoney(order);
    // The day after it the books are compared, which finds it.
    shop.clock.set(
      new Date(shop.clock.now().getTime() + 86_400_000).toISOString().replace(/T.*/, 'T05:00:00Z'),
    );
    await shop.work();
    expect(await outcomes(order)).toEqual(['payment answer paid', 'payment history double']);
    expect((await shop.tasks('payment-double')).filter((task) => task.order_id === order.pk)).toHaveLength(1);
  });

  const cancel = (order: PlacedOrder) => shop.operate('order', order.code, 'cancelled', '--refund');
  const part = (order: PlacedOrder, amount: string) => shop.operate('refund', order.code, '--amount', amount);

  it('PAY-10 ORD-7 all of today’s payment is cancelled, of an earlier day’s refunded', async () => {
    const orders: PlacedOrder[] = [];
    for (let count = 0; count < 2; count += 1) {
      const order = await buy();
      expect(await pay(order)).toContain('/pay/success');
      orders.push(order);
    }
    const [today, earlier] = orders;
    if (!today || !earlier) throw new Error('nothing was bought');
    await cancel(today);
    await shop.work();
    expect([await status(today), atBank(today)]).toEqual([
      'refunded',
      [`sale voided ${Number(today.total)}`],
    ]);
    await gateway.endDay(shop);
    await cancel(earlier);
    await shop.work();
    const total = Number(earlier.total);
    expect([await status(earlier), atBank(earlier)]).toEqual([
      'refunded',
      [`refund captured ${total}`, `sale captured ${total}`],
    ]);
    expect((await outcomes(earlier)).at(-1)).toBe('refund request done');
  });

  it('PAY-10 parts are given back up to the sum, each once though its answer was lost', async () => {
    const order = await buy();
    await pay(order);
    await gateway.endDay(shop);
    for (const amount of ['10.00', '10.00', '25.50']) await part(order, amount);
    gateway.books.faults.loseAnswer = true;
    await shop.work();
    await shop.pass(2);
    gateway.heal();
    for (let turn = 0; turn < 4; turn += 1) await shop.pass(31);
    expect(atBank(order).toSorted()).toEqual([
      'refund captured 10',
      'refund captured 10',
      'refund captured 25.5',
      `sale captured ${Number(order.total)}`,
    ]);
    expect((await outcomes(order)).filter((outcome) => outcome === 'refund request done')).toHaveLength(3);
    expect((await part(order, '100.00')).code).toBe(1);
  });

  it('PAY-11 the next day’s comparison books what nobody told', async () => {
    const order = await buy();
    // Nobody asks any more: five days of questions are over for this one.
    await shop.rows('update payment_attempts set ask_at = null where order_id = $1', [order.pk]);
    takeMoney(order);
    shop.clock.set(
      new Date(shop.clock.now().getTime() + 86_400_000).toISOString().replace(/T.*/, 'T05:00:00Z'),
    );
    await shop.work();
    expect(await outcomes(order)).toEqual(['payment history paid']);
  });
});
