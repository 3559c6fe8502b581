import { createBankQueries, createServer } from '@caravan/server';
import { drainJobs, logInBuyer, seedProducts, testSettings, type Buyer } from '@caravan/server/testing';
import type { openDatabase } from '@caravan/server/testing/database';
import { startPostgres, type TestPostgres } from '@caravan/server/testing/postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBank, type BankAtWork } from './testing/bank-at-work.ts';
import { answerOf, oidOf, startBankShop, type BankShop, type PlacedOrder } from './testing/bank-shop.ts';

const plenty = seedProducts.map((product) => ({ ...product, stock: 500 }));
const day = 86_400_000;

let bank: BankAtWork;
let postgres: TestPostgres;
let database: Awaited<ReturnType<typeof openDatabase>>;
let shop: BankShop;
let novus: Buyer;
/** The day of a test, `yyyy-mm-dd`; the shop is six hours to the east. */
let today = '2026-11-16';

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

/** A local time of that day, or so many days after it. */
const at = (time: string, later = 0): string =>
  new Date(Date.parse(`${today}T${time}+06:00`) + later * day).toISOString();
const go = (time: string, later = 0) => {
  shop.clock.set(at(time, later));
  return shop.work();
};

beforeEach(async () => {
  bank.heal();
  await go('23:59:00', 1);
  await go('23:59:00', 2);
  today = at('12:00:00', 3).slice(0, 10);
  await go('12:00:00');
  await shop.api('DELETE', 'order/cart/', { token: novus.token });
});

const paidOrder = async (): Promise<PlacedOrder> => {
  const order = await novus.buy('100', 4);
  await shop.pay(order);
  return order;
};
/** As mails write a day. */
const written = (day: string): string => day.split('-').toReversed().join('-');
const mailsOfToday = () =>
  shop.mails('operator-reconciliation').filter(({ subject }) => subject.includes(written(today)));
const tasksOf = async ({ pk }: PlacedOrder) =>
  (await shop.tasks('reconciliation'))
    .filter(({ order_id: id }) => id === pk)
    .map(({ details }) => String(details['difference']));
const reconciled = async () =>
  (
    await shop.rows<{ checked: number; finished: boolean; differences: { what: string; order: string }[] }>(
      'select checked, finished_at is not null as finished, differences from reconciliations where country = $1 and day = $2::date',
      ['xx', today],
    )
  )[0];
const queries = () => {
  const { api, clientId } = bank.settingsOf();
  if (!api) throw new Error('no API');
  return createBankQueries({ ...api, clientId, currency: shop.country.currency });
};

