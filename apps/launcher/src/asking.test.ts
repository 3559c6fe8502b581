import { logInBuyer, seedProducts, type Buyer } from '@caravan/server/testing';
import { faultsInBooks, stockOf } from '@caravan/server/testing/books';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
let shop: BankShop;
let novus: Buyer;
let initial: Map<string, number>;

beforeAll(async () => {
  bank = await startBank();
  shop = await startBankShop(bank, { products: plenty });
  initial = await stockOf(shop.database);
  novus = await logInBuyer(shop, '999000000005');
});
afterAll(async () => {
  bank.heal();
  await shop.pass(61);
  expect(await faultsInBooks(shop.database, initial)).toEqual([]);
  await shop.close();
  await bank.close();
});
beforeEach(async () => {
  bank.heal();
  await shop.pass(61);
  await shop.api('DELETE', 'order/cart/', { token: novus.token });
});

const status = async ({ pk }: PlacedOrder) => (await novus.order(pk)).status;
const asked = async ({ pk }: PlacedOrder) => {
  const [attempt] = await shop.rows<{ asked: number; answered: boolean; due: Date | null }>(
    `select asked, answered_at is not null as answered, ask_at as due from payment_attempts where order_id = $1`,
    [pk],
  );
  if (!attempt) throw new Error('no attempt');
  return attempt;
};
const comeBack = ({ pk }: PlacedOrder) =>
  shop.api('GET', `order/order/${pk}/?checkPayment=true`, { token: novus.token });
const refuse = (order: PlacedOrder) => {
  const { oid = '', amount = '', currency = '' } = formOf(order);
  return bank.books.decline({ oid, amount, currency });
};

describe('the bank is asked what became of a payment', () => {
  it('PAY-10 F09 at once when the buyer is back without an answer', async () => {
    const order = await novus.buy('100', 4);
    shop.takeMoney(order);
    expect((await comeBack(order)).statusCode).toBe(200);
    await expect.poll(() => status(order)).toBe('paid');
  });

  it('PAY-10 F11 at once when a forged answer comes that knows the number, whatever it says', async () => {
    const unpaid = await novus.buy('100', 4);
    const forged = await shop.bring({ ...answerOf(unpaid), HASH: 'guessed' });
    expect(forged).toEqual({ status: 303, location: `/pay/error?order=${unpaid.pk}` });
    await expect.poll(() => asked(unpaid)).toMatchObject({ asked: 1, answered: true });
    expect(await status(unpaid)).toBe('awaiting_payment');
    shop.takeMoney(unpaid);
    shop.clock.pass(1);
    await shop.bring({ ...answerOf(unpaid), Response: 'Declined' });
    await expect.poll(() => status(unpaid)).toBe('paid');
  });

  it('PAY-5 PAY-10 at once when another merchant’s money comes under its number', async () => {
    const order = await novus.buy('100', 4);
    shop.takeMoney(order);
    const elsewhere = await shop.bring(answerOf(order, { clientid: '200' }));
    expect(elsewhere).toEqual({ status: 303, location: `/pay/error?order=${order.pk}` });
    await expect.poll(() => status(order)).toBe('paid');
  });

  it('PAY-10 not more than once in ten seconds, however often the page looks, whether it answers or not', async () => {
    for (const broken of [false, true]) {
      await shop.pass(61);
      const order = await novus.buy('100', 4);
      bank.books.faults.serverError = broken;
      const before = bank.questions();
      for (let look = 0; look < 5; look += 1) {
        await comeBack(order);
        await new Promise((done) => setTimeout(done, 50));
      }
      expect(bank.questions() - before, `broken: ${broken}`).toBe(1);
    }
  });

  it('PAY-10 looks of the buyer do not make the pauses afterwards longer', async () => {
    const order = await novus.buy('100', 4);
    for (let look = 0; look < 6; look += 1) {
      await comeBack(order);
      await expect.poll(() => asked(order)).toMatchObject({ answered: true });
      shop.clock.pass(0.5);
    }
    await shop.pass(31);
    expect(await status(order)).toBe('expired');
    const { due } = await asked(order);
    expect((due?.getTime() ?? 0) - shop.clock.now().getTime()).toBeLessThanOrEqual(5 * 60_000);
  });

  it('PAY-10 F10 at 15 minutes: an approval whose notice was dropped pays the order', async () => {
    const order = await novus.buy('100', 4);
    bank.books.faults.dropNotices = true;
    await bank.goThrough(formOf(order), 'approve');
    await shop.pass(14);
    expect([await status(order), (await asked(order)).asked]).toEqual(['awaiting_payment', 0]);
    await shop.pass(1);
    expect(await status(order)).toBe('paid');
    expect(await shop.ledger(order.pk)).toMatchObject([{ source: 'history', outcome: 'paid' }]);
    expect(shop.mails('paid').some(({ subject }) => subject.includes(order.code))).toBe(true);
  });

  it('PAY-10 PAY-12 at the hold’s end, before its units are given back', async () => {
    const order = await novus.buy('100', 4);
    await shop.pass(20);
    shop.takeMoney(order);
    await shop.pass(10);
    expect(await status(order)).toBe('paid');
    expect((await novus.order(order.pk)).history.map((step) => step.status)).toEqual([
      'draft',
      'awaiting_payment',
      'paid',
    ]);
  });

  it.each([
    ['of which the bank knows nothing', () => undefined],
    ['that the bank refused', (order: PlacedOrder) => refuse(order)],
  ])('PAY-10 F10 a payment %s lets the hold go at its end, and not before', async (_name, prepare) => {
    const before = (await stockOf(shop.database)).get('100');
    const order = await novus.buy('100', 4);
    prepare(order);
    await shop.pass(29);
    expect(await status(order)).toBe('awaiting_payment');
    await shop.pass(1);
    expect(await status(order)).toBe('expired');
    expect((await stockOf(shop.database)).get('100')).toBe(before);
  });

  it('PAY-10 a page that was left is no failure yet: the next try pays the same order', async () => {
    const order = await novus.buy('100', 4);
    await shop.bring(await bank.goThrough(formOf(order), 'abandon'));
    await shop.pass(16);
    expect(await status(order)).toBe('awaiting_payment');
    await bank.goThrough(formOf(order), 'approve');
    expect(await status(order)).toBe('paid');
  });
});

