import { logInBuyer, onDelivery, seedProducts, type Buyer } from '@caravan/server/testing';
import type { openDatabase } from '@caravan/server/testing/database';
import { startPostgres, type TestPostgres } from '@caravan/server/testing/postgres';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startBank, type BankAtWork } from './testing/bank-at-work.ts';
import {
  answerOf,
  formOf,
  oidOf,
  startBankShop,
  type BankShop,
  type PlacedOrder,
} from './testing/bank-shop.ts';

const plenty = seedProducts.map((product) => ({ ...product, stock: 500 }));

let bank: BankAtWork;
let postgres: TestPostgres;
let database: Awaited<ReturnType<typeof openDatabase>>;
let shop: BankShop;
let novus: Buyer;

beforeAll(async () => {
  bank = await startBank();
  postgres = await startPostgres();
  database = await postgres.open('shop');
  shop = await startBankShop(bank, { database, url: postgres.url('shop'), products: plenty });
  novus = await logInBuyer(shop, '999000000005');
});
afterAll(async () => {
  await shop.close();
  await database.close();
  await postgres.stop();
  await bank.close();
});
beforeEach(async () => {
  bank.heal();
  // The next noon, six hours to the east.
  const noon = new Date(shop.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
  shop.clock.set(`${noon}T06:00:00Z`);
  await shop.work();
  await shop.api('DELETE', 'order/cart/', { token: novus.token });
});

interface Books {
  readonly currency: string;
  readonly ledger: Readonly<Record<'paid' | 'givenBack' | 'double' | 'unplaced', string>>;
  readonly orders: Readonly<Record<'paid' | 'givenBack' | 'atDoor', string>>;
  readonly differences: readonly { code: string | null; what: string; amount: string | null }[];
}

const today = () => shop.clock.now().toISOString().slice(0, 10);
const period = () => ['books', '--from', today(), '--to', today()];
const books = async (): Promise<Books> => JSON.parse((await shop.operate(...period(), '--json')).text);
const differences = async ({ code }: PlacedOrder) =>
  (await books()).differences
    .filter((one) => one.code === code)
    .map(({ what, amount }) => `${what} ${amount}`);
const paidOrder = async (): Promise<PlacedOrder> => {
  const order = await novus.buy('100', 4);
  await shop.pay(order);
  return order;
};

it('PAY-9 sums of ledger and orders stand side by side, and nothing differs', async () => {
  await paidOrder();
  const cancelled = await paidOrder();
  await shop.operate('order', cancelled.code, 'cancelled', '--refund');
  await shop.work();
  const door = await novus.buy('100', 4, onDelivery);
  await shop.operate('order', door.code, 'shipped');
  await shop.operate('order', door.code, 'delivered');
  expect(await books()).toEqual({
    currency: 'XXD',
    ledger: { paid: '237.30', givenBack: '118.65', double: '0.00', unplaced: '0.00' },
    orders: { paid: '237.30', givenBack: '118.65', atDoor: door.total },
    differences: [],
  });
  const { text } = await shop.operate(...period());
  expect(text).toMatch(/paid by card +237\.30 +237\.30\n/);
  expect(text).toMatch(/given back +118\.65 +118\.65\n/);
  expect(text).toContain('Nothing differs.');
});

it('PAY-9 days are those of the country, and other days do not count', async () => {
  shop.clock.set(`${today()}T17:59:00Z`);
  const before = await paidOrder();
  const day = period();
  shop.clock.set(`${today()}T18:01:00Z`);
  await shop.api('DELETE', 'order/cart/', { token: novus.token });
  await paidOrder();
  const { ledger, orders }: Books = JSON.parse((await shop.operate(...day, '--json')).text);
  expect([ledger.paid, orders.paid]).toEqual([before.total, before.total]);
  expect((await shop.operate('books', '--from', '2026-12-31', '--to', '2026-12-01')).code).toBe(64);
});

it('PAY-9 an order that is paid without money, and money without a paid order', async () => {
  const [unpaid, forgotten] = [await paidOrder(), await paidOrder()];
  await shop.rows(`update payment_ledger set outcome = 'declined' where order_id = $1`, [unpaid.pk]);
  await shop.rows(`update orders set paid_at = null where id = $1`, [forgotten.pk]);
  expect(await differences(unpaid)).toEqual(['is paid, but no money for it is in the ledger 118.65']);
  expect(await differences(forgotten)).toEqual(['has money in the ledger, but is not paid 118.65']);
});

it('PAY-9 another sum in the ledger than the order costs', async () => {
  const order = await paidOrder();
  await shop.rows(`update payment_ledger set amount = amount - 1 where order_id = $1`, [order.pk]);
  expect(await differences(order)).toEqual(['has another sum in the ledger than it costs 118.64']);
});

const tasksOf = async ({ pk }: { readonly pk: number }) =>
  (await shop.tasks()).filter(({ order_id: id }) => id === pk).map(({ kind }) => kind);

it('PAY-9 PAY-12 a double payment until it has gone back, and the task with it', async () => {
  const order = await paidOrder();
  const second = await shop.pay(order);
  const what = 'was paid more than once, or another sum; not given back yet 118.65';
  expect(await differences(order)).toEqual([what]);
  expect((await books()).ledger).toMatchObject({ paid: '118.65', double: '118.65' });
  await shop.operate('refund', order.code, '--transaction', second);
  expect(await differences(order)).toEqual([expect.stringMatching(/^a refund is on its way/), what]);
  expect(await tasksOf(order)).toEqual(['payment-double']);
  await shop.work();
  expect(await differences(order)).toEqual([]);
  expect(await tasksOf(order)).toEqual([]);
});

it('PAY-9 PAY-12 a second payment of an order that is cancelled goes back too', async () => {
  const order = await paidOrder();
  await shop.operate('order', order.code, 'cancelled', '--refund');
  const second = await shop.pay(order);
  await shop.work();
  expect(await tasksOf(order)).toEqual(['payment-double']);
  await shop.operate('refund', order.code, '--transaction', second);
  await shop.work();
  expect(await tasksOf(order)).toEqual([]);
});

it('PAY-9 PAY-12 of three payments two have to go back, whichever, until nothing is to be decided', async () => {
  const order = await paidOrder();
  const [first] = await shop.ledger(order.pk);
  const second = await shop.pay(order);
  await shop.pay(order);
  const { oid = '', currency = '', clientid: clientId = '' } = formOf(order);
  const odd = bank.books.approve({ oid, amount: '1.00', currency, clientId });
  await shop.bring(answerOf(order, { amount: '1.00', TransId: odd }));
  expect(await tasksOf(order)).toEqual(['payment-double', 'payment-double', 'payment-mismatch']);
  for (const transaction of [second, first?.transaction_id ?? '']) {
    expect((await tasksOf(order)).filter((kind) => kind === 'payment-double')).toHaveLength(2);
    await shop.operate('refund', order.code, '--transaction', transaction);
    await shop.work();
  }
  expect(await tasksOf(order)).toEqual(['payment-mismatch']);
  await shop.operate('refund', order.code, '--transaction', odd);
  await shop.work();
  expect(await tasksOf(order)).toEqual([]);
});

it('PAY-9 F12 money of another sum and of another currency, and money that fits no order', async () => {
  const order = await novus.buy('100', 4);
  await shop.bring(answerOf(order, { amount: '1.00' }));
  expect(await differences(order)).toEqual([
    'was paid more than once, or another sum; not given back yet 1.00',
  ]);
  await shop.bring(answerOf(order, { currency: '949' }));
  expect(await differences(order)).toEqual(
    expect.arrayContaining([expect.stringContaining('another currency')]),
  );
  await shop.bring(answerOf(order, { oid: 'NOBODYS', TransId: 'LOST1', amount: '2.00' }));
  const { ledger, differences: all } = await books();
  expect(ledger.unplaced).toBe('3.00');
  expect(all).toContainEqual({
    code: null,
    what: 'money that fits no order: NOBODYS, transaction LOST1 of merchant 100',
    amount: '2.00',
  });
});

it('PAY-9 ORD-7 goods that went back without their money, and a refund that failed', async () => {
  const order = await paidOrder();
  await shop.operate('order', order.code, 'cancelled');
  expect(await differences(order)).toEqual(['went back, its money has not 118.65']);
  const strange = await novus.buy('100', 4);
  await shop.bring(answerOf(strange));
  await shop.operate('order', strange.code, 'cancelled', '--refund');
  await shop.work();
  expect(await differences(strange)).toEqual([
    'a refund is refused: The bank knows no such order. 118.65',
    'went back, its money has not 118.65',
  ]);
});

it('PAY-9 PAY-12 what waits for a decision, and what is held too long', async () => {
  const order = await novus.buy('100', 4);
  await shop.pass(31);
  await shop.rows(`update products set price = price + 1 where code = '100'`);
  await shop.pay(order);
  expect(await differences(order)).toEqual(['waits for a decision 118.65']);
  await shop.api('DELETE', 'order/cart/', { token: novus.token });
  const held = await novus.buy('101', 4);
  shop.clock.pass(33);
  expect(await differences(held)).toEqual([`is held although its time is over ${held.total}`]);
  await shop.work();
  expect([await differences(held), oidOf(held)]).toEqual([[], oidOf(held)]);
});
