import type { Order } from '@caravan/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bankAnswer, browserPost } from '../testing/bank.ts';
import { giftCountry, giftProducts } from '../testing/gift-country.ts';
import { logInBuyer, onDelivery, passAnHour, type Buyer } from '../testing/journey.ts';
import { payPartlyThere } from '../testing/operator-hands.ts';
import { openOperatorShop, type OperatorShop } from '../testing/operator-shop.ts';

let shop: OperatorShop;
let novus: Buyer;
let other: Buyer;

beforeAll(async () => {
  shop = await openOperatorShop({ country: giftCountry(), products: giftProducts });
});
afterAll(() => shop.close());

/** Each test has a month of its own: what one breaks the others don't see. */
let month = 0;
let period = '';
beforeEach(async () => {
  await passAnHour(shop);
  month += 1;
  const name = `2027-${String(month).padStart(2, '0')}`;
  shop.clock.set(`${name}-10T06:00:00Z`);
  period = `--from ${name}-01 --to ${name}-28`;
  novus = await logInBuyer(shop, '999000000005');
  other = await logInBuyer(shop, '999000000004');
});

const paid = async (): Promise<Order> => {
  const order = await novus.buy('100', 4);
  await novus.pay(order, { TransId: `sale-${order.pk}` });
  return order;
};
const differences = async () => (await shop.json(`books ${period}`)).differences;
const spoil = (sql: string, order: Order) => shop.database.executeSql(sql, [order.pk]);

