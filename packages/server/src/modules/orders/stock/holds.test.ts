import type { Order } from '@caravan/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createServer } from '../../../create-server.ts';
import { bankAnswer, browserPost } from '../../../testing/bank.ts';
import { faultsInBooks, stockOf } from '../../../testing/books.ts';
import { createTestServerOn, databaseKinds } from '../../../testing/create-test-server-on.ts';
import { api, createTestServer, testSettings, type TestServer } from '../../../testing/index.ts';
import { buyer, byCard, logInBuyer, onDelivery, passAnHour, type Buyer } from '../../../testing/journey.ts';
import { startPostgres, type TestPostgres } from '../../../testing/postgres.ts';
import { drainJobs } from '../../jobs/index.ts';
import { releaseHolds } from './release-holds.ts';

const pkOf = (answer: { json: () => unknown }): number => {
  const body = answer.json();
  return typeof body === 'object' && body !== null && 'pk' in body ? Number(body.pk) : 0;
};

describe.each(databaseKinds)('LIM-7 limits of one member on %s', (kind) => {
  let server: TestServer;
  let initial: Map<string, number>;
  let novus: Buyer;

  beforeAll(async () => {
    server = await createTestServerOn(kind);
    initial = await stockOf(server.database);
    novus = await logInBuyer(server, '999000000005');
  });
  beforeEach(() => passAnHour(server));
  afterEach(async () => {
    expect(await faultsInBooks(server.database, initial)).toEqual([]);
    // The next test begins on another day, in another month.
    server.clock.pass(32 * 24 * 60);
    await drainJobs(server.app);
    await server.api('DELETE', 'order/cart/', { token: novus.token });
    novus = await logInBuyer(server, '999000000005');
  });
  afterAll(async () => {
    await server.close();
  });

  /** Drafts of as many versions of the cart, each with so many units of a product with a limit. */
  const draftsOf = async (count: number, code: string, units: number): Promise<number[]> => {
    const drafts: number[] = [];
    for (let number = 0; number < count; number += 1) {
      await server.api('DELETE', 'order/cart/', { token: novus.token });
      await novus.add(code, units);
      await novus.add('100', 1);
      drafts.push(pkOf(await novus.draft()));
    }
    expect(new Set(drafts).size).toBe(count);
    return drafts;
  };
  /** Approvals of everything that the bank could still be asked to take. */
  const payAll = async (orders: readonly Order[]): Promise<void> => {
    for (const { paymentData } of orders)
      if (paymentData) await server.app.inject(browserPost(bankAnswer(paymentData)));
  };
  const unitsPaid = async (code: string): Promise<number> => {
    const { rows } = await server.database.db.execute<{ units: number }>(
      sql`select coalesce(sum(l.quantity), 0)::int as units from orders o join order_lines l on l.order_id = o.id
           where l.code = ${code} and o.status in ('paid', 'confirmed') and o.placed_at > shop_time() - interval '1 day'`,
    );
    return rows[0]?.units ?? 0;
  };

  it.each([
    ['daily', '301', 2],
    ['monthly', '302', 5],
  ])(
    'LIM-7 PAY-12 two drafts placed at once by card never pass the %s limit, even when both are paid',
    async (_name, code, limit) => {
      for (let round = 0; round < 6; round += 1) {
        const drafts = await draftsOf(2, code, limit);
        const placed = await Promise.all(drafts.map((pk) => novus.place(pk)));
        const orders = placed.filter(({ statusCode }) => statusCode === 200).map((one) => one.json<Order>());
        const { rows } = await server.database.db.execute(
          sql`select id from orders where status = 'awaiting_payment'`,
        );
        expect(rows.length).toBeLessThanOrEqual(1);
        await payAll(orders);
        expect(await unitsPaid(code)).toBe(limit);
        server.clock.pass(32 * 24 * 60);
        novus = await logInBuyer(server, '999000000005');
      }
    },
  );

  it('LIM-7 ten drafts placed at once and all paid stay within the limit; what came beyond it waits for a person', async () => {
    const drafts = await draftsOf(10, '301', 2);
    const placed = await Promise.all(drafts.map((pk) => novus.place(pk)));
    // One whose place another took before it was answered is told as cancelled, and leads to no bank.
    const orders = placed
      .filter(({ statusCode }) => statusCode === 200)
      .map((one) => one.json<Order>())
      .filter(({ paymentData }) => paymentData);
    expect(orders.length).toBeGreaterThan(1);
    await payAll(orders);
    expect(await unitsPaid('301')).toBe(2);
    for (const { pk } of orders) {
      const { status, payDate } = await novus.order(pk);
      expect(['paid', 'paid_review']).toContain(status);
      expect(payDate).not.toBeNull();
    }
  });

  it('LIM-7 PAY-12 a late payment of an expired order does not get past a limit that was used since', async () => {
    await novus.add('100', 1);
    const order = await novus.buy('301', 2);
    server.clock.pass(31);
    await drainJobs(server.app);
    expect((await novus.order(order.pk)).status).toBe('expired');
    await server.api('DELETE', 'order/cart/', { token: novus.token });
    await novus.add('100', 1);
    await novus.buy('301', 2, onDelivery);
    await novus.pay(order);
    expect((await novus.order(order.pk)).status).toBe('paid_review');
    expect(await unitsPaid('301')).toBe(2);
  });

  it('LIM-7 PAY-12 an unpaid order that can still be paid counts, too: the late money of another waits for a person', async () => {
    await novus.add('100', 1);
    const first = await novus.buy('301', 2);
    await server.api('POST', `order/order/${first.pk}/cancel/`, { token: novus.token });
    await novus.add('101', 1);
    const second = (await novus.place(pkOf(await novus.draft()))).json<Order>();
    expect(second.status).toBe('awaiting_payment');
    await novus.pay(first);
    expect((await novus.order(first.pk)).status).toBe('paid_review');
    await novus.pay(second);
    expect((await novus.order(second.pk)).status).toBe('paid');
    expect(await unitsPaid('301')).toBe(2);
  });

  it('PAY-12 a late payment at yesterday’s price waits for a person; at today’s it is paid', async () => {
    const dear = await novus.buy('101', 4);
    server.clock.pass(31);
    await drainJobs(server.app);
    await server.database.executeSql(`update products set price = price * 2 where code = '101'`);
    await novus.pay(dear);
    expect((await novus.order(dear.pk)).status).toBe('paid_review');
    await server.database.executeSql(`update products set price = price / 2 where code = '101'`);
    const same = await novus.buy('101', 4);
    server.clock.pass(31);
    await drainJobs(server.app);
    await novus.pay(same);
    expect((await novus.order(same.pk)).status).toBe('paid');
  });
});