describe('a bank that says nothing usable', () => {
  it.each(['serverError', 'nonsense'] as const)(
    'PAY-10 PAY-12 F10 %s: unknown is not failed; the hold waits for it, but no longer than two minutes',
    async (fault) => {
      const order = await novus.buy('100', 4);
      bank.books.faults[fault] = true;
      await shop.pass(30);
      expect(await status(order)).toBe('awaiting_payment');
      await shop.pass(1.4);
      expect(await status(order)).toBe('awaiting_payment');
      await shop.pass(0.2);
      expect(await status(order)).toBe('expired');
      bank.heal();
      shop.takeMoney(order);
      await shop.pass(30);
      expect(await status(order)).toBe('paid');
      expect(await shop.tasks('payment-unsettled')).toEqual([]);
    },
  );

  it('PAY-10 PAY-12 silent: no answer in time is unknown, the hold ends all the same', async () => {
    const order = await novus.buy('100', 4);
    bank.books.faults.silent = true;
    await shop.pass(30);
    expect(await status(order)).toBe('awaiting_payment');
    expect((await asked(order)).answered).toBe(false);
    await shop.pass(1.6);
    expect(await status(order)).toBe('expired');
  });

  it.each([
    ['in another encoding than it says', { wrongEncoding: true }],
    ['late, but in time', { slow: 300 }],
  ])('PAY-10 %s it is understood', async (_name, faults) => {
    const order = await novus.buy('100', 4);
    shop.takeMoney(order);
    Object.assign(bank.books.faults, faults);
    await shop.pass(15);
    expect(await status(order)).toBe('paid');
  });
});

describe('after the hold', () => {
  it('PAY-10 it is asked with growing pauses for five days', async () => {
    const order = await novus.buy('100', 4);
    await shop.pass(30);
    const pauses: number[] = [];
    const begun = shop.clock.now().getTime();
    for (;;) {
      const { due } = await asked(order);
      if (due === null) break;
      pauses.push(Math.round((due.getTime() - shop.clock.now().getTime()) / 60_000));
      shop.clock.set(due.toISOString());
      await shop.work();
    }
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(pauses[0]).toBeLessThanOrEqual(5);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(12 * 60);
    const days = (shop.clock.now().getTime() - begun) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(4.9);
    expect(days).toBeLessThan(5.6);
    expect((await shop.tasks('payment-unsettled')).filter(({ order_id: id }) => id === order.pk)).toEqual([]);
  });

  it('PAY-10 what was begun at another bank is a person’s: ours is not asked, and the hold ends in time', async () => {
    const order = await novus.buy('100', 4);
    shop.takeMoney(order);
    await shop.rows(`update payment_attempts set merchant = 'before' where order_id = $1`, [order.pk]);
    await shop.pass(31);
    expect(await status(order)).toBe('expired');
    expect((await asked(order)).due).toBeNull();
    const tasks = (await shop.tasks('payment-unsettled')).filter(({ order_id: id }) => id === order.pk);
    expect(tasks).toMatchObject([{ details: { said: expect.stringContaining('merchant before') } }]);
    const told = (kind: string) => shop.mails(kind).filter(({ subject }) => subject.includes(order.code));
    expect([told('operator-elsewhere').length, told('operator-unsettled')]).toEqual([1, []]);
  });

  const forFiveDays = async (order: PlacedOrder) => {
    for (let half = 0; half < 13 && (await asked(order)).due !== null; half += 1)
      await shop.pass(12 * 60 + 1);
    return (await shop.tasks('payment-unsettled')).filter(({ order_id: id }) => id === order.pk);
  };

  it('PAY-10 a bank that never answers: then it is a task and a mail, once', async () => {
    const order = await novus.buy('100', 4);
    bank.books.faults.serverError = true;
    const tasks = await forFiveDays(order);
    expect(tasks).toMatchObject([{ details: { oid: oidOf(order) } }]);
    expect(
      shop.mails('operator-unsettled').filter(({ subject }) => subject.includes(order.code)),
    ).toHaveLength(1);
    expect(await status(order)).toBe('expired');
    expect((await asked(order)).due).toBeNull();
  });

  it('PAY-9 PAY-10 money of another sum is booked and told once, and not asked for again', async () => {
    const order = await novus.buy('100', 4);
    bank.books.approve({ oid: oidOf(order), amount: '1.00', currency: '999' });
    await shop.pass(15);
    expect(await shop.ledger(order.pk)).toMatchObject([
      { outcome: 'mismatch', amount: 100, source: 'history' },
    ]);
    expect((await asked(order)).due).toBeNull();
    await shop.pass(16);
    expect(await status(order)).toBe('expired');
    expect((await shop.tasks('payment-mismatch')).filter(({ order_id: id }) => id === order.pk)).toHaveLength(
      1,
    );
  });
});
