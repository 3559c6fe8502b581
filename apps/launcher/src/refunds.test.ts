import { logInBuyer, seedProducts, type Buyer } from '@caravan/server/testing';
import { faultsInBooks, stockOf } from '@caravan/server/testing/books';
import type { openDatabase } from '@caravan/server/testing/database';
import { startPostgres, type TestPostgres } from '@caravan/server/testing/postgres';
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
let postgres: TestPostgres;
let database: Awaited<ReturnType<typeof openDatabase>>;
let shop: BankShop;
let novus: Buyer;
let initial: Map<string, number>;

beforeAll(async () => {
  bank = await startBank();
  postgres = await startPostgres();
  database = await postgres.open('shop');
  shop = await startBankShop(bank, { database, url: postgres.url('shop'), products: plenty });
  initial = await stockOf(database);
  novus = await logInBuyer(shop, '999000000005');
});
afterAll(async () => {
  expect(await faultsInBooks(database, initial)).toEqual([]);
  await shop.close();
  await database.close();
  await postgres.stop();
  await bank.close();
});
beforeEach(async () => {
  bank.heal();
  await shop.pass(61);
  await shop.api('DELETE', 'order/cart/', { token: novus.token });
});

const paidOrder = async (): Promise<PlacedOrder> => {
  const order = await novus.buy('100', 4);
  await shop.pay(order);
  return order;
};
const status = async ({ pk }: PlacedOrder) => (await novus.order(pk)).status;
/** What the bank did, the newest first: `refund captured 50.00`. */
const atBank = (order: PlacedOrder) =>
  bank.books
    .transactionsOf(oidOf(order))
    .filter(({ state }) => state !== 'failed')
    .map(({ kind, state, amount }) => `${kind} ${state} ${(amount / 100).toFixed(2)}`);
const refundsOf = ({ pk }: PlacedOrder) =>
  shop.rows<{ amount: number; state: string; said: string; asked: number }>(
    'select amount, state, said, asked from refunds where order_id = $1 order by id',
    [pk],
  );
const states = async (order: PlacedOrder) => (await refundsOf(order)).map(({ state }) => state);
const mailsOf = (kind: string, { code }: PlacedOrder) =>
  shop.mails(kind).filter(({ subject }) => subject.includes(code));
const backInLedger = async ({ pk }: PlacedOrder) =>
  (await shop.ledger(pk))
    .filter(({ kind }) => kind !== 'payment')
    .map(({ kind, outcome }) => `${kind} ${outcome}`);
const tasksOf = async (kind: string, { pk }: PlacedOrder) =>
  (await shop.tasks(kind)).filter(({ order_id: id }) => id === pk);

