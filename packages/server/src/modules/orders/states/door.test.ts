import { examinedShop } from '../../../testing/examined-shop.ts';
import { byCard, onDelivery } from '../../../testing/journey.ts';
import { drainJobs } from '../../jobs/index.ts';
import type { Coupon } from '@caravan/contract';
import { describe, expect, it } from 'vitest';

const shop = examinedShop('pglite');

const couponOf = async (code: string) =>
  (await shop.server.api('GET', 'order/coupons/', { token: shop.novus.token }))
    .json<Coupon[]>()
    .find((coupon) => coupon.code === code);
/** A coupon that a paid order has earned. */
const earn = async (): Promise<string> => {
  const order = await shop.novus.buy('100', 4);
  await shop.novus.pay(order);
  return (await shop.novus.order(order.pk)).couponEarned?.code ?? '';
};

describe('ORD-8 what is paid at the door', () => {
  it('is paid when it is delivered: pay date, month of the country, case credits, coupon and its mail', async () => {
    const order = await shop.novus.buy('100', 4, onDelivery);
    expect(order).toMatchObject({ status: 'confirmed', payDate: null, billedTo: null });
    await shop.hands.move(order.pk, 'shipped');
    expect(await shop.novus.order(order.pk)).toMatchObject({
      status: 'shipped',
      payDate: null,
      billedTo: null,
      couponEarned: { state: 'promised', code: null },
    });
    // Half past midnight on the first of December there.
    shop.server.clock.set('2026-11-30T18:30:00Z');
    await shop.logIn();
    expect(await shop.hands.move(order.pk, 'delivered')).toEqual({
      ok: true,
      from: 'shipped',
      due: 0,
      requested: false,
    });
    const delivered = await shop.novus.order(order.pk);
    expect(delivered).toMatchObject({
      status: 'delivered',
      payDate: '2026-11-30T18:30:00.000Z',
      billedTo: '2026-12',
      ccSum: '0.400',
      couponEarned: { state: 'usable', code: expect.any(String) },
    });
    expect(delivered.history.map(({ status }) => status)).toEqual([
      'draft',
      'confirmed',
      'shipped',
      'delivered',
    ]);
    await drainJobs(shop.server.app);
    await drainJobs(shop.server.app);
    expect(shop.mails.kindsOf(order.code)).toEqual(['coupon', 'received', 'shipped']);
    expect(shop.mails.about(order.code).find(({ id }) => id.startsWith('coupon'))?.text).toContain(
      delivered.couponEarned?.code ?? 'no code',
    );
  });

  it('is delivered once', async () => {
    const order = await shop.novus.buy('100', 4, onDelivery);
    await shop.hands.move(order.pk, 'shipped');
    await shop.hands.move(order.pk, 'delivered');
    const before = await shop.novus.order(order.pk);
    shop.server.clock.pass(60);
    for (const to of ['delivered', 'refused', 'shipped', 'cancelled'] as const)
      expect(await shop.hands.move(order.pk, to)).toEqual({
        ok: false,
        why: 'not_allowed',
        from: 'delivered',
      });
    expect(await shop.novus.order(order.pk)).toEqual(before);
  });

  it('does not move the pay date of what a card has paid', async () => {
    const order = await shop.novus.buy('100', 4);
    await shop.novus.pay(order);
    const { payDate } = await shop.novus.order(order.pk);
    shop.server.clock.pass(90);
    await shop.hands.move(order.pk, 'shipped');
    await shop.hands.move(order.pk, 'delivered');
    expect((await shop.novus.order(order.pk)).payDate).toBe(payDate);
    await drainJobs(shop.server.app);
    // The coupon was told with the payment.
    expect(shop.mails.kindsOf(order.code)).toEqual(['paid', 'received', 'shipped']);
  });

  it('goes back by hand, never more than it cost', async () => {
    const order = await shop.novus.buy('100', 4, onDelivery);
    await shop.hands.move(order.pk, 'shipped');
    expect(await shop.hands.giveBack(order.pk, 1, { byHand: true })).toMatchObject({
      ok: false,
      why: 'nothing_paid',
    });
    await shop.hands.move(order.pk, 'delivered');
    // 96.90 for the goods and 20.00 for the courier; the bank is not asked for what it has not taken.
    expect(await shop.hands.comeBack(order.pk, null, { refund: true })).toMatchObject({
      ok: true,
      due: 11_690,
      requested: false,
    });
    expect(await shop.hands.giveBack(order.pk, 11_691, { byHand: true })).toEqual({
      ok: false,
      why: 'too_much',
      left: 11_690,
    });
    expect(await shop.hands.giveBack(order.pk, null)).toMatchObject({
      ok: false,
      why: 'which_payment',
    });
    expect(await shop.hands.giveBack(order.pk, null, { byHand: true })).toMatchObject({
      ok: true,
      amount: 11_690,
    });
    expect(await shop.hands.giveBack(order.pk, null, { byHand: true })).toMatchObject({
      ok: false,
      why: 'too_much',
    });
    expect(await shop.novus.order(order.pk)).toMatchObject({
      status: 'refunded',
      billedTo: null,
      ccSum: '0.000',
      refunds: [{ state: 'done', amount: '116.90' }],
    });
  });
});

