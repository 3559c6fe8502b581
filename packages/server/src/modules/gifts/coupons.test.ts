import type { Coupon, Order } from '@caravan/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { faultsInBooks, stockOf } from '../../testing/books.ts';
import { giftCountry, giftProducts } from '../../testing/gift-country.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { byCard, logInBuyer, onDelivery, passAnHour, pickedUp, type Buyer } from '../../testing/journey.ts';
import { drainJobs, type Jobs } from '../jobs/index.ts';
import { operateOrder } from '../orders/index.ts';

let server: TestServer;
let initial: Map<string, number>;
let novus: Buyer;
let other: Buyer;

beforeAll(async () => {
  server = await createTestServer({ country: giftCountry(), products: giftProducts });
  initial = await stockOf(server.database);
  novus = await logInBuyer(server, '999000000005');
  other = await logInBuyer(server, '999000000004');
});

afterAll(async () => {
  expect(await faultsInBooks(server.database, initial)).toEqual([]);
  await server.close();
});

const byHand = { actor: 'Aida', reason: '' };

beforeEach(() => passAnHour(server));

const couponsOf = async ({ token }: Buyer) =>
  (await server.api('GET', 'order/coupons/', { token })).json<Coupon[]>();
const usable = async (who = novus) => (await couponsOf(who)).filter(({ state }) => state === 'usable');
const cancel = ({ token }: Buyer, pk: number) => server.api('POST', `order/order/${pk}/cancel/`, { token });
const emptyCart = ({ token }: Buyer) => server.api('DELETE', 'order/cart/', { token });
/** A paid order of 4 × 25.50 less 5 %, and the coupon that it has earned. */
const earn = async (who = novus): Promise<{ order: Order; code: string }> => {
  const order = await who.buy('100', 4);
  await who.pay(order);
  const paid = await who.order(order.pk);
  return { order: paid, code: paid.couponEarned?.code ?? '' };
};
const stateOf = async (code: string, who = novus) =>
  (await couponsOf(who)).find((coupon) => coupon.code === code)?.state;
const draftOf = async (who: Buyer) => (await who.draft()).json<{ pk: number }>().pk;

/** What is said beside the field of a coupon that is refused; nothing was reserved then. */
const refused = async (coupon: string, who = novus) => {
  await who.add('101', 5);
  const before = (await stockOf(server.database)).get('101');
  const answer = await who.place(await draftOf(who), { ...byCard, coupon });
  expect((await stockOf(server.database)).get('101')).toBe(before);
  await emptyCart(who);
  expect(answer.statusCode).toBe(400);
  return answer.json<{ coupon: string[]; code: string }>().coupon;
};

describe('LIM-6 a coupon is issued', () => {
  it('when the order is paid, once however often the bank says so, for ninety whole days of the country', async () => {
    const order = await novus.buy('100', 4);
    expect(order.couponEarned).toEqual({ amount: '10.00', code: null, validUntil: null, state: 'promised' });
    expect(await couponsOf(novus)).toEqual([]);
    await novus.pay(order);
    await novus.pay(order);
    const { couponEarned } = await novus.order(order.pk);
    expect(couponEarned).toEqual({
      amount: '10.00',
      code: expect.stringMatching(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/),
      // Six hours east of Greenwich the 13th of February, ninety days after the 15th of November, ends here.
      validUntil: '2027-02-13T17:59:59.999Z',
      state: 'usable',
    });
    expect(await couponsOf(novus)).toEqual([{ ...couponEarned, earnedWith: order.code }]);
    expect(await couponsOf(other)).toEqual([]);
  });

  it('for goods of 90.00 after discount, and not below', async () => {
    const small = await novus.buy('100', 3);
    expect(small.couponEarned).toBeUndefined();
    await novus.pay(small);
    expect((await novus.order(small.pk)).couponEarned).toBeUndefined();
    expect(await usable()).toHaveLength(1);
  });

  it('with an order that is paid at the door when it is delivered, and told by mail', async () => {
    const order = await novus.buy('100', 4, onDelivery);
    expect(order.couponEarned).toMatchObject({ state: 'promised' });
    const { database, country } = server;
    const jobs = server.app.getDecorator<Jobs>('jobs');
    const context = { database, country };
    await operateOrder(context, jobs, order.pk, 'shipped', byHand);
    expect((await novus.order(order.pk)).couponEarned).toMatchObject({ state: 'promised', code: null });
    await operateOrder(context, jobs, order.pk, 'delivered', byHand);
    expect((await novus.order(order.pk)).couponEarned).toMatchObject({ state: 'usable' });
    await drainJobs(server.app);
    const { rows } = await database.db.execute(
      sql`select kind from sent_mails where subject = ${`order ${order.pk}`} and kind = 'coupon'`,
    );
    expect(rows).toEqual([{ kind: 'coupon' }]);
  });
});

