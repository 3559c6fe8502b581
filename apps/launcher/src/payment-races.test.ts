import { createServer } from '@caravan/server';
import {
  browserPost,
  drainJobs,
  logInBuyer,
  seedProducts,
  testSettings,
  type Buyer,
} from '@caravan/server/testing';
import { faultsInBooks, stockOf } from '@caravan/server/testing/books';
import type { openDatabase } from '@caravan/server/testing/database';
import { startPostgres, type TestPostgres } from '@caravan/server/testing/postgres';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startBank, type BankAtWork } from './testing/bank-at-work.ts';
import { answerOf, oidOf, startBankShop, type BankShop, type PlacedOrder } from './testing/bank-shop.ts';

const plenty = seedProducts.map((product) => ({ ...product, stock: 500 }));

let bank: BankAtWork;
let postgres: TestPostgres;
let database: Awaited<ReturnType<typeof openDatabase>>;
let shop: BankShop;
/** Another process of the same shop. */
let other: Awaited<ReturnType<typeof createServer>>;
let novus: Buyer;
let initial: Map<string, number>;

beforeAll(async () => {
  bank = await startBank();
  postgres = await startPostgres();
  database = await postgres.open('shop');
  shop = await startBankShop(bank, { database, url: postgres.url('shop'), products: plenty });
  const { country, clock } = shop;
  const settings = testSettings({ dataDir: shop.dataDir, bank: bank.settingsOf() });
  other = await createServer({ country, clock, settings, database: shop.database });
  await other.ready();
  initial = await stockOf(database);
  novus = await logInBuyer(shop, '999000000005');
});
afterAll(async () => {
  expect(await faultsInBooks(database, initial)).toEqual([]);
  await other.close();
  await shop.close();
  await database.close();
  await postgres.stop();
  await bank.close();
});
beforeEach(async () => {
  await shop.pass(61);
  await shop.api('DELETE', 'order/cart/', { token: novus.token });
});

const status = async ({ pk }: PlacedOrder) => (await novus.order(pk)).status;
const outcomes = async ({ pk }: PlacedOrder) =>
  (await shop.ledger(pk)).map(({ outcome }) => outcome).toSorted();
const bringToOther = async (answer: Readonly<Record<string, string>>) =>
  (await other.inject(browserPost(answer, 'shop.localhost'))).headers.location;
/** The time is turned for both before they start. */
const pass = async (minutes: number) => {
  shop.clock.pass(minutes);
  await shop.rows('select 1 as one');
};
const both = () => Promise.all([shop.work(), drainJobs(other)]);
const mails = (kind: string, { code }: PlacedOrder) =>
  shop.mails(kind).filter(({ subject }) => subject.includes(code));

it('PAY-9 F07 one answer in two forms at two processes, ten times at once, is one payment', async () => {
  const order = await novus.buy('100', 4);
  const TransId = shop.takeMoney(order);
  const forms = [answerOf(order, { TransId }), answerOf(order, { TransId, rnd: 'other' })];
  const locations = await Promise.all(
    Array.from({ length: 5 }, () => forms)
      .flat()
      .map(async (form, time) => (time % 3 === 0 ? (await shop.bring(form)).location : bringToOther(form))),
  );
  expect(new Set(locations)).toEqual(new Set([`/pay/success?order=${order.pk}`]));
  expect(await outcomes(order)).toEqual(['paid', 'repeated']);
  await both();
  expect(mails('paid', order)).toHaveLength(1);
});

it('PAY-9 one transaction that is told of two orders at once is booked once', async () => {
  const first = await novus.buy('100', 4);
  await shop.api('DELETE', 'order/cart/', { token: novus.token });
  const someone = await logInBuyer(shop, '999000000004');
  const second = await someone.buy('100', 4);
  await Promise.all([
    shop.bring(answerOf(first, { TransId: 'BOTH' })),
    bringToOther(answerOf(second, { TransId: 'BOTH' })),
  ]);
  expect([...(await outcomes(first)), ...(await outcomes(second))].toSorted()).toEqual(['paid', 'repeated']);
  const { status: theirs } = await someone.order(second.pk);
  expect([await status(first), theirs].toSorted()).toEqual(['awaiting_payment', 'paid']);
  for (const [who, { pk }] of [
    [novus, first],
    [someone, second],
  ] as const)
    await shop.api('POST', `order/order/${pk}/cancel/`, { token: who.token });
});

it('PAY-9 PAY-12 two payments of one order at once: one pays it, the other is double', async () => {
  const order = await novus.buy('100', 4);
  const [one, two] = [shop.takeMoney(order), shop.takeMoney(order)];
  await Promise.all([
    shop.bring(answerOf(order, { TransId: one })),
    bringToOther(answerOf(order, { TransId: two })),
  ]);
  expect(await outcomes(order)).toEqual(['double', 'paid']);
});

it('PAY-10 two processes ask about one attempt once', async () => {
  const order = await novus.buy('100', 4);
  shop.takeMoney(order);
  await pass(15);
  await both();
  const asked = await shop.rows('select asked from payment_attempts where oid = $1', [oidOf(order)]);
  expect(asked).toEqual([{ asked: 1 }]);
  expect([await status(order), await outcomes(order)]).toEqual(['paid', ['paid']]);
});

it('PAY-12 SRV-14 the answer comes while the hold ends: paid, and its units are taken once', async () => {
  for (let time = 0; time < 5; time += 1) {
    const before = (await stockOf(database)).get('100') ?? 0;
    const order = await novus.buy('100', 4);
    await pass(32);
    await Promise.all([both(), shop.bring(answerOf(order, { TransId: shop.takeMoney(order) }))]);
    expect(await status(order)).toBe('paid');
    expect((await stockOf(database)).get('100')).toBe(before - 4);
  }
});

it('PAY-10 ORD-7 two processes make a refund once', async () => {
  const order = await novus.buy('100', 4);
  await shop.pay(order);
  bank.books.settle();
  for (const amount of ['1.00', '1.00', '2.00']) await shop.operate('refund', order.code, '--amount', amount);
  await both();
  for (let turn = 0; turn < 3; turn += 1) {
    await pass(6);
    await both();
  }
  const made = bank.books.transactionsOf(oidOf(order)).filter(({ kind }) => kind === 'refund');
  expect(made.map(({ amount, state }) => `${state} ${amount}`).toSorted()).toEqual([
    'captured 100',
    'captured 100',
    'captured 200',
  ]);
  expect(mails('refunded', order)).toHaveLength(3);
});
