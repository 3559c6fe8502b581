import { byCard, giftCountry, logInBuyer, pickedUp, seedProducts, type Buyer } from '@caravan/server/testing';
import { faultsInBooks, stockOf } from '@caravan/server/testing/books';
import type { openDatabase } from '@caravan/server/testing/database';
import { startPostgres, type TestPostgres } from '@caravan/server/testing/postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBank, type BankAtWork } from './testing/bank-at-work.ts';
import {
  answerOf,
  localCountry,
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
  const country = localCountry({ rules: giftCountry().rules });
  shop = await startBankShop(bank, { database, country, url: postgres.url('shop'), products: plenty });
  novus = await logInBuyer(shop, '999000000005');
});
afterAll(async () => {
  expect(await faultsInBooks(database, new Map())).toEqual([]);
  await shop.close();
  await database.close();
  await postgres.stop();
  await bank.close();
});

const emptyCart = () => shop.api('DELETE', 'order/cart/', { token: novus.token });
const setStock = (code: string, stock: number) =>
  shop.rows('update products set stock = $2 where code = $1', [code, stock]);

beforeEach(async () => {
  // Another day: daily limits begin anew.
  await shop.pass(25 * 60);
  await setStock('100', 500);
  await setStock('101', 500);
  await emptyCart();
});

const stock = async (code: string) => (await stockOf(database)).get(code);
const now = async ({ pk }: PlacedOrder) => {
  const { status, history } = await novus.order(pk);
  const [last] = await shop.rows<{ cause: string }>(
    'select cause from order_history where order_id = $1 order by id desc limit 1',
    [pk],
  );
  return { status, steps: history.map((step) => step.status), cause: last?.cause };
};
const kindsOf = ({ code }: PlacedOrder) =>
  shop
    .mails()
    .filter(({ subject }) => subject.includes(code))
    .map(({ kind }) => kind)
    .toSorted();
const expired = async (code = '100', quantity = 4, body: unknown = byCard): Promise<PlacedOrder> => {
  const order = await novus.buy(code, quantity, body);
  await shop.pass(31);
  expect((await now(order)).status).toBe('expired');
  await emptyCart();
  return order;
};
/** Its money comes now, with the bank's own word in its books. */
const payLate = async (order: PlacedOrder): Promise<void> => {
  const TransId = shop.takeMoney(order);
  expect(await shop.bring(answerOf(order, { TransId }))).toEqual({
    status: 303,
    location: `/pay/success?order=${order.pk}`,
  });
  await shop.work();
};
const reviewed = ['operator-review', 'received', 'review'];

describe('money that comes after an order had ended is judged anew', () => {
  it('PAY-12 PAY-6 expired, and all still holds: paid, its units taken again', async () => {
    const order = await expired();
    const before = (await stock('100')) ?? 0;
    await payLate(order);
    expect(await now(order)).toMatchObject({ status: 'paid', cause: 'paid by card' });
    expect(await stock('100')).toBe(before - 4);
    expect(kindsOf(order)).toEqual(['paid', 'received']);
  });

  it('PAY-12 DLV-6 LIM-7 comes days after it was promised, and is promised anew', async () => {
    const order = await expired();
    await shop.pass(9 * 24 * 60);
    await payLate(order);
    const { arrives, status } = await novus.order(order.pk);
    expect(status).toBe('paid');
    expect((arrives?.from ?? '') > (order.arrives?.to ?? '')).toBe(true);
  });

  it('PAY-12 PAY-6 its units are gone: a person decides, buyer and operator are told', async () => {
    const order = await expired();
    await setStock('100', 3);
    await payLate(order);
    expect(await now(order)).toMatchObject({
      status: 'paid_review',
      cause: 'paid after its units were gone',
    });
    expect(await stock('100')).toBe(3);
    expect(kindsOf(order)).toEqual(reviewed);
    expect(shop.mails('review').find(({ subject }) => subject.includes(order.code))?.to).toBe(
      '999000000005@mail.example',
    );
  });

  it('PAY-12 a price has changed', async () => {
    const order = await expired();
    await shop.rows(`update products set price = price + 1 where code = '100'`);
    await payLate(order);
    expect(await now(order)).toMatchObject({
      status: 'paid_review',
      cause: 'paid after its prices had changed',
    });
    await shop.rows(`update products set price = price - 1 where code = '100'`);
    expect(kindsOf(order)).toEqual(reviewed);
  });

  it('PAY-12 a product has been withdrawn', async () => {
    const order = await expired();
    await shop.rows(`update products set disabled = true where code = '100'`);
    await payLate(order);
    expect((await now(order)).status).toBe('paid_review');
    await shop.rows(`update products set disabled = false where code = '100'`);
  });

  it('PAY-12 LIM-7 a limit is used up meanwhile', async () => {
    await novus.add('101', 4);
    const order = await expired('301', 2);
    await novus.add('101', 4);
    await shop.pay(await novus.buy('301', 2));
    await payLate(order);
    expect(await now(order)).toMatchObject({ status: 'paid_review', cause: 'paid beyond a limit' });
  });

  it('PAY-12 LIM-7 replaced by an order that can still be paid: that one counts too', async () => {
    await novus.add('101', 4);
    const order = await novus.buy('301', 2);
    const other = await novus.buy('100', 1);
    expect(await now(order)).toMatchObject({ status: 'cancelled', cause: 'replaced' });
    await payLate(order);
    expect(await now(order)).toMatchObject({ status: 'paid_review', cause: 'paid beyond a limit' });
    expect((await now(other)).status).toBe('awaiting_payment');
    expect(kindsOf(order)).toEqual(reviewed);
  });

  it('PAY-12 replaced, and all still holds: paid beside the one that took its place', async () => {
    const order = await novus.buy('100', 2);
    const other = await novus.buy('100', 2);
    await payLate(order);
    expect([(await now(order)).status, (await now(other)).status]).toEqual(['paid', 'awaiting_payment']);
    await shop.pay(other);
    expect((await now(other)).status).toBe('paid');
  });

  it('PAY-12 LIM-6 its coupon was used by another order: units are not taken', async () => {
    await shop.pay(await novus.buy('100', 4));
    await emptyCart();
    const coupons = (await shop.api('GET', 'order/coupons/', { token: novus.token })).json<
      { code: string; state: string }[]
    >();
    const coupon = coupons.find(({ state }) => state === 'usable')?.code;
    expect(coupon).toBeDefined();
    const order = await expired('100', 4, { ...byCard, coupon });
    await shop.pay(await novus.buy('101', 4, { ...byCard, coupon }));
    const before = await stock('100');
    await payLate(order);
    expect(await now(order)).toMatchObject({
      status: 'paid_review',
      cause: 'paid after its coupon was used',
    });
    expect(await stock('100')).toBe(before);
  });

  it('PAY-12 PAY-10 of which nobody heard but the bank’s books: found when it is asked', async () => {
    const order = await expired();
    shop.takeMoney(order);
    await shop.pass(10);
    expect((await now(order)).status).toBe('paid');
  });
});