describe('money that goes back by the bank', () => {
  it('PAY-10 ORD-7 all of today’s sale is voided; the order is refunded and the buyer told, once', async () => {
    const order = await paidOrder();
    const told = await shop.operate('order', order.code, 'cancelled', '--refund');
    expect(told.text).toContain('the bank is asked');
    expect(await status(order)).toBe('cancelled');
    await shop.work();
    expect(atBank(order)).toEqual([`sale voided ${order.total}`]);
    expect(await status(order)).toBe('refunded');
    await shop.pass(300);
    expect(await backInLedger(order)).toEqual(['void done']);
    const mails = mailsOf('refunded', order);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: '999000000005@mail.example' });
    expect(mails[0]?.text).toContain(order.total.replace('.', ','));
  });

  it('PAY-10 ORD-7 a settled sale is refunded', async () => {
    const order = await paidOrder();
    bank.books.settle();
    await shop.operate('order', order.code, 'cancelled', '--refund');
    await shop.work();
    expect(atBank(order)).toEqual([`refund captured ${order.total}`, `sale settled ${order.total}`]);
    expect(await backInLedger(order)).toEqual(['refund done']);
    expect(await status(order)).toBe('refunded');
  });

  it('PAY-10 ORD-7 what another bank took is given back there, by a person: ours is not asked', async () => {
    const order = await paidOrder();
    for (const table of ['payment_attempts', 'payment_ledger'])
      await shop.rows(`update ${table} set merchant = 'before' where order_id = $1`, [order.pk]);
    await shop.operate('order', order.code, 'cancelled', '--refund');
    await shop.work();
    await shop.pass(300);
    expect(atBank(order)).toEqual([`sale captured ${order.total}`]);
    expect(await refundsOf(order)).toMatchObject([
      { state: 'unknown', said: expect.stringContaining('merchant before, which is not asked any more') },
    ]);
    const [task, ...others] = await tasksOf('refund-unsettled', order);
    expect([task?.order_id, others]).toEqual([order.pk, []]);
    expect(task?.details).toMatchObject({ amount: order.total, currency: 'XXD' });
    expect(mailsOf('operator-refund-elsewhere', order)).toHaveLength(1);
    expect(mailsOf('operator-refund-unsettled', order)).toEqual([]);
    expect(await status(order)).toBe('cancelled');
  });

  it('PAY-10 ORD-7 parts of it, up to the sum and no more; the order that stands stays as it is', async () => {
    const order = await paidOrder();
    bank.books.settle();
    for (const amount of ['50.00', '50.00']) {
      expect((await shop.operate('refund', order.code, '--amount', amount)).code).toBe(0);
    }
    const tooMuch = await shop.operate('refund', order.code, '--amount', '50.00');
    expect(tooMuch).toMatchObject({ code: 1, complaints: expect.stringContaining('No more than 18.65') });
    await shop.work();
    expect((await shop.operate('refund', order.code, '--amount', '18.65')).code).toBe(0);
    await shop.work();
    expect(atBank(order)).toEqual([
      'refund captured 18.65',
      'refund captured 50.00',
      'refund captured 50.00',
      'sale settled 118.65',
    ]);
    expect(await states(order)).toEqual(['done', 'done', 'done']);
    expect(await status(order)).toBe('paid');
    expect((await shop.operate('refund', order.code, '--amount', '0.01')).code).toBe(1);
    expect(mailsOf('refunded', order)).toHaveLength(3);
  });

  it('PAY-10 ORD-7 of two requests at once that are too much together one is refused', async () => {
    const order = await paidOrder();
    bank.books.settle();
    const both = await Promise.all(
      ['100.00', '100.00'].map((amount) => shop.operate('refund', order.code, '--amount', amount)),
    );
    expect(both.filter(({ code }) => code === 0)).toHaveLength(1);
    await shop.work();
    expect(atBank(order)).toEqual(['refund captured 100.00', 'sale settled 118.65']);
  });

  it('PAY-10 a part of today’s sale waits for the end of the day and is made then', async () => {
    const order = await paidOrder();
    await shop.operate('refund', order.code, '--amount', '10.00');
    await shop.work();
    expect(await refundsOf(order)).toMatchObject([
      { state: 'requested', said: expect.stringContaining('CORE-2508') },
    ]);
    expect(mailsOf('refunded', order)).toEqual([]);
    bank.books.settle();
    await shop.pass(240);
    expect(await states(order)).toEqual(['done']);
    expect(atBank(order)).toEqual(['refund captured 10.00', 'sale settled 118.65']);
  });

  it.each([
    ['void', false, ['cancelled', '--refund'], ['sale voided 118.65']],
    ['refund', true, ['cancelled', '--refund'], ['refund captured 118.65', 'sale settled 118.65']],
  ])(
    'PAY-10 a %s whose answer was lost is found in the history and not made again',
    async (_name, settled, words, made) => {
      const order = await paidOrder();
      if (settled) bank.books.settle();
      await shop.operate('order', order.code, ...words);
      bank.books.faults.loseAnswer = true;
      await shop.work();
      expect(atBank(order)).toEqual(made);
      expect(await refundsOf(order)).toMatchObject([
        { state: 'requested', said: expect.stringMatching(/^no connection/) },
      ]);
      expect(await status(order)).toBe('cancelled');
      bank.heal();
      await shop.pass(2);
      expect(atBank(order)).toEqual(made);
      expect([await status(order), await states(order)]).toEqual(['refunded', ['done']]);
    },
  );

  it('PAY-10 of two equal parts whose answers were lost each is made once', async () => {
    const order = await paidOrder();
    bank.books.settle();
    await shop.operate('refund', order.code, '--amount', '10.00');
    await shop.operate('refund', order.code, '--amount', '10.00');
    bank.books.faults.loseAnswer = true;
    await shop.work();
    await shop.pass(2);
    bank.heal();
    for (let turn = 0; turn < 4; turn += 1) await shop.pass(31);
    expect(atBank(order)).toEqual(['refund captured 10.00', 'refund captured 10.00', 'sale settled 118.65']);
    expect(await states(order)).toEqual(['done', 'done']);
    expect(await backInLedger(order)).toEqual(['refund done', 'refund done']);
  });

  it.each(['serverError', 'nonsense'] as const)(
    'PAY-10 %s: nothing is lost, nothing made twice',
    async (fault) => {
      const order = await paidOrder();
      await shop.operate('order', order.code, 'cancelled', '--refund');
      bank.books.faults[fault] = true;
      await shop.work();
      expect(await states(order)).toEqual(['requested']);
      bank.heal();
      await shop.pass(2);
      expect(atBank(order)).toEqual(['sale voided 118.65']);
      expect(await status(order)).toBe('refunded');
    },
  );

  it('PAY-10 a void that hit another payment has failed: a task and a mail, and the order stays', async () => {
    const order = await paidOrder();
    const [payment] = await shop.ledger(order.pk);
    const second = shop.takeMoney(order);
    await shop.bring(answerOf(order, { TransId: second }));
    bank.books.faults.voidHitsNewest = true;
    await shop.operate('refund', order.code, '--transaction', payment?.transaction_id ?? '');
    await shop.work();
    expect(await refundsOf(order)).toMatchObject([
      { state: 'failed', said: expect.stringContaining(second) },
    ]);
    expect(await tasksOf('refund-failed', order)).toHaveLength(1);
    expect(mailsOf('operator-refund-failed', order)).toHaveLength(1);
    expect(mailsOf('refunded', order)).toEqual([]);
    expect([await status(order), await backInLedger(order)]).toEqual(['paid', []]);
  });

  it('PAY-10 a bank that never settles: after five days it has failed, with a task and a mail', async () => {
    const order = await paidOrder();
    bank.books.settle();
    bank.books.faults.neverSettles = true;
    await shop.operate('order', order.code, 'cancelled', '--refund');
    for (let turn = 0; turn < 40 && (await states(order))[0] === 'requested'; turn += 1) await shop.pass(241);
    expect(await refundsOf(order)).toMatchObject([
      { state: 'failed', said: expect.stringContaining('CORE-2508') },
    ]);
    expect(await tasksOf('refund-failed', order)).toHaveLength(1);
    expect(mailsOf('operator-refund-failed', order)).toHaveLength(1);
    expect(await status(order)).toBe('cancelled');
    bank.heal();
    expect((await shop.operate('refund', order.code)).code).toBe(0);
    await shop.work();
    expect(await status(order)).toBe('refunded');
  });

  describe('PAY-10 a bank that is silent for five days', () => {
    /** A settled sale whose refund was asked for; the bank then says nothing until the time is over. */
    const leftOpen = async (first: 'loseAnswer' | 'serverError'): Promise<PlacedOrder> => {
      const order = await paidOrder();
      bank.books.settle();
      await shop.operate('order', order.code, 'cancelled', '--refund');
      bank.books.faults[first] = true;
      await shop.work();
      bank.books.faults.serverError = true;
      for (let turn = 0; turn < 40 && (await states(order))[0] === 'requested'; turn += 1)
        await shop.pass(241);
      return order;
    };
    const numberOf = async ({ pk }: PlacedOrder): Promise<string> => {
      const [refund] = await shop.rows<{ id: number }>('select id from refunds where order_id = $1', [pk]);
      return String(refund?.id);
    };
    const books = async () => {
      const { text } = await shop.operate('books', '--from', '2020-01-01', '--to', '2020-01-02');
      return text;
    };

    it('its refund is unknown, a task and in the books of any days, and can’t be asked for again', async () => {
      const order = await leftOpen('loseAnswer');
      expect(await states(order)).toEqual(['unknown']);
      expect(await tasksOf('refund-unsettled', order)).toHaveLength(1);
      expect(await tasksOf('refund-failed', order)).toEqual([]);
      expect(mailsOf('operator-refund-unsettled', order)).toHaveLength(1);
      expect(await books()).toMatch(
        new RegExp(
          `${order.code}  nobody knows whether the bank made a refund \\(refund ${await numberOf(order)}\\)`,
        ),
      );
      for (const words of [[], ['--by-hand']])
        expect((await shop.operate('refund', order.code, ...words)).code).toBe(1);
      expect(await status(order)).toBe('cancelled');
    });

    it('one that was made is found in the history later and settled, made once', async () => {
      const order = await leftOpen('loseAnswer');
      await shop.pass(60 * 24);
      expect(await states(order)).toEqual(['unknown']);
      bank.heal();
      await shop.pass(241);
      expect([await status(order), await states(order)]).toEqual(['refunded', ['done']]);
      expect(atBank(order)).toEqual([`refund captured ${order.total}`, `sale settled ${order.total}`]);
      expect(await tasksOf('refund-unsettled', order)).toEqual([]);
      expect(mailsOf('operator-refund-unsettled', order)).toHaveLength(1);
      expect(mailsOf('refunded', order)).toHaveLength(1);
      expect(await books()).not.toContain(order.code);
    });

    it('one that the bank does not show then has failed, and is made again only when a person says so', async () => {
      const order = await leftOpen('serverError');
      bank.heal();
      await shop.pass(241);
      expect(await refundsOf(order)).toMatchObject([
        { state: 'failed', said: 'The bank shows no such refund.' },
      ]);
      expect(atBank(order)).toEqual([`sale settled ${order.total}`]);
      expect(await tasksOf('refund-unsettled', order)).toEqual([]);
      expect(await tasksOf('refund-failed', order)).toHaveLength(1);
      expect((await shop.operate('refund', order.code)).code).toBe(0);
      await shop.work();
      expect(await status(order)).toBe('refunded');
    });

    it('a person settles it by what the bank told them, once', async () => {
      const order = await leftOpen('loseAnswer');
      const number = await numberOf(order);
      for (const words of [['done'], ['paid'], ['done', '--transaction', 'two words'], []])
        expect((await shop.operate('refund', 'settle', number, ...words)).code).not.toBe(0);
      const told = await shop.operate('refund', 'settle', number, 'done', '--transaction', 'R123');
      expect(told.text).toBe(`${order.code}: refund of ${order.total} XXD is done`);
      expect([await status(order), await states(order)]).toEqual(['refunded', ['done']]);
      expect(await backInLedger(order)).toEqual(['refund done']);
      expect(await tasksOf('refund-unsettled', order)).toEqual([]);
      const again = await shop.operate('refund', 'settle', number, 'failed');
      expect(again.complaints).toContain('no refund');
      const other = await leftOpen('serverError');
      expect((await shop.operate('refund', 'settle', await numberOf(other), 'failed')).code).toBe(0);
      expect(await states(other)).toEqual(['failed']);
      expect((await shop.operate('refund', other.code, '--by-hand')).code).toBe(0);
    });
  });

  it('PAY-10 a refund is claimed only when its turn has come, so that no other process makes it too', async () => {
    const orders = [await paidOrder(), await paidOrder(), await paidOrder()];
    bank.books.settle();
    for (const { code } of orders) await shop.operate('refund', code, '--amount', '1.00');
    bank.books.faults.slow = 400;
    const before = bank.questions();
    const working = shop.work();
    await expect.poll(bank.questions).toBeGreaterThan(before);
    const begun = await Promise.all(orders.map(refundsOf));
    expect(begun.flat().filter(({ asked }) => asked > 0)).toHaveLength(1);
    await working;
    expect((await Promise.all(orders.map(states))).flat()).toEqual(['done', 'done', 'done']);
  });
});

