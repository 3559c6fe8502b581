import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Order } from '@caravan/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { drainJobs } from '../modules/jobs/index.ts';
import { faultsInBooks, stockOf } from '../testing/books.ts';
import { giftCountry, giftProducts } from '../testing/gift-country.ts';
import { byCard, logInBuyer, onDelivery, passAnHour, type Buyer } from '../testing/journey.ts';
import { payPartlyThere } from '../testing/operator-hands.ts';
import { openOperatorShop, type OperatorShop } from '../testing/operator-shop.ts';

let shop: OperatorShop;
let initial: Map<string, number>;
let novus: Buyer;

beforeAll(async () => {
  shop = await openOperatorShop({ country: giftCountry(), products: giftProducts });
  initial = await stockOf(shop.database);
  novus = await logInBuyer(shop, '999000000005');
});
afterAll(async () => {
  expect(await faultsInBooks(shop.database, initial)).toEqual([]);
  await shop.close();
});
beforeEach(() => passAnHour(shop));

const left = async (code: string) => (await stockOf(shop.database)).get(code) ?? 0;
const paid = async (): Promise<Order> => {
  const order = await novus.buy('100', 4, byCard);
  await novus.pay(order, { TransId: `sale-${order.pk}` });
  return novus.order(order.pk);
};
const delivered = async (body: unknown = byCard): Promise<Order> => {
  const order = await novus.buy('100', 4, body);
  if (order.paymentData) await novus.pay(order, { TransId: `sale-${order.pk}` });
  for (const to of ['shipped', 'delivered'])
    expect((await shop.operate(`order ${order.code} ${to}`)).code).toBe(0);
  return novus.order(order.pk);
};
/** An order that was paid after its hold, when two of its four units were there. */
const underReview = (): Promise<Order> => payPartlyThere(shop, novus);
const stockAgain = async () => {
  const { rows } = await shop.database.executeSql(
    `select coalesce(sum(l.quantity - l.restocked), 0)::int as held from order_lines l join orders o on o.id = l.order_id
      where l.code = '102' and o.status in ('paid', 'shipped', 'delivered', 'returned', 'refunded', 'refused')`,
  );
  await shop.database.executeSql(`update products set stock = 50 - $1::int where code = '102'`, [
    rows[0]?.['held'],
  ]);
};
const lastAudit = async () => (await shop.json('audit --limit 1'))[0];
/** Everything that a command may change. */
const everything = async () => {
  const tables = [
    'orders',
    'order_lines',
    'order_returns',
    'order_history',
    'refunds',
    'coupons',
    'products',
  ];
  const all = await Promise.all(
    [...tables, 'operator_tasks', 'audit_log'].map(async (table) => {
      const { rows } = await shop.database.executeSql(`select * from ${table} order by 1, 2, 3`);
      return [table, rows] as const;
    }),
  );
  return Object.fromEntries(all);
};

describe('SRV-11 orders', () => {
  it('lists them by state, period and number, the newest first, for people and programs', async () => {
    const first = await novus.buy('100', 4, onDelivery);
    const second = await paid();
    const codes = async () => (await shop.json('orders')).map(({ code }: Order) => code);
    expect(await codes()).toEqual([second.code, first.code]);
    // One that lay as a draft is as new as its placing.
    const placeAt = (code: string, interval: string) =>
      shop.database.executeSql(
        `update orders set placed_at = placed_at + $2::text::interval where code = $1`,
        [code, interval],
      );
    await placeAt(first.code, '1 hour');
    expect(await codes()).toEqual([first.code, second.code]);
    await placeAt(first.code, '-1 hour');
    expect(await shop.json('orders --status paid')).toMatchObject([
      { code: second.code, status: 'paid', total: '118.65', fbo_id: '999000000005', payment: 'card' },
    ]);
    expect((await shop.operate('orders --limit 1')).text).toMatch(
      new RegExp(`^${second.code}  paid +2026-11-15 12:00:00  999000000005  118.65 XXD  card\n`),
    );
    expect((await shop.json('orders --from 2026-11-15 --to 2026-11-15')).length).toBe(2);
    expect(await shop.operate('orders --from 2026-11-16 --to 2026-11-30')).toEqual({
      code: 0,
      text: 'No such order.',
      complaints: '',
    });
    await novus.add('100', 4);
    await novus.draft();
    expect(await shop.json('orders')).toHaveLength(2);
    expect(await shop.json('orders --status draft')).toHaveLength(1);
    await shop.api('DELETE', 'order/cart/', { token: novus.token });
  });

  it.each([
    ['orders --status sold', /^--status must be one of draft, awaiting_payment/],
    ['orders --limit 0', /^--limit must be a number/],
    ['orders --limit many', /^--limit must be a number/],
    ['orders --limit 10000', /^--limit must be a number/],
    ['orders --from 2026-11-15', /^--from and --to must be dates/],
    ['orders --from 2026-11-16 --to 2026-11-15', /^--from and --to must be dates/],
    ['orders --from 2026-02-30 --to 2026-03-01', /^--from and --to must be dates/],
    ['orders --colour red', /--colour/],
    ['orders all', /^Usage: orders/],
  ])('%s is refused with what is wrong', async (line, complaint) => {
    const told = await shop.operate(line);
    expect(told.code).not.toBe(0);
    expect(told.complaints).toMatch(complaint);
  });
});