describe('money of another sum than the order has by now', () => {
  /** The same order as two forms of the bank: fetched by its buyer when it was placed first, then brought to them. */
  const placedTwice = async (first: object, then: object) => {
    const earlier = await novus.buy('100', 4, first);
    const order = (await novus.place(earlier.pk, then)).json<PlacedOrder>();
    const [paid, costs] = [Number(earlier.total), Number(order.total)];
    return {
      earlier,
      order,
      paid: paid.toFixed(2),
      costs: costs.toFixed(2),
      over: (paid - costs).toFixed(2),
    };
  };
  const textOf = (kind: string, { code }: PlacedOrder) =>
    shop.mails(kind).find(({ subject }) => subject.includes(code))?.text;

  it('PAY-12 LIM-6 too much: both sums are told, no day and no coupon are promised, and accept --refund gives the difference back', async () => {
    const { earlier, order, paid, costs, over } = await placedTwice(byCard, pickedUp);
    expect(Number(over)).toBeGreaterThan(0);
    await payLate(earlier);
    expect(await now(order)).toMatchObject({ status: 'paid_review', cause: 'paid another sum' });
    expect(order).toMatchObject({ arrives: expect.anything(), couponEarned: { state: 'promised' } });
    const { arrives, couponEarned } = await novus.order(order.pk);
    expect([arrives, couponEarned]).toEqual([undefined, undefined]);
    expect(textOf('operator-review', order)).toMatch(
      new RegExp(`${paid}.* was paid, but the order costs ${costs}`),
    );
    expect(textOf('operator-review', order)).toContain('accept the order with --refund');
    expect(textOf('review', order)).toMatch(
      new RegExp(`You paid ${paid}.*, but the order now costs ${costs}`),
    );

    await shop.pass(3 * 24 * 60);
    const told = await shop.operate('accept', order.code, '--refund');
    expect(told.text).toContain(`to pay back: ${over} XXD, the bank is asked`);
    expect((await novus.order(order.pk)).arrives?.from).toMatch(/^2/);
    bank.books.settle();
    await shop.pass(5);
    expect((await now(order)).status).toBe('paid');
    expect(textOf('refunded', order)).toMatch(new RegExp(over));
    const [back] = bank.books.transactionsOf(oidOf(earlier)).filter(({ kind }) => kind === 'refund');
    expect(back).toMatchObject({ amount: Math.round(Number(over) * 100), state: 'captured' });
  });

  it('PAY-12 PAY-9 paid by both forms: the difference goes back of the payment that was too much', async () => {
    const { earlier, order, over } = await placedTwice(byCard, pickedUp);
    await payLate(earlier);
    await payLate(order);
    const double = (await shop.ledger(order.pk)).find(({ outcome }) => outcome === 'double');
    expect(textOf('operator-double', order)).toContain(double?.transaction_id);
    bank.books.settle();
    await shop.operate('accept', order.code, '--refund');
    await shop.pass(5);
    const refunds = [earlier, order].map((form) =>
      bank.books.transactionsOf(oidOf(form)).filter(({ kind }) => kind === 'refund'),
    );
    expect(refunds).toEqual([[expect.objectContaining({ amount: Math.round(Number(over) * 100) })], []]);
  });

  it('PAY-12 too little: both sums are told, and accepting says what is lacking', async () => {
    const { earlier, order, paid, costs } = await placedTwice(pickedUp, byCard);
    await payLate(earlier);
    expect(textOf('operator-review', order)).toMatch(
      new RegExp(`${paid}.* was paid, but the order costs ${costs}`),
    );
    expect(textOf('operator-review', order)).not.toContain('--refund');
    const told = await shop.operate('accept', order.code, '--refund');
    const lacking = (Number(costs) - Number(paid)).toFixed(2);
    expect(told.text.trim()).toBe(
      `${order.code}: paid_review → paid, paid ${lacking} XXD less than it costs`,
    );
    expect((await now(order)).status).toBe('paid');
  });

  it('PAY-12 too little, of which a part is sent: what is lacking is taken off what goes back', async () => {
    const { earlier, order, over } = await placedTwice(pickedUp, byCard);
    await payLate(earlier);
    await setStock('100', 3);
    const told = await shop.operate('accept', order.code, '--available', '--refund');
    const [, back] = /to pay back: ([\d.]+) XXD, the bank is asked/.exec(told.text) ?? [];
    // A quarter of the goods less 5 %, with its part of the card's fee.
    expect((Number(back) - Number(over)).toFixed(2)).toMatch(/^24\.\d\d$/);
  });
});