describe('SRV-14 holds end by the database’s clock', () => {
  let postgres: TestPostgres;

  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(async () => {
    await postgres.stop();
  });

  it('SRV-14 F25 a thousand abandoned orders are released on time by processes whose clocks are five minutes apart, none before it', async () => {
    const database = await postgres.open('skewed');
    const server = await createTestServer({ database });
    const initial = await stockOf(database);
    initial.set('103', 1050);
    // In a shop the function is this; the test server's own follows its clock.
    await database.executeSql(
      `create or replace function shop_time() returns timestamptz language sql stable as 'select now()'`,
    );
    const skewed = (minutes: number) => ({ now: () => new Date(Date.now() + minutes * 60_000) });
    const { country } = server;
    const processes = await Promise.all(
      [5, 0, -5].map((minutes) =>
        createServer({ country, database, clock: skewed(minutes), settings: testSettings() }),
      ),
    );
    const shops = processes.map((app) => ({ ...server, app, api: api(app, 'shop.example') }));
    const [ahead, right, behind] = await Promise.all(
      shops.map(async (shop, at) => buyer(shop, await shop.api.login(`99900000000${at + 3}`))),
    );
    for (const who of [ahead, right, behind]) {
      const order = await who?.buy('100', 4);
      const held = Date.parse(order?.reservedUntil ?? '') - Date.now();
      expect(Math.abs(held - 30 * 60_000)).toBeLessThan(60_000);
    }
    await Promise.all(processes.map((app) => drainJobs(app)));
    const count = async (status: string) =>
      (await database.executeSql(`select count(*)::int as n from orders where status = '${status}'`))
        .rows[0]?.['n'];
    expect([await count('awaiting_payment'), await count('expired')]).toEqual([3, 0]);

    // A crowd that placed an order each, half of them half an hour ago.
    await database.executeSql(`
      insert into members (fbo_id, home_country, first_name, last_name, level, language)
        select '8' || lpad(n::text, 11, '0'), 'xx', 'A', 'B', 'novus', 'en' from generate_series(1, 1000) n;
      update products set stock = stock + 1000 where code = '103';
      insert into orders (country, code, member_id, status, language, cart_id, cart_version, currency, level, sub_total, discount,
                          discount_bp, payment_fee, additional_tax, vat_bp, total, cc, rules_version, created_at, placed_at,
                          held_since, reserved_until, payment)
        select 'xx', 'XX-' || m.id, m.id, 'awaiting_payment', 'en', 0, 0, 'XXD', 'novus', 1000, 0, 0, 0, 0, 0, 1000, 100, 'v',
               now(), now(), now(), now() + case when m.id % 2 = 0 then interval '1 minute' else interval '-1 second' end, 'card'
          from members m where m.fbo_id like '8%';
      insert into order_history (order_id, status, cause, at) select id, 'awaiting_payment', 'placed', now() from orders where cart_id = 0;
      insert into order_lines (order_id, product_id, position, code, quantity, unit_price, unit_cc, discountable, names)
        select o.id, p.id, 0, p.code, 1, 1000, 100, true, '{}' from orders o, products p where o.cart_id = 0 and p.code = '103';
      update products set stock = stock - 1000 where code = '103'`);
    const released = await Promise.all(
      [...processes, ...processes].map(() => releaseHolds({ country, database }, false)),
    );
    expect(released.reduce((sum, one) => sum + one, 0)).toBe(500);
    expect([await count('awaiting_payment'), await count('expired')]).toEqual([503, 500]);
    await database.executeSql(
      `update orders set reserved_until = now() - interval '1 second' where reserved_until is not null`,
    );
    await Promise.all(processes.map(() => releaseHolds({ country, database }, false)));
    expect([await count('awaiting_payment'), await count('expired')]).toEqual([0, 1003]);
    expect(await faultsInBooks(database, initial)).toEqual([]);
    await Promise.all(processes.map((app) => app.close()));
    await server.close();
    await database.close();
  });

  it('SRV-14 a hold that somebody works on is passed over, and found again', async () => {
    const database = await postgres.open('busy');
    const server = await createTestServer({ database });
    const novus = await logInBuyer(server, '999000000005');
    const manager = await logInBuyer(server, '999000000001');
    const [busy, free] = [await novus.buy('100', 4), await manager.buy('100', 4)];
    server.clock.pass(31);
    const release = () => releaseHolds({ country: server.country, database: server.database }, false);
    let letGo = (): void => undefined;
    const held = new Promise<void>((done) => (letGo = done));
    const locked = new Promise<{ readonly end: Promise<void> }>((done) => {
      const end = database.inTransaction(async (tx) => {
        await tx.execute(sql`select id from orders where id = ${busy.pk} for update`);
        done({ end });
        await held;
      });
    });
    await server.api('GET', 'product/');
    const begun = await locked;
    expect(await release()).toBe(1);
    expect((await manager.order(free.pk)).status).toBe('expired');
    letGo();
    await begun.end;
    expect(await release()).toBe(1);
    expect((await novus.order(busy.pk)).status).toBe('expired');
    await server.close();
    await database.close();
  });
});

