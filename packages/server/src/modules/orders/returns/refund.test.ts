import { examinedShop } from '../../../testing/examined-shop.ts';
import { testCountry } from '../../../testing/index.ts';
import { onDelivery } from '../../../testing/journey.ts';
import { operatorHands } from '../../../testing/operator-hands.ts';
import { drainJobs } from '../../jobs/index.ts';
import type { Order } from '@caravan/contract';
import { describe, expect, it } from 'vitest';

const shop = examinedShop('postgres');

const deliver = (order: Order) => shop.hands.deliver(order, shop.novus);

describe('ORD-7 money that goes back', () => {
  it('of all parts adds up to all that was paid, courier and card fee with the last of them', async () => {
    await shop.novus.add('103', 2);
    await shop.novus.add('101', 3);
    const order = await deliver(await shop.novus.buy('100', 4));
    const parts = [{ 100: 1 }, { 101: 1, 103: 1 }, { 100: 2 }, { 101: 2 }, { 103: 1 }, { 100: 1 }];
    const dues: number[] = [];
    for (const units of parts) {
      const back = await shop.hands.comeBack(order.pk, units, { refund: true });
      dues.push(back.ok ? back.due : 0);
    }
    const total = Math.round(Number(order.total) * 100);
    expect(dues.every((due) => due > 0)).toBe(true);
    expect(dues.reduce((sum, due) => sum + due, 0)).toBe(total);
    expect(dues.at(-1)).toBeGreaterThan(2000);
    const { refunds, status } = await shop.novus.order(order.pk);
    expect(status).toBe('returned');
    expect(refunds?.map(({ amount }) => Math.round(Number(amount) * 100))).toEqual(dues);
    expect(await shop.hands.giveBack(order.pk, 1)).toEqual({ ok: false, why: 'too_much', left: 0 });
  });

  it('is never more than was paid, by whatever way; an order that stands wants an amount', async () => {
    const order = await deliver(await shop.novus.buy('100', 4));
    expect(await shop.hands.giveBack(order.pk, null)).toEqual({ ok: false, why: 'stands' });
    for (const amount of [0, -1, 11_866])
      expect(await shop.hands.giveBack(order.pk, amount)).toEqual({
        ok: false,
        why: 'too_much',
        left: 11_865,
      });
    expect(await shop.hands.giveBack(order.pk, 1865)).toMatchObject({ ok: true, byHand: false });
    expect(await shop.hands.giveBack(order.pk, 5000, { byHand: true })).toMatchObject({
      ok: true,
      byHand: true,
    });
    expect(await shop.hands.giveBack(order.pk, 5001)).toEqual({ ok: false, why: 'too_much', left: 5000 });
    expect(await shop.hands.giveBack(order.pk, 1, { transaction: 'another' })).toMatchObject({
      why: 'no_such_payment',
    });
    expect(await shop.hands.comeBack(order.pk, null, { refund: true })).toMatchObject({
      due: 5000,
      requested: true,
    });
    expect(await shop.hands.giveBack(order.pk, 1, { byHand: true })).toMatchObject({
      why: 'too_much',
      left: 0,
    });
    expect((await shop.novus.order(order.pk)).refunds?.map(({ state, amount }) => [state, amount])).toEqual([
      ['pending', '18.65'],
      ['done', '50.00'],
      ['pending', '50.00'],
    ]);
  });

  it('F30 asked for many times at once is asked for once', async () => {
    const order = await deliver(await shop.novus.buy('100', 4));
    const asked = await Promise.all(Array.from({ length: 6 }, () => shop.hands.giveBack(order.pk, 6000)));
    expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
    const back = await Promise.all(
      Array.from({ length: 6 }, () => shop.hands.comeBack(order.pk, null, { restock: true, refund: true })),
    );
    expect(back.filter(({ ok }) => ok)).toHaveLength(1);
    const { refunds, returns } = await shop.novus.order(order.pk);
    expect(refunds?.map(({ amount }) => amount)).toEqual(['60.00', '58.65']);
    expect(returns).toHaveLength(1);
    expect(await shop.faults()).toEqual([]);
  });

  it('of an order that was paid twice: which payment must be said; what stands is not given back by mistake', async () => {
    const order = await shop.novus.buy('100', 4);
    await shop.novus.pay(order, { TransId: `first-${order.pk}` });
    await shop.novus.pay(order, { TransId: `second-${order.pk}` });
    expect(await shop.hands.giveBack(order.pk, null)).toMatchObject({ ok: false, why: 'which_payment' });
    expect(await shop.hands.giveBack(order.pk, null, { transaction: `second-${order.pk}` })).toMatchObject({
      ok: true,
      amount: 11_865,
    });
    expect(await shop.hands.giveBack(order.pk, null, { transaction: `second-${order.pk}` })).toMatchObject({
      why: 'no_such_payment',
    });
    expect(await shop.hands.giveBack(order.pk, null)).toEqual({ ok: false, why: 'stands' });
    expect(await shop.novus.order(order.pk)).toMatchObject({ status: 'paid', billedTo: '2026-11' });
  });

  it('PAY-5 what the bank refused, or told twice of one transaction, was not paid: no more than the payment goes back', async () => {
    const order = await shop.novus.buy('100', 4);
    await shop.novus.pay(order, { Response: 'Declined', ProcReturnCode: '05', TransId: `no-${order.pk}` });
    await shop.novus.pay(order, { TransId: `told-${order.pk}` });
    await shop.novus.pay(order, { TransId: `told-${order.pk}`, rnd: 'again' });
    expect(await shop.hands.giveBack(order.pk, 11_866)).toEqual({ ok: false, why: 'too_much', left: 11_865 });
    expect(await shop.hands.giveBack(order.pk, 11_865)).toMatchObject({ ok: true, amount: 11_865 });
    expect(await shop.hands.giveBack(order.pk, 1)).toEqual({ ok: false, why: 'too_much', left: 0 });
  });

  it('paid at the door and by a late card: both count', async () => {
    const order = await shop.novus.buy('100', 4);
    const late = { ...order };
    expect((await shop.novus.place(order.pk, onDelivery)).json<Order>().status).toBe('confirmed');
    await deliver({ ...order, paymentData: null });
    await shop.novus.pay(late, { TransId: `late-${order.pk}` });
    await shop.hands.giveBack(order.pk, null, { transaction: `late-${order.pk}` });
    expect(await shop.hands.comeBack(order.pk, null)).toMatchObject({ ok: true, due: 11_690 });
    expect(await shop.hands.giveBack(order.pk, null, { byHand: true })).toMatchObject({
      ok: true,
      amount: 11_690,
    });
  });
});

