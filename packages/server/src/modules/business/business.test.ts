import { standardLevelCc } from '@caravan/cart-rules';
import type { BusinessVolume, Order, Sale } from '@caravan/contract';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { faultsInBooks } from '../../testing/books.ts';
import { createTestServerOn, databaseKinds } from '../../testing/create-test-server-on.ts';
import { testCountry, type TestServer } from '../../testing/index.ts';
import { buyer, byCard, logInBuyer, onDelivery, passAnHour, type Buyer } from '../../testing/journey.ts';
import { operatorHands, type OperatorHands } from '../../testing/operator-hands.ts';
import { fillBooks } from '../credits/index.ts';
import { drainJobs } from '../jobs/index.ts';
import type { StoredMail } from '../mail/index.ts';
import { countingStates } from '../orders/index.ts';

/** Ids of seeded members whose levels and sponsors the tests turn. */
const sponsor = '999000000006';
const recruit = '999000000005';
const other = '999000000004';

describe.each(databaseKinds)('on %s', (kind) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'caravan-business-'));
  let shop: TestServer;
  let hands: OperatorHands;
  const tokens = new Map<string, Buyer>();

  beforeAll(async () => {
    const { rules } = testCountry();
    const country = testCountry({ rules: { ...rules, levelCc: standardLevelCc } });
    shop = await createTestServerOn(kind, { settings: { dataDir }, country });
    hands = operatorHands(shop);
    for (const fboId of [sponsor, recruit, other]) tokens.set(fboId, await logInBuyer(shop, fboId));
  });
  afterAll(async () => {
    await shop.close();
    rmSync(dataDir, { recursive: true });
  });

  /** Turns the clock; whoever is logged in stays so. */
  const at = async (moment: string): Promise<void> => {
    shop.clock.set(moment);
    await sql(`update sessions set created_at = $1, last_used_at = $1, expires_at = '2100-01-01'`, [moment]);
  };
  const as = (fboId: string): Buyer => tokens.get(fboId) ?? buyer(shop, '');
  const sql = (text: string, values: readonly unknown[] = []) => shop.database.executeSql(text, values);
  const memberOf = async (fboId: string) =>
    (await sql('select level, level_since from members where fbo_id = $1', [fboId])).rows[0];
  const levelOf = async (fboId: string) => (await memberOf(fboId))?.['level'];
  const setMember = (fboId: string, level: string, joined: string, sponsorId: string | null = null) =>
    sql(
      `update members set level = $2, created_at = $3, sponsor_id = $4, level_since = null where fbo_id = $1`,
      [fboId, level, joined, sponsorId],
    );
  const volume = async (fboId: string, query = ''): Promise<BusinessVolume> => {
    const answer = await shop.api('GET', `business/volume/${query}`, { token: as(fboId).token });
    expect(answer.statusCode).toBe(200);
    return answer.json<BusinessVolume>();
  };
  const sales = async (fboId: string, query = '') =>
    (await shop.api('GET', `business/sales/${query}`, { token: as(fboId).token })).json<{
      results: Sale[];
      count: number;
    }>();
  const paid = async (fboId: string, code: string, quantity = 1): Promise<Order> => {
    await passAnHour(shop);
    const order = await as(fboId).buy(code, quantity);
    expect((await as(fboId).pay(order)).statusCode).toBe(303);
    return order;
  };
  const levelMails = async (): Promise<StoredMail[]> => {
    await drainJobs(shop.app);
    const folder = join(dataDir, 'mail', 'xx');
    return (existsSync(folder) ? readdirSync(folder) : [])
      .filter((file) => file.endsWith('.json'))
      .map((file): StoredMail => JSON.parse(readFileSync(join(folder, file), 'utf8')))
      .filter(({ id }) => id.startsWith('level.'));
  };

  beforeEach(async () => {
    await at('2026-11-15T06:00:00Z');
    await drainJobs(shop.app);
    rmSync(join(dataDir, 'mail'), { recursive: true, force: true });
    await sql('delete from sales');
    await sql('delete from order_credits');
    await sql('delete from member_volumes');
    await sql(`update orders set status = 'cancelled', reserved_until = null, paid_at = null`);
    await sql(`update products set stock = 100000 where code in ('100', '400')`);
    for (const fboId of [sponsor, recruit, other]) await setMember(fboId, 'novus', '2020-01-01T00:00:00Z');
  });

  it('REG-11 rises with the order whose payment brings two credits, not before, and is told by mail once', async () => {
    await paid(recruit, '100', 10);
    expect(await levelOf(recruit)).toBe('novus');
    const order = await as(recruit).buy('100', 10);
    expect(await levelOf(recruit)).toBe('novus');
    const answers = await Promise.all([as(recruit).pay(order), as(recruit).pay(order)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    expect(await memberOf(recruit)).toEqual({
      level: 'assistant_supervisor',
      level_since: new Date('2026-11-15T06:00:00Z'),
    });
    const mails = await levelMails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [`${recruit}@mail.example`, 'You have reached a new level: Assistant supervisor'],
    ]);
    expect(mails[0]?.text).toContain('Your member discount is now 30%.');
    expect(mails[0]?.text).toContain('http://shop.example/my-business');
    const user = await shop.api('POST', 'login/', {
      body: { username: recruit, password: 'Aloe-demo-2026' },
    });
    expect(user.json().user.extraFields.level).toBe('assistant_supervisor');
  });

  it('REG-11 REG-6 keeps since when the member has the level, from each rise anew', async () => {
    await paid(recruit, '400');
    await at('2026-12-02T06:00:00Z');
    await paid(recruit, '400', 9);
    expect(await memberOf(recruit)).toEqual({
      level: 'supervisor',
      level_since: new Date('2026-12-02T06:00:00Z'),
    });
  });

  it('REG-11 counts two calendar months in a row by the clocks of the country, and no third', async () => {
    // 18:00 UTC is midnight in Bishkek.
    await at('2026-10-31T17:59:00Z');
    await paid(recruit, '100', 15);
    await at('2026-12-01T06:00:00Z');
    await paid(recruit, '100', 15);
    expect(await levelOf(recruit)).toBe('novus');
    await at('2026-11-30T18:01:00Z');
    expect((await volume(recruit)).months.slice(0, 3)).toMatchObject([
      { month: '2026-12', own: '1.500' },
      { month: '2026-11', own: '0.000' },
      { month: '2026-10', own: '1.500' },
    ]);
    await at('2027-01-31T17:59:00Z');
    await paid(recruit, '100', 5);
    expect(await levelOf(recruit)).toBe('assistant_supervisor');
  });

  it('REG-11 the sponsor rises by members who joined within the two months, and by no others', async () => {
    await setMember(recruit, 'novus', '2026-10-31T18:00:00Z', sponsor);
    await setMember(other, 'novus', '2026-09-30T17:00:00Z', sponsor);
    await paid(other, '400', 2);
    expect(await levelOf(sponsor)).toBe('novus');
    await paid(recruit, '100', 19);
    expect(await levelOf(sponsor)).toBe('novus');
    await paid(recruit, '100', 1);
    expect([await levelOf(recruit), await levelOf(sponsor)]).toEqual([
      'assistant_supervisor',
      'assistant_supervisor',
    ]);
    // The sponsor has no address on record.
    expect(await levelMails()).toHaveLength(2);
    expect((await volume(sponsor)).months[0]).toEqual({
      month: '2026-11',
      cc: '2.000',
      own: '0.000',
      newMembers: '2.000',
      orders: 0,
    });
  });

  it('REG-11 who joined last month counts in this one and in the next no more', async () => {
    await setMember(recruit, 'novus', '2026-10-20T06:00:00Z', sponsor);
    await paid(recruit, '100', 10);
    await at('2026-12-05T06:00:00Z');
    await paid(recruit, '400', 10);
    expect(await levelOf(sponsor)).toBe('novus');
    expect((await volume(sponsor, '?months=2')).months).toMatchObject([
      { month: '2026-12', newMembers: '0.000' },
      { month: '2026-11', newMembers: '1.000' },
    ]);
  });

  it('REG-11 ORD-8 what is paid at the door counts when it is delivered; refused there it never does', async () => {
    const order = await as(recruit).buy('400', 1, onDelivery);
    await hands.move(order.pk, 'shipped');
    expect((await volume(recruit)).months[0]).toMatchObject({ own: '0.000', orders: 0 });
    await hands.move(order.pk, 'delivered');
    expect((await volume(recruit)).months[0]).toMatchObject({ own: '2.500', orders: 1 });
    expect(await levelOf(recruit)).toBe('assistant_supervisor');
    const refused = await as(recruit).buy('400', 10, onDelivery);
    await hands.move(refused.pk, 'shipped');
    await hands.move(refused.pk, 'refused', { restock: true });
    expect(await levelOf(recruit)).toBe('assistant_supervisor');
  });

  it('REG-11 ORD-7 what goes back takes its credits along and leaves the level; by parts, whole, and cancelled', async () => {
    await setMember(recruit, 'novus', '2026-11-01T06:00:00Z', sponsor);
    const order = await hands.deliver(await as(recruit).buy('400', 3), as(recruit));
    expect([await levelOf(recruit), await levelOf(sponsor)]).toEqual([
      'assistant_supervisor',
      'assistant_supervisor',
    ]);
    await hands.comeBack(order.pk, { 400: 2 });
    expect((await volume(recruit)).months[0]).toMatchObject({ own: '2.500', orders: 1 });
    expect((await sales(sponsor)).results).toMatchObject([{ cc: '2.500' }]);
    await hands.comeBack(order.pk, null);
    expect((await volume(recruit)).months[0]).toMatchObject({ own: '0.000', orders: 0 });
    const cancelled = await paid(recruit, '400');
    await hands.move(cancelled.pk, 'cancelled');
    expect((await volume(sponsor)).months[0]).toMatchObject({ newMembers: '0.000' });
    expect(await sales(sponsor)).toEqual({ results: [], count: 0 });
    expect([await levelOf(recruit), await levelOf(sponsor)]).toEqual([
      'assistant_supervisor',
      'assistant_supervisor',
    ]);
  });

  it('REG-11 PAY-12 money that waits for a person counts once it is let pass, for the month in which it came', async () => {
    const order = await as(recruit).buy('400');
    await sql(`update orders set total = total + 100, payment_fee = payment_fee + 100 where id = $1`, [
      order.pk,
    ]);
    await as(recruit).pay(order);
    expect((await as(recruit).order(order.pk)).status).toBe('paid_review');
    expect(await levelOf(recruit)).toBe('novus');
    await at('2026-12-05T06:00:00Z');
    expect(await hands.accept(order.pk)).toMatchObject({ ok: true });
    expect(await levelOf(recruit)).toBe('assistant_supervisor');
    expect((await volume(recruit)).months.slice(0, 2)).toMatchObject([
      { month: '2026-12', own: '0.000' },
      { month: '2026-11', own: '2.500' },
    ]);
  });

  it('REG-11 two recruits who pay in the same moment raise their sponsor once, and no credit is lost', async () => {
    await setMember(recruit, 'novus', '2026-11-02T06:00:00Z', sponsor);
    await setMember(other, 'novus', '2026-11-03T06:00:00Z', sponsor);
    const orders = [await as(recruit).buy('100', 10), await as(other).buy('100', 10)];
    await Promise.all([...orders, ...orders].map((order) => as(recruit).pay(order)));
    expect(await levelOf(sponsor)).toBe('assistant_supervisor');
    expect(await levelOf(recruit)).toBe('novus');
    expect((await volume(sponsor)).months[0]).toMatchObject({ newMembers: '2.000' });
  });

  it('REG-11 members who sponsor one another pay in the same moment, and nobody waits for ever', async () => {
    await setMember(recruit, 'novus', '2026-11-02T06:00:00Z', other);
    await setMember(other, 'novus', '2026-11-03T06:00:00Z', recruit);
    const orders = [await as(recruit).buy('100', 10), await as(other).buy('100', 10)];
    const answers = await Promise.all(orders.map((order) => as(recruit).pay(order)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    expect((await volume(recruit)).months[0]).toMatchObject({ own: '1.000', newMembers: '1.000' });
  });

  it('BIZ-1 BIZ-2 API-64 tells thirteen months, newest first, the level, and what is missing until when', async () => {
    await at('2026-10-10T06:00:00Z');
    await paid(recruit, '100', 6);
    await at('2026-11-15T06:00:00Z');
    await paid(recruit, '100', 8);
    const { months, level, next } = await volume(recruit);
    expect(months.map(({ month }) => month)).toEqual([
      '2026-11',
      '2026-10',
      '2026-09',
      '2026-08',
      '2026-07',
      '2026-06',
      '2026-05',
      '2026-04',
      '2026-03',
      '2026-02',
      '2026-01',
      '2025-12',
      '2025-11',
    ]);
    expect(months.slice(0, 3)).toEqual([
      { month: '2026-11', cc: '0.800', own: '0.800', newMembers: '0.000', orders: 1 },
      { month: '2026-10', cc: '0.600', own: '0.600', newMembers: '0.000', orders: 1 },
      { month: '2026-09', cc: '0.000', own: '0.000', newMembers: '0.000', orders: 0 },
    ]);
    expect([level, next]).toEqual([
      'novus',
      { level: 'assistant_supervisor', missingCc: '0.600', until: '2026-11-30T17:59:59.999Z' },
    ]);
    expect((await volume(recruit, '?months=1')).next).toEqual(next);
    // What last month brought does not help any more: the next one does.
    await at('2026-12-15T06:00:00Z');
    expect((await volume(recruit)).next).toMatchObject({
      missingCc: '1.200',
      until: '2026-12-31T17:59:59.999Z',
    });
    await at('2027-01-15T06:00:00Z');
    expect((await volume(recruit)).next).toMatchObject({
      missingCc: '2.000',
      until: '2027-02-28T17:59:59.999Z',
    });
    await setMember(recruit, 'manager', '2020-01-01T00:00:00Z');
    expect(await volume(recruit)).toMatchObject({ level: 'manager', next: null });
  });

  it('BIZ-3 API-64 lists orders of customers, newest first, by pages, and nothing of them but the first name', async () => {
    await setMember(recruit, 'novus', '2026-11-02T06:00:00Z', sponsor);
    await sql(`update members set level = 'manager' where fbo_id = $1`, [sponsor]);
    await paid(recruit, '400');
    shop.clock.pass(10);
    const order = await as(other).buy('101', 3);
    await sql(`update orders set referrer_id = (select id from members where fbo_id = $2) where id = $1`, [
      order.pk,
      sponsor,
    ]);
    await as(other).pay(order);
    const page = await sales(sponsor);
    expect(page).toEqual({
      results: [
        {
          date: '2026-11-15T06:10:00.000Z',
          firstName: 'Ada',
          total: expect.any(String),
          cc: '0.300',
          kind: 'referred',
        },
        {
          date: '2026-11-15T06:00:00.000Z',
          firstName: 'Ada',
          total: expect.any(String),
          cc: '2.500',
          kind: 'sponsored',
        },
      ],
      count: 2,
    });
    expect(await sales(sponsor, '?limit=1&offset=1')).toEqual({ results: [page.results[1]], count: 2 });
    expect(await sales(recruit)).toEqual({ results: [], count: 0 });
    await sql(`update members set deleted_at = now() where fbo_id = $1`, [recruit]);
    expect((await sales(sponsor)).results[1]).toMatchObject({ firstName: null });
    await sql(`update members set deleted_at = null where fbo_id = $1`, [recruit]);
  });

  it('BIZ-1 BIZ-3 SRV-3 what came about in another country’s shop is told there, and not here', async () => {
    const order = await paid(recruit, '100', 6);
    const own = await volume(recruit);
    await sql(
      `insert into member_volumes (country, member_id, month, own, joined_now, orders, sales)
       select 'yy', id, '2026-11', 900, 700, 3, 1 from members where fbo_id = $1`,
      [recruit],
    );
    await sql(
      `insert into sales (order_id, member_id, country, kind, at)
       select $2, id, 'yy', 'sponsored', '2026-11-15T06:00:00Z' from members where fbo_id = $1`,
      [recruit, order.pk],
    );
    expect(own.months[0]).toMatchObject({ month: '2026-11', cc: '0.600', orders: 1 });
    expect(await volume(recruit)).toEqual(own);
    expect(await sales(recruit)).toEqual({ results: [], count: 0 });
  });

  it('API-64 is for members, and refuses what is no number of months or no page', async () => {
    for (const path of ['business/volume/', 'business/sales/']) {
      const answer = await shop.api('GET', path);
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'not_authenticated']);
    }
    for (const path of [
      'volume/?months=0',
      'volume/?months=37',
      'volume/?months=x',
      'sales/?limit=101',
      'sales/?offset=-1',
    ]) {
      const answer = await shop.api('GET', `business/${path}`, { token: as(recruit).token });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid']);
    }
  });

  it('REG-11 SRV-16 books what was paid before there were books, once, however often', async () => {
    await setMember(recruit, 'novus', '2026-11-02T06:00:00Z', sponsor);
    await paid(recruit, '100', 5);
    await paid(recruit, '100', 5);
    const before = [await volume(recruit), await volume(sponsor), await sales(sponsor)];
    await sql('delete from sales');
    await sql('delete from order_credits');
    await sql('delete from member_volumes');
    for (let times = 0; times < 2; times += 1) await fillBooks(shop, countingStates);
    expect([await volume(recruit), await volume(sponsor), await sales(sponsor)]).toEqual(before);
  });

  it('REG-11 ORD-7 what goes back takes its own credits and its own sale along, and those of no other order', async () => {
    for (const fboId of [recruit, other]) await setMember(fboId, 'novus', '2026-11-02T06:00:00Z', sponsor);
    const goesBack = await paid(recruit, '100', 4);
    await paid(other, '100', 3);
    expect(await sales(sponsor)).toMatchObject({ results: [{ cc: '0.300' }, { cc: '0.400' }], count: 2 });
    await hands.move(goesBack.pk, 'cancelled');
    expect(await sales(sponsor)).toMatchObject({ results: [{ cc: '0.300' }], count: 1 });
    expect((await volume(other)).months[0]).toMatchObject({ own: '0.300', orders: 1 });
    expect((await volume(recruit)).months[0]).toMatchObject({ own: '0.000', orders: 0 });
  });

  it('REG-11 SRV-3 a level is reached by one’s own months in this country alone', async () => {
    await at('2026-10-10T06:00:00Z');
    await paid(other, '100', 9);
    await paid(other, '100', 9);
    await sql(
      `insert into member_volumes (country, member_id, month, own, orders)
       select 'yy', id, '2026-10', 1900, 1 from members where fbo_id = $1`,
      [recruit],
    );
    await at('2026-11-15T06:00:00Z');
    await paid(recruit, '100', 6);
    expect([await levelOf(recruit), await levelOf(other)]).toEqual(['novus', 'novus']);
    await paid(other, '100', 3);
    expect([await levelOf(recruit), await levelOf(other)]).toEqual(['novus', 'assistant_supervisor']);
  });

  it('REG-11 the books of credits agree with the orders', async () => {
    await setMember(recruit, 'novus', '2026-11-02T06:00:00Z', sponsor);
    const order = await hands.deliver(await as(recruit).buy('400', 2, byCard), as(recruit));
    await hands.comeBack(order.pk, { 400: 1 });
    const faults = await faultsInBooks(shop.database, new Map());
    expect(faults.filter((fault) => /credits|month/.test(fault))).toEqual([]);
    await sql('update member_volumes set own = own + 1');
    const found = await faultsInBooks(shop.database, new Map());
    expect(found.filter((fault) => /does not add up/.test(fault))).not.toEqual([]);
  });
});
