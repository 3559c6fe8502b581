import type { Order } from '@caravan/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bankAnswer, browserPost } from '../../testing/bank.ts';
import { faultsInBooks, stockOf } from '../../testing/books.ts';
import { giftCountry, giftProducts } from '../../testing/gift-country.ts';
import { type TestServer } from '../../testing/index.ts';
import { createTestServerOn, databaseKinds } from '../../testing/create-test-server-on.ts';
import { logInBuyer, onDelivery, type Buyer } from '../../testing/journey.ts';

const many = Array.from({ length: 10 }, (_, number) => number);

describe.each(databaseKinds)('on %s', (kind) => {
  let server: TestServer;
  let initial: Map<string, number>;
  let novus: Buyer;

  beforeAll(async () => {
    server = await createTestServerOn(kind, {
      country: giftCountry(),
      products: giftProducts,
    });
    initial = await stockOf(server.database);
    novus = await logInBuyer(server, '999000000005');
  });

  afterAll(async () => {
    expect(await faultsInBooks(server.database, initial)).toEqual([]);
    await server.close();
  });

  /** Drafts of so many different carts. */
  const draftsOf = async (who: Buyer, code: string): Promise<number[]> => {
    const drafts: number[] = [];
    for (const _ of many) {
      await who.add(code, 1);
      await who.add('100', 4);
      drafts.push((await who.draft()).json<{ pk: number }>().pk);
      await server.api('DELETE', 'order/cart/', { token: who.token });
    }
    return drafts;
  };
  const couponCount = async () => {
    const { rows } = await server.database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from coupons`,
    );
    return rows[0]?.count;
  };

  it('LIM-6 ten answers of the bank at once issue one coupon', async () => {
    const order = await novus.buy('100', 4);
    if (!order.paymentData) throw new Error('nothing to pay');
    const form = order.paymentData;
    await Promise.all(many.map(() => server.app.inject(browserPost(bankAnswer(form)))));
    expect(await couponCount()).toBe(1);
  });

  it('LIM-6 one coupon in ten tabs is used once; the others are told', async () => {
    const drafts = await draftsOf(novus, '101');
    const [coupon] = (await server.api('GET', 'order/coupons/', { token: novus.token })).json<
      { code: string }[]
    >();
    const answers = await Promise.all(
      drafts.map((pk) => novus.place(pk, { ...onDelivery, coupon: coupon?.code })),
    );
    const placed = answers.filter(({ statusCode }) => statusCode === 200);
    expect(placed).toHaveLength(1);
    expect(placed[0]?.json<Order>().coupon).toBe('10.00');
    const told = answers
      .filter(({ statusCode }) => statusCode === 400)
      .map((answer) => answer.json<unknown>());
    expect(told).toEqual(
      Array.from({ length: 9 }, () => ({ coupon: ['This coupon has already been used.'], code: 'invalid' })),
    );
  });

  it('LIM-6 SRV-4 one gift among ten orders at once: all are placed, one with the gift', async () => {
    const drafts = await draftsOf(novus, '400');
    const answers = await Promise.all(drafts.map((pk) => novus.place(pk, onDelivery)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(many.map(() => 200));
    const given = answers.filter((answer) => answer.json<Order>().details.some(({ gift }) => gift));
    // All drafts were made with the first choice, of which there is one.
    expect(given).toHaveLength(1);
    const stock = await stockOf(server.database);
    expect([stock.get('961'), stock.get('960')]).toEqual([0, 2]);
  });
});