describe('the day’s reconciliation', () => {
  it('PAY-11 comes once a day, after four in the morning, and is told also when nothing differs', async () => {
    await paidOrder();
    await go('23:00:00');
    await go('03:59:00', 1);
    expect([mailsOfToday(), await reconciled()]).toEqual([[], undefined]);
    await go('04:00:00', 1);
    await go('04:06:00', 1);
    await go('22:00:00', 1);
    const [mail, ...others] = mailsOfToday();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'operator@shop.example',
      subject: `Reconciliation of ${written(today)}: no differences`,
    });
    expect(await reconciled()).toEqual({ checked: 1, finished: true, differences: [] });
  });

  it('PAY-11 is told on a day without a single payment', async () => {
    await go('04:00:00', 1);
    expect(mailsOfToday()).toHaveLength(1);
    expect(await reconciled()).toEqual({ checked: 0, finished: true, differences: [] });
  });

  /** An order that the bank was paid for, of which the shop could hear nothing all day. */
  const missedPayment = async (): Promise<PlacedOrder> => {
    const order = await novus.buy('100', 4);
    shop.takeMoney(order);
    bank.books.faults.serverError = true;
    for (const time of ['12:30:00', '12:40:00', '13:40:00', '18:00:00']) await go(time);
    await go('03:30:00', 1);
    bank.heal();
    expect((await novus.order(order.pk)).status).toBe('expired');
    return order;
  };

  it('PAY-11 a sale that our books lack is booked, and pays its order', async () => {
    const order = await missedPayment();
    await go('04:01:00', 1);
    expect((await novus.order(order.pk)).status).toBe('paid');
    expect(await shop.ledger(order.pk)).toMatchObject([{ source: 'history', outcome: 'paid' }]);
    expect((await reconciled())?.differences).toEqual([
      { what: 'booked', order: order.code, transaction: expect.stringMatching(/^\S+$/), outcome: 'paid' },
    ]);
    expect(mailsOfToday()[0]?.text).toMatch(
      new RegExp(`${order.code}: payment \\S+ was missing, now booked \\(the order is paid\\)`),
    );
  });

  it('PAY-11 PAY-12 or has it looked at by a person', async () => {
    const order = await missedPayment();
    await shop.rows(`update products set price = price + 1 where code = '100'`);
    await go('04:01:00', 1);
    expect((await novus.order(order.pk)).status).toBe('paid_review');
    expect(mailsOfToday()[0]?.text).toContain('now booked (the order needs your decision)');
  });

  const inTheMorning = async (order: PlacedOrder): Promise<string[]> => {
    await go('04:01:00', 1);
    const tasks = await tasksOf(order);
    for (const difference of tasks)
      expect(mailsOfToday()[0]?.text.replaceAll('’', "'")).toContain(difference);
    expect((await reconciled())?.differences).toHaveLength(tasks.length);
    return tasks.map((text) => text.replace(`${order.code}: `, '').replace(/ (SIM|T)\w+/, ' T'));
  };

  it('PAY-11 a payment that the bank does not have is a task', async () => {
    const order = await novus.buy('100', 4);
    await shop.bring(answerOf(order));
    expect(await inTheMorning(order)).toEqual(["payment T is not in the bank's books"]);
  });

  it('PAY-11 a payment that another bank took is a task at once: ours is not asked', async () => {
    const order = await paidOrder();
    await shop.rows(`update payment_attempts set merchant = 'before' where order_id = $1`, [order.pk]);
    expect(await inTheMorning(order)).toEqual([
      expect.stringContaining('merchant before, which is not asked any more'),
    ]);
    expect((await reconciled())?.finished).toBe(true);
  });

  it('PAY-11 a payment that was cancelled at the bank is a task', async () => {
    const order = await novus.buy('100', 4);
    const transactionId = await shop.pay(order);
    await queries().void({ oid: oidOf(order), transactionId });
    expect(await inTheMorning(order)).toEqual(['payment T was cancelled at the bank']);
  });

  it('PAY-11 another amount at the bank is a task', async () => {
    const order = await novus.buy('100', 4);
    const TransId = bank.books.approve({ oid: oidOf(order), amount: '1.00', currency: '999' });
    await shop.bring(answerOf(order, { TransId }));
    expect(await inTheMorning(order)).toEqual(['payment T has another amount at the bank']);
  });

  it('PAY-11 a refund that nobody here asked for is a task', async () => {
    const order = await paidOrder();
    bank.books.settle();
    await queries().refund({ oid: oidOf(order), transactionId: '', amount: 500 });
    expect(await inTheMorning(order)).toEqual(['refund T is not in our books']);
  });

  it('PAY-11 what went back as it was asked is no difference', async () => {
    const [voided, refunded] = [await paidOrder(), await paidOrder()];
    await shop.operate('order', voided.code, 'cancelled', '--refund');
    await shop.work();
    bank.books.settle();
    await shop.operate('order', refunded.code, 'cancelled', '--refund');
    await shop.work();
    await go('04:01:00', 1);
    expect(await reconciled()).toEqual({ checked: 2, finished: true, differences: [] });
  });

  it('PAY-11 what became of an older order that day is compared that day', async () => {
    const order = await paidOrder();
    await go('04:01:00', 1);
    bank.books.settle();
    today = at('12:00:00', 1).slice(0, 10);
    await go('12:00:00');
    await shop.operate('refund', order.code, '--amount', '1.00');
    await shop.work();
    await queries().refund({ oid: oidOf(order), transactionId: '', amount: 500 });
    expect(await inTheMorning(order)).toEqual(['refund T is not in our books']);
  });
});