describe('LIM-6 API-29 a coupon is used', () => {
  it('taken off the goods, kept with the order, and given back when the choice is taken back', async () => {
    const [coupon] = await usable();
    await novus.add('100', 4);
    const pk = await draftOf(novus);
    const typed = coupon?.code.toLowerCase().replace('-', ' ');
    const placed = (await novus.place(pk, { ...byCard, coupon: typed })).json<Order>();
    // 102.00 − 5.10 − 10.00 + 20.00, 1.5 % of it for the card, 12 % VAT held
    expect(placed).toMatchObject({
      subTotal: '102.00',
      discountAmount: '5.10',
      coupon: '10.00',
      couponCode: coupon?.code,
      deliveryFee: '20.00',
      paymentFee: '1.60',
      total: '108.50',
      additionalTax: '11.63',
      paymentData: { formHiddenFields: { amount: '108.50' } },
      couponEarned: { state: 'promised' },
    });
    expect(await stateOf(coupon?.code ?? '')).toBe('usable');
    const without = (await novus.place(pk)).json<Order>();
    expect(without).toMatchObject({ total: '118.65' });
    expect(without.coupon).toBeUndefined();
    const again = (await novus.place(pk, { ...byCard, coupon: coupon?.code })).json<Order>();
    await novus.pay(again);
    expect(await novus.order(pk)).toMatchObject({
      status: 'paid',
      coupon: '10.00',
      couponCode: coupon?.code,
    });
    expect(await stateOf(coupon?.code ?? '')).toBe('used');
  });

  it('given back when the order is cancelled, and when it is not paid in time', async () => {
    const { code } = await earn();
    for (const end of ['cancelled', 'expired']) {
      const order = await novus.buy('100', 4, { ...byCard, coupon: code });
      expect(order.coupon).toBe('10.00');
      if (end === 'cancelled') await cancel(novus, order.pk);
      else {
        server.clock.pass(31);
        await drainJobs(server.app);
      }
      expect(await novus.order(order.pk)).toMatchObject({ status: end, coupon: '10.00' });
      expect(await stateOf(code)).toBe('usable');
      await emptyCart(novus);
    }
  });

  it('by a newer order that takes the unpaid one’s place', async () => {
    const { code } = await earn();
    const first = await novus.buy('100', 4, { ...byCard, coupon: code });
    await novus.add('101');
    const newer = (await novus.place(await draftOf(novus), { ...byCard, coupon: code })).json<Order>();
    expect(newer).toMatchObject({ status: 'awaiting_payment', coupon: '10.00' });
    expect((await novus.order(first.pk)).status).toBe('cancelled');
    await cancel(novus, newer.pk);
    await emptyCart(novus);
    expect(await stateOf(code)).toBe('usable');
  });

  it('up to the whole of the goods; an order that leaves nothing to pay is confirmed at once', async () => {
    const { code } = await earn();
    await server.database.db.execute(
      sql`update coupons set amount = 100000 where code = ${code.replace('-', '')}`,
    );
    const order = await novus.buy('100', 4, { ...pickedUp, coupon: code });
    expect(order).toMatchObject({ status: 'confirmed', coupon: '96.90', total: '0.00', paymentData: null });
    expect(await stateOf(code)).toBe('used');
    await cancel(novus, order.pk);
  });

  it('by its own order, though that was paid after it had ended; not if another has it by then', async () => {
    for (const outcome of ['paid', 'paid_review']) {
      const { code } = await earn();
      const order = await novus.buy('100', 4, { ...byCard, coupon: code });
      await cancel(novus, order.pk);
      await emptyCart(novus);
      if (outcome === 'paid_review') await novus.buy('101', 4, { ...onDelivery, coupon: code });
      await novus.pay(order);
      expect((await novus.order(order.pk)).status).toBe(outcome);
      expect(await stateOf(code)).toBe('used');
    }
  });
});

