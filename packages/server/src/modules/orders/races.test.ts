import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bankAnswer, browserPost } from '../../testing/bank.ts';
import { faultsInBooks, stockOf } from '../../testing/books.ts';
import { type TestServer } from '../../testing/index.ts';
import { createTestServerOn, databaseKinds } from '../../testing/create-test-server-on.ts';
import { buyer, byCard, logInBuyer, onDelivery, type Buyer } from '../../testing/journey.ts';
import { drainJobs } from '../jobs/index.ts';
import { releaseHolds } from './stock/release-holds.ts';

const tokenOf = (number: number) => `race-token-${String(number).padStart(6, '0')}-${'x'.repeat(20)}`;

/** Members and their sessions straight into the tables: fifty logins would be fifty password hashes. */
const crowd = async (server: TestServer, size: number): Promise<Buyer[]> => {
  const { db } = server.database;
  const hashes = Array.from({ length: size }, (_, number) =>
    createHash('sha256').update(tokenOf(number)).digest('base64url'),
  );
  await db.execute(sql`
    with made as (
      insert into members (fbo_id, home_country, first_name, last_name, level, email, phone, language)
      select '8' || lpad(n::text, 11, '0'), 'xx', 'Ada', 'Crowd', 'novus', n || '@mail.example', '+999555123456', 'en'
        from generate_series(0, ${size - 1}) n returning id, fbo_id)
    insert into sessions (member_id, token_hash, device, created_at, last_used_at, expires_at)
    select made.id, h.hash, 'test', now(), ${server.clock.now().toISOString()}::timestamptz, now() + interval '30 days'
      from made join (select ordinality - 1 as n, hash from unnest(array[${sql.join(
        hashes.map((hash) => sql`${hash}`),
        sql`, `,
      )}]::text[]) with ordinality as u(hash)) h on h.n = right(made.fbo_id, 11)::bigint`);
  return hashes.map((_, number) => buyer(server, tokenOf(number)));
};

const statuses = (answers: readonly { statusCode: number }[]) => {
  const counts = new Map<number, number>();
  for (const { statusCode } of answers) counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
  return Object.fromEntries(counts);
};