describe('ORD-8 what is refused at the door', () => {
  it.each([
    ['is in the stock again when the operator says so', true],
    ['is not in the stock before the operator says so', false],
  ])('is not paid, counts for nothing, frees its coupon, and %s', async (_name, restock) => {
    const coupon = await earn();
    const before = await shop.left('100');
    const order = await shop.novus.buy('100', 4, { ...onDelivery, coupon });
    expect(order.couponEarned).toMatchObject({ state: 'promised' });
    expect((await couponOf(coupon))?.state).toBe('used');
    await shop.hands.move(order.pk, 'shipped');
    shop.server.clock.pass(60);
    expect(await shop.hands.move(order.pk, 'refused', { restock, refund: true })).toEqual({
      ok: true,
      from: 'shipped',
      due: 0,
      requested: false,
    });
    const refused = await shop.novus.order(order.pk);
    expect(refused).toMatchObject({ status: 'refused', payDate: null, billedTo: null, ccSum: '0.000' });
    expect(refused.couponEarned).toBeUndefined();
    expect(refused.refunds).toBeUndefined();
    expect((await couponOf(coupon))?.state).toBe('usable');
    expect(await shop.left('100')).toBe((before ?? 0) - (restock ? 0 : 4));
    await drainJobs(shop.server.app);
    await drainJobs(shop.server.app);
    expect(shop.mails.kindsOf(order.code)).toEqual(['received', 'refused', 'shipped']);
    expect(await shop.faults()).toEqual([]);
  });

  it('is not delivered after that, and nothing of it is given back', async () => {
    const order = await shop.novus.buy('100', 4, onDelivery);
    expect(await shop.hands.move(order.pk, 'refused')).toEqual({
      ok: false,
      why: 'not_allowed',
      from: 'confirmed',
    });
    await shop.hands.move(order.pk, 'shipped');
    await shop.hands.move(order.pk, 'refused', { restock: true });
    const stock = await shop.left('100');
    for (const to of ['delivered', 'refused', 'cancelled'] as const)
      expect((await shop.hands.move(order.pk, to, { restock: true })).ok).toBe(false);
    expect(await shop.left('100')).toBe(stock);
    expect(await shop.hands.giveBack(order.pk, 100, { byHand: true })).toMatchObject({ why: 'nothing_paid' });
  });

  it('though a card has paid it: its money is due, its month and its coupon are gone', async () => {
    const order = await shop.novus.buy('100', 4, byCard);
    await shop.novus.pay(order);
    const { couponEarned } = await shop.novus.order(order.pk);
    await shop.hands.move(order.pk, 'shipped');
    expect(await shop.hands.move(order.pk, 'refused', { restock: true, refund: true })).toEqual({
      ok: true,
      from: 'shipped',
      due: 11_865,
      requested: true,
    });
    expect(await shop.novus.order(order.pk)).toMatchObject({
      status: 'refused',
      billedTo: null,
      ccSum: '0.000',
      couponEarned: { code: couponEarned?.code, state: 'taken_back' },
      refunds: [{ state: 'pending', amount: '118.65' }],
    });
  });
});