describe('SRV-11 ORD-7 ORD-8 order CODE STATE', () => {
  it('cancelled: the units are back, the bank is asked when that is wanted, the log says who and why', async () => {
    const before = await left('100');
    const { code, pk } = await paid();
    const told = await shop.operate(`order ${code} cancelled --refund --reason "no courier" --as Aida`);
    expect(told).toEqual({
      code: 0,
      text: `${code}: paid → cancelled, to pay back: 118.65 XXD, the bank is asked`,
      complaints: '',
    });
    expect(await left('100')).toBe(before);
    expect(await lastAudit()).toMatchObject({
      actor: 'Aida',
      action: 'order',
      subject: code,
      details: { from: 'paid', to: 'cancelled', refund: '118.65', requested: true, reason: 'no courier' },
    });
    expect((await novus.order(pk)).refunds).toMatchObject([{ state: 'pending', amount: '118.65' }]);
    const shown = await shop.operate(`order ${code}`);
    expect(shown.text).toContain(`paid      118.65 XXD  sale-${pk}  (paid)`);
    expect(shown.text).toContain('refund    118.65 XXD  requested');
    expect(shown.text).toMatch(/history {3}.*cancelled {2}\(no courier\)$/);
  });

  it('refused: in the stock again only with --restock; delivered: paid with that, and exported so', async () => {
    const before = await left('100');
    const lost = await novus.buy('100', 4, onDelivery);
    await shop.operate(`order ${lost.code} shipped`);
    expect((await shop.operate(`order ${lost.code} refused`)).text).toBe(`${lost.code}: shipped → refused`);
    expect(await left('100')).toBe(before - 4);
    const sound = await novus.buy('100', 4, onDelivery);
    await shop.operate(`order ${sound.code} shipped`);
    await shop.operate(`order ${sound.code} refused --restock`);
    expect(await left('100')).toBe(before - 4);
    expect((await shop.operate(`order ${sound.code}`)).text).toContain(
      'line      4 × 100 (4 came back, 4 in stock again)',
    );
    const came = await delivered(onDelivery);
    const exported: { code: string; paid_at: string | null; cc: string }[] = await shop.json(
      'export orders --from 2026-11-15 --to 2026-11-16',
    );
    const row = (code: string) => exported.find((one) => one.code === code);
    expect(row(came.code)).toMatchObject({ status: 'delivered', paid_at: came.payDate, cc: '0.400' });
    expect(row(lost.code)).toMatchObject({ status: 'refused', paid_at: null, cc: '0.000' });
    const folder = mkdtempSync(join(tmpdir(), 'caravan-export-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'orders.csv');
    const days = '--from 2026-11-15 --to 2026-11-16';
    const told = await shop.operate(`export orders ${days} --out ${file}`);
    expect(told.text).toBe(`${exported.length} orders written to ${file}`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8').trim()).toBe((await shop.operate(`export orders ${days}`)).text.trim());
  });

  it('what the table does not have, an unknown state, an order of another country: nothing changes', async () => {
    const { code } = await paid();
    await shop.database.executeSql(
      `insert into orders select (jsonb_populate_record(o, '{"country": "yy", "code": "YY-26-AAAAAA", "id": 900000}')).*
         from orders o where code = $1`,
      [code],
    );
    const before = await everything();
    const lines: [string, string, number?][] = [
      [`order ${code} delivered`, `${code} is paid and can’t become delivered.`],
      [`order ${code} refused --restock`, `${code} is paid and can’t become refused.`],
      [`order ${code} paid`, `${code} is paid and can’t become paid.`],
      [`order ${code} sold`, '"sold" is no state to set: paid, shipped, delivered, cancelled, refused.', 64],
      [`accept ${code}`, `${code} is paid and can’t become paid.`],
      [`return ${code}`, `${code} is paid and can’t become returned.`],
      [`refund ${code}`, `${code} is paid: name an --amount, or return or cancel it first.`],
      ['order YY-26-AAAAAA', 'There is no order YY-26-AAAAAA.'],
      ['order YY-26-AAAAAA cancelled', 'There is no order YY-26-AAAAAA.'],
      ['refund YY-26-AAAAAA --amount 1.00', 'There is no order YY-26-AAAAAA.'],
      ['return YY-26-AAAAAA', 'There is no order YY-26-AAAAAA.'],
      ['accept YY-26-AAAAAA', 'There is no order YY-26-AAAAAA.'],
    ];
    for (const [line, complaint, code = 1] of lines)
      expect([line, await shop.operate(line)]).toEqual([line, { code, text: '', complaints: complaint }]);
    for (const line of ['order', 'order a b c', 'return', 'refund', 'accept', `order ${code} --force`])
      expect([line, (await shop.operate(line)).code]).toEqual([line, 64]);
    expect(await everything()).toEqual(before);
    await shop.database.executeSql(`delete from orders where id = 900000`);
  });
});

describe('SRV-11 PAY-12 accept', () => {
  it('takes all units or, with --available, those that are there, and gives back the rest', async () => {
    const { code, pk, status } = await underReview();
    expect(status).toBe('paid_review');
    const before = await everything();
    expect((await shop.operate(`accept ${code}`)).complaints).toBe(
      `${code} stays paid_review: its units are gone from the stock.`,
    );
    expect(await everything()).toEqual(before);
    const told = await shop.operate(`accept ${code} --available --refund --as Aida`);
    expect(told.text).toMatch(
      new RegExp(`^${code}: paid_review → paid, to pay back: 1\\d\\.\\d\\d XXD, the bank is asked$`),
    );
    expect(await lastAudit()).toMatchObject({
      actor: 'Aida',
      action: 'accept',
      subject: code,
      details: { from: 'paid_review', to: 'paid', available: true, requested: true },
    });
    const accepted = await novus.order(pk);
    expect(accepted).toMatchObject({ status: 'paid', ccSum: '0.300' });
    // The buyer and those who pack see what is not sent, also once units came back.
    const unsentOf = (order: Order) => order.details.map(({ code: of, notSent }) => [of, notSent]);
    expect(unsentOf(accepted)).toEqual([
      ['101', undefined],
      ['102', 2],
    ]);
    expect(await shop.json(`export orders --from 2026-11-01 --to 2026-12-31`)).toContainEqual(
      expect.objectContaining({ code, lines: '1 x 101, 2 x 102' }),
    );
    expect(await left('102')).toBe(0);
    expect((await shop.operate(`order ${code}`)).text).toContain('line      4 × 102 (2 never sent)\n');
    for (const state of ['shipped', 'delivered'])
      expect((await shop.operate(`order ${code} ${state}`)).code).toBe(0);
    expect((await shop.operate(`return ${code} --lines 102:1`)).code).toBe(0);
    expect((await shop.operate(`order ${code}`)).text).toContain(
      'line      4 × 102 (2 never sent; 1 came back, 0 in stock again)\n',
    );
    expect(unsentOf(await novus.order(pk))).toContainEqual(['102', 2]);
    await stockAgain();
  });

  it('nothing when not one unit is there; all of it as soon as they are', async () => {
    const { code, pk } = await underReview();
    await shop.database.executeSql(`update products set stock = 0 where code in ('101', '102')`);
    expect((await shop.operate(`accept ${code} --available`)).complaints).toContain('its units are gone');
    await shop.database.executeSql(`update products set stock = $1::int where code = '101'`, [
      (initial.get('101') ?? 0) - 1,
    ]);
    await stockAgain();
    expect((await shop.operate(`accept ${code}`)).text).toBe(`${code}: paid_review → paid`);
    expect((await novus.order(pk)).status).toBe('paid');
    expect((await shop.operate(`accept ${code}`)).code).toBe(1);
  });
});

describe('SRV-11 ORD-7 return', () => {
  it('some lines, then the rest, with what is due', async () => {
    const before = await left('100');
    const { code } = await delivered();
    const part = await shop.operate(`return ${code} --lines 100:1 --restock --reason leaks --as Aida`);
    expect(part.text).toMatch(
      new RegExp(`^${code}: delivered → partly returned, to pay back: 24\\.6\\d XXD$`),
    );
    expect(await lastAudit()).toMatchObject({
      actor: 'Aida',
      action: 'return',
      subject: code,
      details: {
        from: 'delivered',
        to: 'partly returned',
        restock: true,
        lines: { 100: 1 },
        reason: 'leaks',
      },
    });
    expect(await left('100')).toBe(before - 3);
    expect((await shop.operate(`return ${code} --lines 100:3 --refund`)).text).toBe(
      `${code}: delivered → returned, to pay back: 118.65 XXD, the bank is asked`,
    );
    expect(await left('100')).toBe(before - 3);
    expect((await shop.json(`order ${code}`)).lines).toEqual([
      { code: '100', quantity: 4, returned: 4, restocked: 1, unsent: 0 },
    ]);
  });

  it('lines that are none, or not the order’s: nothing changes', async () => {
    const { code } = await delivered();
    const before = await everything();
    const none = '--lines must be products with their units, like 100:2,101:1.';
    const lines: [string, string][] = [
      ['100', none],
      ['100:0', none],
      ['100:-1', none],
      ['100:1.5', none],
      ['100:1,100:1', none],
      ['100:1,', none],
      ['""', none],
      ['999:1', `${code} does not have such a product.`],
      ['100:5', `${code} does not have so many units that are still with the buyer.`],
      ['100:1,999:1', `${code} does not have such a product.`],
    ];
    for (const [units, complaint] of lines)
      expect([units, await shop.operate(`return ${code} --lines=${units} --restock --refund`)]).toEqual([
        units,
        { code: complaint === none ? 64 : 1, text: '', complaints: complaint },
      ]);
    expect(await everything()).toEqual(before);
  });
});

describe('SRV-11 ORD-7 refund', () => {
  it('an amount, never more than is left; by hand it is noted as done', async () => {
    const { code, pk } = await delivered();
    expect(await shop.operate(`refund ${code} --amount 18.65 --reason sorry --as Aida`)).toEqual({
      code: 0,
      text: `${code}: refund of 18.65 XXD, the bank is asked`,
      complaints: '',
    });
    expect(await lastAudit()).toMatchObject({
      actor: 'Aida',
      action: 'refund',
      subject: code,
      details: { amount: '18.65', byHand: false, reason: 'sorry' },
    });
    const before = await everything();
    expect((await shop.operate(`refund ${code} --amount 100.01`)).complaints).toBe(
      `No more than 100.00 XXD of ${code} can be given back.`,
    );
    for (const amount of ['0.00', '5', '1,00', '-1.00', '1.000', 'all'])
      expect([amount, (await shop.operate(`refund ${code} --amount=${amount}`)).complaints]).toEqual([
        amount,
        '--amount must be money like 12.50.',
      ]);
    expect((await shop.operate(`refund ${code} --transaction nothing`)).complaints).toBe(
      `${code} has no such payment that is not given back.`,
    );
    expect(await everything()).toEqual(before);
    expect(await shop.json(`refund ${code} --amount 100.00 --by-hand`)).toEqual({
      code,
      amount: '100.00',
      byHand: true,
    });
    expect((await shop.operate(`refund ${code} --amount 0.01 --by-hand`)).code).toBe(1);
    expect((await novus.order(pk)).refunds).toMatchObject([
      { state: 'pending', amount: '18.65' },
      { state: 'done', amount: '100.00' },
    ]);
  });

  it('SRV-11 ORD-7 money that the bank can’t give back is told with what to do, though it was to be asked', async () => {
    const { code } = await delivered(onDelivery);
    const told = (await shop.operate(`return ${code} --lines 100:1 --refund`)).text;
    const [, money = ''] = /to pay back: ([\d.]+) XXD/.exec(told) ?? [];
    expect(told).toContain(
      `XXD, the bank is not asked (paid at the door, or more than once): refund ${code} --amount ${money} with --by-hand or --transaction`,
    );
    expect((await shop.operate(`refund ${code} --amount ${money} --by-hand`)).code).toBe(0);
  });

  it('what was paid at the door goes back by hand; nothing paid, nothing back', async () => {
    const door = await delivered(onDelivery);
    expect((await shop.operate(`refund ${door.code} --amount 1.00`)).complaints).toBe(
      `${door.code}: say which payment with --transaction, or --by-hand for what the bank does not give back.`,
    );
    expect((await shop.operate(`refund ${door.code} --amount 1.00 --by-hand`)).text).toBe(
      `${door.code}: refund of 1.00 XXD, noted as given back`,
    );
    const unpaid = await novus.buy('100', 4, onDelivery);
    expect((await shop.operate(`refund ${unpaid.code} --amount 1.00 --by-hand`)).complaints).toBe(
      `Nothing was paid for ${unpaid.code}.`,
    );
  });

  it('paid twice: the payment must be named, and the order stands', async () => {
    const order = await novus.buy('100', 4);
    await novus.pay(order, { TransId: `one-${order.pk}` });
    await novus.pay(order, { TransId: `two-${order.pk}` });
    expect((await shop.operate(`refund ${order.code}`)).complaints).toMatch(/say which payment/);
    expect((await shop.operate(`order ${order.code}`)).text).toContain(`two-${order.pk}  (double)`);
    expect((await shop.operate(`refund ${order.code} --transaction two-${order.pk}`)).text).toContain(
      'refund of 118.65 XXD',
    );
    expect((await shop.operate(`refund ${order.code} --transaction two-${order.pk}`)).code).toBe(1);
    expect((await shop.operate(`refund ${order.code}`)).complaints).toMatch(/is paid: name an --amount/);
    expect((await novus.order(order.pk)).status).toBe('paid');
  });

  it('of an order that waits for a decision cancels it; a refused one does not', async () => {
    const { code, pk } = await underReview();
    const before = await everything();
    expect((await shop.operate(`refund ${code} --amount 999.00`)).complaints).toMatch(/^No more than/);
    expect(await everything()).toEqual(before);
    expect((await shop.operate(`refund ${code} --by-hand`)).code).toBe(0);
    expect((await novus.order(pk)).status).toBe('refunded');
    await stockAgain();
  });
});

describe('SRV-11 PAY-9 tasks', () => {
  it('lists what waits for a person, the oldest first, until somebody closes it', async () => {
    const order = await novus.buy('100', 4);
    await novus.pay(order, { TransId: `sale-${order.pk}` });
    await novus.pay(order, { TransId: `again-${order.pk}` });
    const open = await shop.json('tasks');
    const task = open.at(-1);
    expect(task).toMatchObject({
      kind: 'payment-double',
      order_code: order.code,
      details: { amount: '118.65', transaction: `again-${order.pk}` },
    });
    expect((await shop.operate('tasks')).text).toContain(
      `payment-double  ${order.code}  ${task.subject}  oid ${task.details.oid}; amount 118.65; currency 999; transaction again-${order.pk}`,
    );
    expect((await shop.operate(`tasks close ${task.id} --reason "money sent back" --as Aida`)).text).toBe(
      `Closed: payment-double, ${task.subject}`,
    );
    expect(await lastAudit()).toMatchObject({
      actor: 'Aida',
      action: 'tasks close',
      subject: task.subject,
      details: { kind: 'payment-double', reason: 'money sent back' },
    });
    const before = await everything();
    for (const id of [task.id, '0', '-1', 'all', '99999999999'])
      expect((await shop.operate(`tasks close -- ${id}`)).complaints).toBe(`There is no open task ${id}.`);
    expect((await shop.operate('tasks close')).code).toBe(64);
    expect(await everything()).toEqual(before);
    for (const { id } of open.slice(0, -1)) await shop.operate(`tasks close ${id}`);
    expect((await shop.operate('tasks')).text).toBe('Nothing waits for a decision.');
  });
});

it('SRV-11 OPS-1 no change without its line in the audit log', async () => {
  const { code: one } = await paid();
  const { code: two } = await delivered();
  const review = await underReview();
  const extra = await novus.buy('100', 4);
  await novus.pay(extra, { TransId: `x-${extra.pk}` });
  await novus.pay(extra, { TransId: `y-${extra.pk}` });
  const [task] = await shop.json('tasks');
  await stockAgain();
  await drainJobs(shop.app);
  await shop.database.executeSql(
    `create function no_audit() returns trigger language plpgsql as $$ begin raise exception 'the log is full'; end $$;
     create trigger no_audit before insert on audit_log for each row execute function no_audit()`,
  );
  const before = await everything();
  for (const line of [
    `order ${one} cancelled --refund`,
    `order ${one} shipped`,
    `accept ${review.code}`,
    `order ${review.code} paid`,
    `return ${two} --restock --refund`,
    `refund ${two} --amount 1.00 --by-hand`,
    `refund ${review.code}`,
    `tasks close ${task.id}`,
  ])
    expect([line, await shop.operate(line)]).toEqual([
      line,
      { code: 1, text: '', complaints: 'the log is full' },
    ]);
  expect(await everything()).toEqual(before);
  // No mail tells of what did not happen.
  expect(await drainJobs(shop.app)).toBe(0);
  await shop.database.executeSql(`drop trigger no_audit on audit_log; drop function no_audit`);
  expect((await shop.operate(`accept ${review.code}`)).code).toBe(0);
});