describe('ORD-7 PAY-12 an order that waits for a decision', () => {
  const underReview = async () => {
    const order = await shop.novus.buy('102', 4);
    shop.server.clock.pass(125);
    await drainJobs(shop.server.app);
    await shop.server.database.executeSql(`update products set stock = 1 where code = '102'`);
    await shop.novus.pay(order, { TransId: `late-${order.pk}` });
    await shop.server.database.executeSql(`update products set stock = 50 where code = '102'`);
    return shop.novus.order(order.pk);
  };

  it('is not cancelled by a refund that is refused', async () => {
    const order = await underReview();
    expect(order.status).toBe('paid_review');
    expect(await shop.hands.giveBack(order.pk, 1_000_000)).toMatchObject({ ok: false, why: 'too_much' });
    expect(await shop.hands.giveBack(order.pk, null, { transaction: 'none' })).toMatchObject({
      why: 'no_such_payment',
    });
    await drainJobs(shop.server.app);
    expect(await shop.novus.order(order.pk)).toEqual(order);
    expect(shop.mails.kindsOf(order.code)).not.toContain('cancelled');
  });

  it('is cancelled with its refund, and refunded when that was by hand', async () => {
    const order = await underReview();
    const before = await shop.left('102');
    expect(await shop.hands.giveBack(order.pk, null, { byHand: true })).toMatchObject({ ok: true });
    const refunded = await shop.novus.order(order.pk);
    expect(refunded).toMatchObject({ status: 'refunded', billedTo: null, ccSum: '0.000' });
    expect(refunded.history.map(({ status }) => status).slice(-3)).toEqual([
      'paid_review',
      'cancelled',
      'refunded',
    ]);
    expect(await shop.left('102')).toBe(before);
  });

  it('stays when only a further payment goes back', async () => {
    const order = await underReview();
    const unpaid = { ...order, paymentData: null };
    const again = await shop.novus.buy('100', 4);
    await shop.novus.pay(again);
    expect(unpaid.status).toBe('paid_review');
    await shop.server.database.executeSql(
      `insert into payment_ledger (country, provider, merchant, kind, source, transaction_id, oid, order_id, amount, currency, outcome, digest, fields, received_at)
       select country, provider, merchant, kind, source, 'further', oid, order_id, amount, currency, 'double', 'further', fields, received_at
         from payment_ledger where order_id = $1 and outcome = 'review'`,
      [order.pk],
    );
    expect(await shop.hands.giveBack(order.pk, null)).toMatchObject({ why: 'which_payment' });
    expect(await shop.hands.giveBack(order.pk, null, { transaction: 'further' })).toMatchObject({ ok: true });
    expect((await shop.novus.order(order.pk)).status).toBe('paid_review');
  });
});

it('SEC-3 ORD-7 an order of another country is absent for the operator of this one', async () => {
  const order = await deliver(await shop.novus.buy('100', 4));
  const country = testCountry({ val: 'yy', domains: ['yy.example'], orderPrefix: 'YY' });
  const abroad = operatorHands({ ...shop.server, country });
  const absent = { ok: false, why: 'not_found' };
  expect(await abroad.giveBack(order.pk, 100)).toEqual(absent);
  expect(await abroad.comeBack(order.pk, null, { refund: true })).toEqual(absent);
  expect(await abroad.move(order.pk, 'cancelled')).toEqual(absent);
  expect(await shop.novus.order(order.pk)).toEqual(order);
});