describe('PAY-13 holds and drafts do not last', () => {
  let server: TestServer;
  let initial: Map<string, number>;
  let novus: Buyer;

  beforeAll(async () => {
    server = await createTestServer();
    initial = await stockOf(server.database);
    novus = await logInBuyer(server, '999000000005');
  });
  beforeEach(() => passAnHour(server));
  afterAll(async () => {
    expect(await faultsInBooks(server.database, initial)).toEqual([]);
    await server.close();
  });
  const reserved = (answer: { json: () => unknown }): string => String(Object(answer.json()).reservedUntil);
  const atMinute = (minutes: number) =>
    new Date(Date.parse('2026-11-15T06:00:00Z') + minutes * 60_000).toISOString();

  it('PAY-13 an unpaid order can be placed again, but its units are held no longer than two hours in all', async () => {
    const order = await novus.buy('100', 4);
    expect(order.reservedUntil).toBe(atMinute(30));
    server.clock.pass(29);
    expect(reserved(await novus.place(order.pk))).toBe(atMinute(59));
    for (let round = 0; round < 3; round += 1) {
      server.clock.pass(29);
      expect((await novus.place(order.pk)).statusCode).toBe(200);
    }
    expect((await novus.order(order.pk)).reservedUntil).toBe(atMinute(120));
    server.clock.pass(3);
    expect(reserved(await novus.place(order.pk))).toBe(atMinute(120));
    server.clock.pass(2);
    const late = await novus.place(order.pk);
    expect([late.statusCode, late.json()]).toEqual([
      409,
      {
        detail: expect.stringMatching(/^This order was cancelled or not paid in time/),
        code: 'cannot_place',
        products: [],
      },
    ]);
    await drainJobs(server.app);
    expect((await novus.order(order.pk)).status).toBe('expired');
  });

  it('PAY-13 nor does a new order that takes its place hold them anew', async () => {
    const order = await novus.buy('100', 4);
    const begun = server.clock.now().getTime();
    server.clock.pass(25);
    await novus.add('101');
    const second = (await novus.place(pkOf(await novus.draft()))).json<Order>();
    server.clock.pass(25);
    for (let round = 0; round < 3; round += 1) {
      await novus.place(second.pk);
      server.clock.pass(22);
    }
    expect(Date.parse((await novus.order(second.pk)).reservedUntil ?? '')).toBe(begun + 120 * 60_000);
    expect((await novus.order(order.pk)).status).toBe('cancelled');
    server.clock.pass(31);
    await drainJobs(server.app);
    await server.api('DELETE', 'order/cart/', { token: novus.token });
  });

  it('PAY-13 SRV-14 last units are held two hours a day by one member, however often it is cancelled and placed anew', async () => {
    const member = await logInBuyer(server, '999000000003');
    const other = await logInBuyer(server, '999000000002');
    const left = (await stockOf(server.database)).get('200') ?? 0;
    expect(left).toBe(1);
    /** The code of a refusal with its products and its words, or how many minutes the units are held. */
    const hold = async () => {
      await server.api('DELETE', 'order/cart/', { token: member.token });
      await member.add('101', 4);
      await member.add('200', 1);
      const pk = pkOf(await member.draft());
      const placed = await member.place(pk);
      const { code, detail, products, reservedUntil } = placed.json<{
        code: string;
        detail: string;
        products?: string[];
        reservedUntil?: string;
      }>();
      const minutes = (Date.parse(reservedUntil ?? '') - server.clock.now().getTime()) / 60_000;
      return { pk, came: placed.statusCode === 200 ? Math.round(minutes) : [code, products, detail] };
    };
    const cancel = (pk: number) => server.api('POST', `order/order/${pk}/cancel/`, { token: member.token });
    for (const held of [30, 30, 30]) {
      const { pk, came } = await hold();
      expect(came).toBe(held);
      server.clock.pass(25);
      expect((await cancel(pk)).statusCode).toBe(200);
    }
    const lapsed = await hold();
    server.clock.pass(31);
    await drainJobs(server.app);
    expect((await member.order(lapsed.pk)).status).toBe('expired');
    const fifth = await hold();
    expect(fifth.came).toBe(14);
    server.clock.pass(10);
    await server.api('DELETE', 'order/cart/', { token: member.token });
    await member.add('101', 5);
    await member.add('200', 1);
    const replacing = (await member.place(pkOf(await member.draft()))).json<Order>();
    expect(Date.parse(replacing.reservedUntil ?? '') - server.clock.now().getTime()).toBe(4 * 60_000);
    await cancel(replacing.pk);
    server.clock.pass(1);
    const sixth = await hold();
    expect(sixth.came).toBe(4);
    server.clock.pass(5);
    await drainJobs(server.app);
    expect((await hold()).came).toEqual([
      'cannot_place',
      ['200'],
      expect.stringMatching(/^You have already reserved some of these products for two hours/),
    ]);

    await server.api('DELETE', 'order/cart/', { token: member.token });
    const plenty = await member.buy('100', 4);
    expect(plenty.status).toBe('awaiting_payment');
    await cancel(plenty.pk);
    await server.api('DELETE', 'order/cart/', { token: member.token });
    await other.add('101', 4);
    const sold = await other.buy('200', 1);
    expect(sold.status).toBe('awaiting_payment');
    await server.api('POST', `order/order/${sold.pk}/cancel/`, { token: other.token });

    server.clock.pass(24 * 60);
    await passAnHour(server);
    expect((await hold()).came).toBe(30);
    server.clock.pass(31);
    await drainJobs(server.app);
    await server.api('DELETE', 'order/cart/', { token: member.token });
    await server.api('DELETE', 'order/cart/', { token: other.token });
  });

  it('PAY-13 a member places twenty orders an hour, and is told when the next one may come', async () => {
    for (let number = 0; number < 20; number += 1) await novus.buy('100', 2, onDelivery);
    await novus.add('100', 2);
    const pk = pkOf(await novus.draft());
    const refused = await novus.place(pk, onDelivery);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      429,
      { code: 'throttled', detail: 'Too many orders within an hour. Try again in 60 minutes.' },
    ]);
    expect(Number(refused.headers['retry-after'])).toBe(3600);
    // Nobody else waits for that.
    const other = await logInBuyer(server, '999000000002');
    await other.add('100', 2);
    expect((await other.place(pkOf(await other.draft()), onDelivery)).statusCode).toBe(200);
    server.clock.pass(61);
    expect((await novus.place(pk, onDelivery)).statusCode).toBe(200);
  });

  it('PAY-13 a member has one held order, whatever was drafted', async () => {
    const first = await novus.buy('100', 2);
    await novus.add('101', 1);
    await novus.place(pkOf(await novus.draft()));
    expect((await novus.order(first.pk)).status).toBe('cancelled');
    const { rows } = await server.database.db.execute(
      sql`select id from orders where status = 'awaiting_payment'`,
    );
    expect(rows).toHaveLength(1);
    server.clock.pass(31);
    await drainJobs(server.app);
    await server.api('DELETE', 'order/cart/', { token: novus.token });
  });

  it('PAY-13 drafts that led to nothing do not pile up', async () => {
    for (let number = 0; number < 30; number += 1) {
      await novus.add('100', 2);
      await novus.draft();
    }
    const { rows } = await server.database.db.execute(sql`select id from orders where status = 'draft'`);
    expect(rows.length).toBeLessThanOrEqual(21);
    await server.api('DELETE', 'order/cart/', { token: novus.token });
  });

  it('F04 an order that comes to another sum than the buyer was shown is not placed, and nothing changes', async () => {
    await novus.add('100', 4);
    const pk = pkOf(await novus.draft());
    const before = await stockOf(server.database);
    const refused = await novus.place(pk, { ...byCard, total: '99.00' });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'conflict']);
    expect(await stockOf(server.database)).toEqual(before);
    expect((await novus.order(pk)).status).toBe('draft');
    expect((await novus.place(pk, { ...byCard, total: '118.65' })).statusCode).toBe(200);
  });

  it('PAY-10 SEC-3 when the bank is asked about a payment does not depend on another of the same sum', async () => {
    await server.database.executeSql(
      `update members set level = (select level from members where fbo_id = '999000000005') where fbo_id = '999000000002'`,
      [],
    );
    const other = await logInBuyer(server, '999000000002');
    const askedAt = async (pk: number) => {
      const { rows } = await server.database.executeSql(
        'select oid, ask_at from payment_attempts where order_id = $1',
        [pk],
      );
      return rows;
    };
    for (const { token } of [novus, other]) await server.api('DELETE', 'order/cart/', { token });
    const theirs = await other.buy('401', 4);
    const before = await askedAt(theirs.pk);
    server.clock.pass(1);
    const own = await novus.buy('401', 4);
    expect(own.total).toBe(theirs.total);
    expect(await askedAt(theirs.pk)).toEqual(before);
    expect(await askedAt(own.pk)).toHaveLength(1);
    server.clock.pass(31);
    await drainJobs(server.app);
    for (const { token } of [novus, other]) await server.api('DELETE', 'order/cart/', { token });
  });

  it('PAY-13 SEC-3 whatever a member drafts and places, orders of others stay as they are', async () => {
    const other = await logInBuyer(server, '999000000002');
    const theirs = await other.buy('401', 5);
    await other.add('401', 1);
    const drafted = pkOf(await other.draft());
    for (let number = 0; number < 22; number += 1) {
      await novus.add('101', 2);
      await novus.draft();
    }
    expect((await novus.place(pkOf(await novus.draft()))).json()).toMatchObject({
      status: 'awaiting_payment',
    });
    expect((await other.order(theirs.pk)).status).toBe('awaiting_payment');
    expect((await other.order(drafted)).status).toBe('draft');
    // Twenty newer ones of somebody else are no reason to forget theirs.
    await other.add('401', 1);
    await other.draft();
    expect((await other.order(drafted)).status).toBe('draft');
    server.clock.pass(31);
    await drainJobs(server.app);
    for (const { token } of [novus, other]) await server.api('DELETE', 'order/cart/', { token });
  });
});