describe('LIM-6 a coupon is refused beside its field, nothing is reserved', () => {
  it.each(['FREE', '2222-2222', '%', 'x'.repeat(64)])('when there is none like %s', async (coupon) => {
    expect(await refused(coupon)).toEqual(['This coupon code is not valid.']);
  });

  it('when it is another member’s', async () => {
    const { code } = await earn();
    expect(await refused(code, other)).toEqual(['This coupon code is not valid.']);
    expect(await stateOf(code)).toBe('usable');
  });

  it('when another order has used it', async () => {
    const { code } = await earn();
    await novus.buy('100', 4, { ...onDelivery, coupon: code });
    expect(await refused(code)).toEqual(['This coupon has already been used.']);
  });
});

it('LIM-6 F04 SRV-4 an order refused for its sum leaves the coupon free, and may be placed without it', async () => {
  const { code } = await earn();
  await novus.add('100', 4);
  const pk = await draftOf(novus);
  const refusal = await novus.place(pk, { ...byCard, coupon: code, total: '1.00' });
  expect(refusal.json<{ code: string }>().code).toBe('conflict');
  expect(await faultsInBooks(server.database, initial)).toEqual([]);
  expect((await novus.place(pk, byCard)).json<Order>().coupon).toBeUndefined();
  expect(await stateOf(code)).toBe('usable');
  await cancel(novus, pk);
  await emptyCart(novus);
});

describe('LIM-6 a cancelled order takes its coupon back', () => {
  /** The operator cancels; gives what is to be paid back, null when nothing can be cancelled. */
  const refund = async (pk: number) => {
    const { database, country } = server;
    const jobs = server.app.getDecorator<Jobs>('jobs');
    const result = await operateOrder({ database, country }, jobs, pk, 'cancelled', byHand);
    return result.ok && result.due > 0 ? result.due : null;
  };

  it('the money is paid back whole while the coupon is unspent', async () => {
    const { order, code } = await earn();
    expect(await refund(order.pk)).toBe(11_865);
    expect(await novus.order(order.pk)).toMatchObject({
      status: 'cancelled',
      couponEarned: { code, state: 'taken_back' },
    });
    expect(await refund(order.pk)).toBeNull();
    await novus.add('101', 5);
    const answer = await novus.place(await draftOf(novus), { ...byCard, coupon: code });
    expect(answer.json()).toMatchObject({
      coupon: ['This coupon is no longer valid because the order it came with was cancelled.'],
    });
    await emptyCart(novus);
  });

  it('less what the coupon has bought already; the order that used it stays as it is', async () => {
    const { order, code } = await earn();
    const spending = await novus.buy('100', 4, { ...onDelivery, coupon: code });
    expect(await refund(order.pk)).toBe(10_865);
    expect(await novus.order(spending.pk)).toMatchObject({ status: 'confirmed', coupon: '10.00' });
  });

  it('gives back the coupon that it had used', async () => {
    const { code } = await earn();
    const spending = await novus.buy('100', 4, { ...byCard, coupon: code });
    await novus.pay(spending);
    expect(await stateOf(code)).toBe('used');
    await refund(spending.pk);
    expect(await stateOf(code)).toBe('usable');
  });

  it('is the operator’s doing: the member can’t, and a second payment does not revive it', async () => {
    const { order } = await earn();
    expect((await cancel(novus, order.pk)).statusCode).toBe(409);
    const unpaid = await novus.buy('100', 4);
    await novus.pay(unpaid);
    await refund(unpaid.pk);
    await novus.pay(unpaid, { TransId: 'another-one' });
    expect((await novus.order(unpaid.pk)).status).toBe('cancelled');
  });
});

it('API-29 needs a member to list coupons', async () => {
  expect((await server.api('GET', 'order/coupons/')).statusCode).toBe(401);
});

it('LIM-6 a coupon is refused after its last day, which is whole', async () => {
  server.clock.set('2026-12-01T19:00:00Z');
  novus = await logInBuyer(server, '999000000005');
  const { code } = await earn();
  // Issued on the 2nd of December there: the 2nd of March is its last day.
  server.clock.set('2027-03-02T17:59:59Z');
  novus = await logInBuyer(server, '999000000005');
  const inTime = await novus.buy('100', 4, { ...byCard, coupon: code });
  expect(inTime.coupon).toBe('10.00');
  await cancel(novus, inTime.pk);
  await emptyCart(novus);
  server.clock.set('2027-03-02T18:00:00Z');
  expect(await refused(code)).toEqual(['This coupon has expired.']);
  expect(await stateOf(code)).toBe('expired');
});