describe('SRV-11 PAY-9 books', () => {
  it('money of the days by the ledger beside money by the orders', async () => {
    await paid();
    const door = await novus.buy('100', 4, onDelivery);
    for (const to of ['shipped', 'delivered']) await shop.operate(`order ${door.code} ${to}`);
    expect(await shop.json(`books ${period}`)).toEqual({
      currency: 'XXD',
      ledger: { paid: '118.65', givenBack: '0.00', double: '0.00', unplaced: '0.00' },
      orders: { paid: '118.65', givenBack: '0.00', atDoor: '116.90' },
      differences: [],
    });
    const { text } = await shop.operate(`books ${period}`);
    expect(text.split('\n').map((line) => line.trimEnd().replaceAll(/ {2,}/g, ' | '))).toEqual([
      'XXD | ledger | orders',
      'paid by card | 118.65 | 118.65',
      'given back | 0.00 | 0.00',
      'paid twice | 0.00',
      'fits no order, other sum | 0.00',
      'paid at the door | 116.90',
      '',
      'Nothing differs.',
    ]);
    expect((await shop.json('books --from 2026-01-01 --to 2026-12-31')).ledger.paid).toBe('0.00');
  });

  it('wants days', async () => {
    for (const line of ['books', 'books --from 2027-01-01', 'books --from 2027-02-01 --to 2027-01-01'])
      expect(await shop.operate(line)).toMatchObject({
        code: 64,
        complaints: expect.stringMatching(/^--from and --to/),
      });
    expect((await shop.operate('books all')).code).toBe(64);
  });

  it('lists what is paid without money, money without an order, and sums that differ', async () => {
    const [gone, less, unbooked] = [await paid(), await paid(), await paid()];
    await spoil('delete from payment_ledger where order_id = $1', gone);
    await spoil('update payment_ledger set amount = 100 where order_id = $1', less);
    await spoil(`update orders set paid_at = null where id = $1`, unbooked);
    const stray = { clientid: '100', oid: 'NOBODY1', amount: '7.00', currency: '999' };
    await shop.app.inject(browserPost(bankAnswer({ formHiddenFields: stray }, { TransId: 'stray' })));
    const found = await differences();
    expect(found).toHaveLength(4);
    expect(found).toEqual(
      expect.arrayContaining([
        { code: gone.code, what: 'is paid, but no money for it is in the ledger', amount: '118.65' },
        { code: less.code, what: 'has another sum in the ledger than it costs', amount: '1.00' },
        { code: unbooked.code, what: 'has money in the ledger, but is not paid', amount: '118.65' },
        {
          code: null,
          what: 'money that fits no order: NOBODY1, transaction stray of merchant 100',
          amount: '7.00',
        },
      ]),
    );
    expect((await shop.json(`books ${period}`)).ledger).toMatchObject({ unplaced: '7.00', paid: '119.65' });
    expect((await shop.operate(`books ${period}`)).text).toContain(
      `${gone.code}  is paid, but no money for it is in the ledger  118.65`,
    );
  });

  it('lists what was paid twice, in another sum or currency, until it is given back', async () => {
    const double = await paid();
    await novus.pay(double, { TransId: `again-${double.pk}` });
    const foreign = await novus.buy('100', 4);
    await novus.pay(foreign, { TransId: `foreign-${foreign.pk}`, currency: '949' });
    expect(await differences()).toEqual(
      expect.arrayContaining([
        {
          code: double.code,
          what: 'was paid more than once, or another sum; not given back yet',
          amount: '118.65',
        },
        { code: foreign.code, what: 'was paid in another currency', amount: null },
      ]),
    );
    expect((await shop.operate(`order ${foreign.code}`)).text).toContain(
      `paid      another currency  foreign-${foreign.pk}  (mismatch)`,
    );
    await shop.api('POST', `order/order/${foreign.pk}/cancel/`, { token: novus.token });
    await shop.api('DELETE', 'order/cart/', { token: novus.token });
    await shop.operate(`refund ${double.code} --amount 118.65 --by-hand`);
    expect((await differences()).filter(({ code }: Order) => code === double.code)).toEqual([]);
  });

  it('PAY-5 PAY-9 money that another merchant took for an order pays nothing, and is listed and a task', async () => {
    const order = await novus.buy('100', 4);
    const elsewhere = bankAnswer(order.paymentData ?? { formHiddenFields: {} }, {
      clientid: '200',
      TransId: 'elsewhere',
    });
    for (let time = 0; time < 2; time += 1) {
      const answer = await shop.app.inject(browserPost(elsewhere));
      expect(answer.headers.location).toBe(`/pay/error?order=${order.pk}`);
    }
    expect(await novus.order(order.pk)).toMatchObject({ status: 'awaiting_payment', payDate: null });
    const oid = order.paymentData?.formHiddenFields['oid'];
    expect(await differences()).toEqual([
      {
        code: null,
        what: `money that fits no order: ${oid}, transaction elsewhere of merchant 200`,
        amount: '118.65',
      },
    ]);
    expect((await shop.json(`books ${period}`)).ledger).toMatchObject({ unplaced: '118.65', paid: '0.00' });
    const tasks: { details: { transaction?: string } }[] = await shop.json('tasks');
    expect(tasks.filter(({ details }) => details.transaction === 'elsewhere')).toMatchObject([
      { kind: 'payment-mismatch', order_code: order.code, details: { merchant: '200', amount: '118.65' } },
    ]);
    await novus.pay(order, { TransId: 'elsewhere' });
    expect((await novus.order(order.pk)).status).toBe('paid');
  });

  it('lists a second payment of the month, though its order is older', async () => {
    const order = await paid();
    month += 1;
    const name = `2027-${String(month).padStart(2, '0')}`;
    shop.clock.set(`${name}-10T06:00:00Z`);
    period = `--from ${name}-01 --to ${name}-28`;
    await novus.pay(order, { TransId: `late-${order.pk}` });
    expect(await differences()).toMatchObject([{ code: order.code, amount: '118.65' }]);
  });

  it('lists what went back without its money, by card and at the door, and refunds on their way', async () => {
    const [cancelled, asked, failed] = [await paid(), await paid(), await paid()];
    const door = await novus.buy('100', 4, onDelivery);
    await shop.operate(`order ${cancelled.code} cancelled`);
    await shop.operate(`order ${asked.code} cancelled --refund`);
    await shop.operate(`order ${failed.code} cancelled --refund`);
    await spoil(
      `update refunds set state = 'failed', said = 'closed', ask_at = null where order_id = $1`,
      failed,
    );
    for (const to of ['shipped', 'delivered']) await shop.operate(`order ${door.code} ${to}`);
    await shop.operate(`return ${door.code} --restock`);
    const what = 'went back, its money has not';
    const found = await differences();
    expect(found).toHaveLength(6);
    expect(found).toEqual(
      expect.arrayContaining([
        { code: cancelled.code, what, amount: '118.65' },
        { code: asked.code, what, amount: '118.65' },
        { code: asked.code, what: 'a refund is on its way', amount: '118.65' },
        { code: failed.code, what, amount: '118.65' },
        { code: failed.code, what: 'a refund is refused: closed', amount: '118.65' },
        { code: door.code, what, amount: '116.90' },
      ]),
    );
    for (const { code } of [cancelled, door]) await shop.operate(`refund ${code} --by-hand`);
    const rest = (await differences()).map(({ code }: Order) => code);
    expect(rest).not.toContain(cancelled.code);
    expect(rest).not.toContain(door.code);
  });

  it('ORD-7 lists a part that came back, whatever its days, until its money has gone back', async () => {
    await novus.add('103', 2);
    const order = await paid();
    for (const to of ['shipped', 'delivered']) await shop.operate(`order ${order.code} ${to}`);
    const dues = async (): Promise<string[]> =>
      (await differences())
        .filter(({ what }: { what: string }) => what === 'a part went back, its money has not')
        .map(({ code, amount }: { code: string; amount: string }) => `${code} ${amount}`);
    await shop.operate(`refund ${order.code} --amount 5.00 --by-hand`);
    expect(await dues()).toEqual([]);
    shop.clock.pass(60);
    // The shop's database tells the time: it must have heard of the turned clock.
    await novus.order(order.pk);
    const told: { refund: string }[] = [];
    for (const lines of ['100:1', '100:2,103:1'])
      told.push(await shop.json(`return ${order.code} --lines ${lines}`));
    const [first = 0, second = 0] = told.map(({ refund }) => Math.round(Number(refund) * 100));
    const inMoney = (amount: number) => (amount / 100).toFixed(2);
    period = '--from 2026-01-01 --to 2026-01-31';
    expect(await dues()).toEqual([`${order.code} ${inMoney(first + second)}`]);
    await shop.operate(`refund ${order.code} --amount ${inMoney(first)} --by-hand`);
    expect(await dues()).toEqual([`${order.code} ${inMoney(second)}`]);
    await shop.operate(`refund ${order.code} --amount ${inMoney(second)} --by-hand`);
    expect(await dues()).toEqual([]);
    await shop.operate(`return ${order.code}`);
    expect(await dues()).toEqual([]);
    await shop.operate(`refund ${order.code} --by-hand`);
  });

  it('PAY-12 lists what was never sent of an order that was accepted in part', async () => {
    const order = await payPartlyThere(shop, novus);
    const { refund } = await shop.json(`accept ${order.code} --available`);
    expect(Number(refund)).toBeGreaterThan(0);
    const what = 'a part went back, its money has not';
    expect(await differences()).toEqual([{ code: order.code, what, amount: refund }]);
    await shop.operate(`refund ${order.code} --amount ${refund} --by-hand`);
    expect(await differences()).toEqual([]);
  });

  it('LIM-6 what a coupon has bought of a returned order is not missed', async () => {
    const order = await paid();
    const coupon = (await novus.order(order.pk)).couponEarned?.code;
    await novus.buy('100', 4, { ...onDelivery, coupon });
    await shop.operate(`order ${order.code} shipped`);
    await shop.operate(`order ${order.code} delivered`);
    await shop.operate(`return ${order.code} --restock`);
    expect(await differences()).toMatchObject([{ code: order.code, amount: '108.65' }]);
    await shop.operate(`refund ${order.code} --amount 108.65 --by-hand`);
    expect(await differences()).toEqual([]);
  });

  it('lists what got more back than it was paid, what waits, and what is held too long', async () => {
    const over = await paid();
    await spoil(
      `insert into refunds (country, order_id, amount, reason, state, actor, created_at, done_at)
       values ('xx', $1, 20000, '', 'done', 'nobody', shop_time(), shop_time())`,
      over,
    );
    const review = await paid();
    await spoil(`update orders set status = 'paid_review' where id = $1`, review);
    const held = await other.buy('100', 4);
    await spoil(`update orders set reserved_until = shop_time() - interval '3 minutes' where id = $1`, held);
    const found = await differences();
    expect(found).toHaveLength(3);
    expect(found).toEqual(
      expect.arrayContaining([
        { code: over.code, what: 'got more back than it was paid', amount: '81.35' },
        { code: review.code, what: 'waits for a decision', amount: '118.65' },
        { code: held.code, what: 'is held although its time is over', amount: held.total },
      ]),
    );
  });
});