describe('more than one process', () => {
  const second = async (over = shop.database) => {
    const settings = testSettings({ dataDir: shop.dataDir, bank: bank.settingsOf() });
    const app = await createServer({ country: shop.country, database: over, clock: shop.clock, settings });
    await app.ready();
    return app;
  };

  it('PAY-11 only one of two compares the day', async () => {
    for (let order = 0; order < 3; order += 1) await paidOrder();
    const other = await second();
    shop.clock.set(at('04:01:00', 1));
    await shop.rows('select 1 as one');
    const before = bank.questions();
    await Promise.all([drainJobs(shop.app), drainJobs(other)]);
    expect(await reconciled()).toEqual({ checked: 3, finished: true, differences: [] });
    expect(bank.questions() - before).toBe(3);
    expect(mailsOfToday()).toHaveLength(1);
    await other.close();
  });

  it('PAY-11 what a process left that died in the middle another one goes on with, once its claim is over', async () => {
    for (let order = 0; order < 3; order += 1) await paidOrder();
    let noted = 0;
    const dying = new Proxy(shop.database, {
      get(target, name) {
        if (name !== 'run') return Reflect.get(target, name);
        const run: typeof target.run = async (statement, values) => {
          if (statement.name === 'payments_note_compared') noted += 1;
          if (noted === 2) throw new Error('the power went');
          return target.run(statement, values);
        };
        return run;
      },
    });
    const other = await second(dying);
    shop.clock.set(at('04:01:00', 1));
    await expect(drainJobs(other)).rejects.toThrow('the power went');
    await other.close();
    expect(await reconciled()).toMatchObject({ checked: 1, finished: false });
    await go('04:05:00', 1);
    expect([await reconciled(), mailsOfToday()]).toEqual([
      { checked: 1, finished: false, differences: [] },
      [],
    ]);
    const before = bank.questions();
    await go('04:12:00', 1);
    expect(bank.questions() - before).toBe(2);
    expect(await reconciled()).toEqual({ checked: 3, finished: true, differences: [] });
    expect(mailsOfToday()).toHaveLength(1);
  });
});

describe('when something is away', () => {
  it('PAY-11 PAY-10 a bank that does not answer is asked again in the morning', async () => {
    await paidOrder();
    bank.books.faults.serverError = true;
    await go('04:01:00', 1);
    expect([await reconciled(), mailsOfToday()]).toEqual([
      { checked: 0, finished: false, differences: [] },
      [],
    ]);
    bank.heal();
    await go('04:12:00', 1);
    expect(await reconciled()).toEqual({ checked: 1, finished: true, differences: [] });
  });

  it('PAY-11 and is a difference at noon', async () => {
    const order = await paidOrder();
    bank.books.faults.serverError = true;
    await go('04:01:00', 1);
    await go('11:59:00', 1);
    expect(mailsOfToday()).toEqual([]);
    await go('12:10:00', 1);
    expect(mailsOfToday()).toHaveLength(1);
    expect(await tasksOf(order)).toEqual([expect.stringContaining('the bank did not answer')]);
  });

  it('PAY-11 a day after which no process ran is made up for', async () => {
    const order = await novus.buy('100', 4);
    await shop.bring(answerOf(order));
    await go('05:00:00', 3);
    expect(await reconciled()).toMatchObject({ checked: 1, finished: true });
    expect(mailsOfToday()).toHaveLength(1);
    expect(await tasksOf(order)).toHaveLength(1);
    await go('06:00:00', 3);
    expect(mailsOfToday()).toHaveLength(1);
  });
});