describe.each(databaseKinds)('on %s', (kind) => {
  let server: TestServer;
  let initial: Map<string, number>;
  let novus: Buyer;

  beforeAll(async () => {
    server = await createTestServerOn(kind);
    initial = await stockOf(server.database);
    novus = await logInBuyer(server, '999000000005');
  });

  afterAll(async () => {
    await server.close();
  });

  const left = async (code: string) => (await stockOf(server.database)).get(code);
  const books = () => faultsInBooks(server.database, initial);

  it('REL-2 SRV-4 F05 fifty buyers after one unit: one order, 49 are told, nobody gets a 5xx', async () => {
    const buyers = await crowd(server, 50);
    const drafts = await Promise.all(
      buyers.map(async (who) => {
        await who.add('400');
        return (await who.draft()).json<{ pk: number }>().pk;
      }),
    );
    await server.database.db.execute(sql`update products set stock = 1 where code = '400'`);
    initial.set('400', 1);
    const answers = await Promise.all(buyers.map((who, number) => who.place(drafts[number] ?? 0)));
    expect(statuses(answers)).toEqual({ 200: 1, 409: 49 });
    const refused = answers
      .filter(({ statusCode }) => statusCode === 409)
      .map((answer) => answer.json<unknown>());
    expect(refused).toEqual(
      Array.from({ length: 49 }, () => expect.objectContaining({ code: 'cannot_place', products: ['400'] })),
    );
    expect(await left('400')).toBe(0);
    expect(await books()).toEqual([]);
  });

  it('F01 API-25 one cart ordered from twenty tabs is one order, placed once', async () => {
    await novus.add('100', 4);
    const drafts = await Promise.all(Array.from({ length: 20 }, () => novus.draft()));
    expect(statuses(drafts)).toEqual({ 200: 19, 201: 1 });
    const pks = new Set(drafts.map((answer) => answer.json<{ pk: number }>().pk));
    expect(pks.size).toBe(1);
    const [pk = 0] = pks;
    const placed = await Promise.all(Array.from({ length: 20 }, () => novus.place(pk)));
    expect(statuses(placed)).toEqual({ 200: 20 });
    const oids = new Set(
      placed.map(
        (answer) =>
          answer.json<{ paymentData: { formHiddenFields: Record<string, string> } }>().paymentData
            .formHiddenFields['oid'],
      ),
    );
    expect(oids.size).toBe(1);
    expect(await left('100')).toBe(46);
    expect(await books()).toEqual([]);
    await server.api('POST', `order/order/${pk}/cancel/`, { token: novus.token });
    await server.api('DELETE', 'order/cart/', { token: novus.token });
  });

  it('LIM-3 F06 twenty orders of one member against a daily limit hold it exactly', async () => {
    const drafts: number[] = [];
    for (let number = 0; number < 20; number += 1) {
      await novus.add('301', 1);
      await novus.add('100', 1);
      drafts.push((await novus.draft({})).json<{ pk: number }>().pk);
      await server.api('DELETE', 'order/cart/', { token: novus.token });
    }
    expect(new Set(drafts).size).toBe(20);
    const answers = await Promise.all(drafts.map((pk) => novus.place(pk, onDelivery)));
    expect(statuses(answers)).toEqual({ 200: 2, 409: 18 });
    expect(await left('301')).toBe(48);
    expect(await books()).toEqual([]);
  });

  it('PAY-5 F07 ten answers at once, some declined, some forged: one payment, one mail', async () => {
    const order = await novus.buy('100', 4);
    if (!order.paymentData) throw new Error('nothing to pay');
    const form = order.paymentData;
    const good = bankAnswer(form);
    const posts = [
      ...Array.from({ length: 10 }, () => good),
      ...Array.from({ length: 5 }, () => bankAnswer(form, { Response: 'Declined', ProcReturnCode: '05' })),
      ...Array.from({ length: 5 }, () => ({ ...good, amount: '1.00' })),
    ];
    const answers = await Promise.all(posts.map((fields) => server.app.inject(browserPost(fields))));
    expect(statuses(answers)).toEqual({ 303: 20 });
    expect((await novus.order(order.pk)).history.filter(({ status }) => status === 'paid')).toHaveLength(1);
    const { rows } = await server.database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from pgboss.job where data->>'kind' = 'paid' and (data->>'orderId')::int = ${order.pk}`,
    );
    expect(rows[0]?.count).toBe(1);
    expect(await books()).toEqual([]);
  });

  it('PAY-6 SRV-4 expiry, cancellation and payment at the same moment: money is never lost, units never doubled', async () => {
    const { country, clock } = server;
    for (let round = 0; round < 8; round += 1) {
      const order = await novus.buy('100', 1, byCard).catch(async () => {
        await novus.add('100', 3);
        return novus.buy('100', 1, byCard);
      });
      clock.pass(31);
      await Promise.all([
        releaseHolds({ database: server.database, country }, false),
        releaseHolds({ database: server.database, country }, false),
        server.api('POST', `order/order/${order.pk}/cancel/`, { token: novus.token }),
        novus.pay(order),
      ]);
      expect((await novus.order(order.pk)).status).toBe('paid');
    }
    await drainJobs(server.app);
    expect(await books()).toEqual([]);
  });

  it('F15 SRV-7 a placing that fails half-way leaves nothing: no units taken, no state, no jobs', async () => {
    await novus.add('101', 5);
    const { pk } = (await novus.draft()).json<{ pk: number }>();
    const jobsBefore = await server.database.db.execute(sql`select count(*) from pgboss.job`);
    await server.database.db.execute(
      sql`alter table payment_attempts add constraint broken check (amount < 0) not valid`,
    );
    const answer = await novus.place(pk);
    expect(answer.statusCode).toBe(500);
    await server.database.db.execute(sql`alter table payment_attempts drop constraint broken`);
    expect((await novus.order(pk)).status).toBe('draft');
    expect(await left('101')).toBe(50);
    expect((await server.database.db.execute(sql`select count(*) from pgboss.job`)).rows).toEqual(
      jobsBefore.rows,
    );
    expect((await novus.place(pk)).statusCode).toBe(200);
    expect(await books()).toEqual([]);
  });
});