describe('what becomes of the order', () => {
  it('ORD-7 it is refunded only when all of its money is back', async () => {
    const order = await paidOrder();
    bank.books.settle();
    expect((await shop.operate('refund', order.code)).code).toBe(1);
    await shop.operate('order', order.code, 'cancelled');
    await shop.operate('refund', order.code, '--amount', '100.00');
    await shop.work();
    expect(await status(order)).toBe('cancelled');
    await shop.operate('refund', order.code);
    expect(await status(order)).toBe('cancelled');
    await shop.work();
    expect(await status(order)).toBe('refunded');
    expect((await novus.order(order.pk)).history.map((step) => step.status)).toEqual([
      'draft',
      'awaiting_payment',
      'paid',
      'cancelled',
      'refunded',
    ]);
  });

  it('ORD-7 all of its money back, but not its goods: it stays delivered until they are', async () => {
    const order = await paidOrder();
    bank.books.settle();
    await shop.operate('order', order.code, 'shipped');
    await shop.operate('order', order.code, 'delivered');
    await shop.operate('refund', order.code, '--amount', order.total);
    await shop.work();
    expect(await status(order)).toBe('delivered');
  });

  it('PAY-12 ORD-7 a double payment goes back alone; which one must be said', async () => {
    const order = await paidOrder();
    const second = shop.takeMoney(order);
    await shop.bring(answerOf(order, { TransId: second }));
    expect(await shop.operate('refund', order.code)).toMatchObject({
      code: 1,
      complaints: expect.stringContaining('--transaction'),
    });
    expect((await shop.operate('refund', order.code, '--transaction', second)).code).toBe(0);
    await shop.work();
    expect(
      bank.books.transactionsOf(oidOf(order)).map((one) => [one.transactionId === second, one.state]),
    ).toEqual([
      [true, 'voided'],
      [false, 'captured'],
    ]);
    expect([await status(order), await states(order)]).toEqual(['paid', ['done']]);
    expect(mailsOf('refunded', order)).toHaveLength(1);
  });

  it('ORD-7 money that was given back by hand: the bank is not asked', async () => {
    const order = await paidOrder();
    await shop.operate('order', order.code, 'cancelled');
    const before = bank.questions();
    expect((await shop.operate('refund', order.code, '--by-hand')).text).toContain('noted as given back');
    await shop.work();
    expect([await status(order), bank.questions()]).toEqual(['refunded', before]);
    expect(atBank(order)).toEqual([`sale captured ${formOf(order)['amount']}`]);
  });
});