describe('what the operator may choose', () => {
  /** Four units, of which so many are left when the money comes. */
  const inReview = async (left: number): Promise<PlacedOrder> => {
    const order = await expired();
    await setStock('100', left);
    await payLate(order);
    expect((await now(order)).status).toBe('paid_review');
    return order;
  };

  it('PAY-12 accept: all of it, once all of it is there', async () => {
    const order = await inReview(3);
    expect(await shop.operate('accept', order.code)).toMatchObject({
      code: 1,
      complaints: expect.stringContaining('its units are gone'),
    });
    expect([(await now(order)).status, await stock('100')]).toEqual(['paid_review', 3]);
    await setStock('100', 5);
    expect((await shop.operate('accept', order.code, '--reason', 'came again')).code).toBe(0);
    await shop.work();
    expect(await now(order)).toMatchObject({ status: 'paid', cause: 'came again' });
    expect(await stock('100')).toBe(1);
    expect(kindsOf(order).filter((kind) => kind === 'paid')).toHaveLength(1);
    expect((await shop.operate('accept', order.code)).code).toBe(1);
  });

  it('PAY-12 accept --available: what is there is sent, the rest is given back, the buyer is told', async () => {
    const order = await inReview(3);
    const told = await shop.operate('accept', order.code, '--available', '--refund');
    // A quarter of the goods less 5 %, with its part of the card's fee.
    expect(told.text).toMatch(/to pay back: 24\.\d\d XXD, the bank is asked/);
    bank.books.settle();
    await shop.pass(5);
    expect((await now(order)).status).toBe('paid');
    expect(await stock('100')).toBe(0);
    const lines = await shop.rows(
      'select quantity, returned, restocked from order_lines where order_id = $1 and not gift',
      [order.pk],
    );
    expect(lines).toEqual([{ quantity: 4, returned: 1, restocked: 1 }]);
    expect(kindsOf(order)).toEqual(['operator-review', 'partly-shipped', 'received', 'refunded', 'review']);
    const amounts = bank.books.transactionsOf(oidOf(order)).filter(({ state }) => state !== 'failed');
    expect(amounts.map(({ kind, state }) => `${kind} ${state}`)).toEqual(['refund captured', 'sale settled']);
    expect(told.text).toContain(((amounts[0]?.amount ?? 0) / 100).toFixed(2));
  });

  it('PAY-12 accept --available with nothing there changes nothing', async () => {
    const order = await inReview(0);
    expect((await shop.operate('accept', order.code, '--available', '--refund')).code).toBe(1);
    expect((await now(order)).status).toBe('paid_review');
  });

  it('PAY-12 refund: the order is cancelled, and its money goes back', async () => {
    const order = await inReview(0);
    expect((await shop.operate('refund', order.code)).text).toContain('the bank is asked');
    expect((await now(order)).status).toBe('cancelled');
    await shop.work();
    expect((await now(order)).status).toBe('refunded');
    expect(await stock('100')).toBe(0);
    expect(kindsOf(order)).toEqual(['cancelled', 'operator-review', 'received', 'refunded', 'review']);
    expect(bank.books.transactionsOf(oidOf(order)).map(({ state }) => state)).toEqual(['voided']);
  });

  it('PAY-12 a refund that is refused leaves the order to be decided', async () => {
    const order = await inReview(0);
    expect((await shop.operate('refund', order.code, '--amount', '999.00')).code).toBe(1);
    expect((await now(order)).status).toBe('paid_review');
    await shop.work();
    expect(kindsOf(order)).toEqual(reviewed);
  });
});
