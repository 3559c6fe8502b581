import type { Session } from '@caravan/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hash } from '@node-rs/argon2';
import { secureIds } from '../../secure-ids.ts';
import type { Database } from '../../db/database.ts';
import { knownDevices, loginFailures, members, sessions } from '../../db/schema/index.ts';
import { createTestServer, seedPassword, type TestServer } from '../../testing/index.ts';
import { createLogIn } from './log-in.ts';
import { createMemberRepository } from './member-repository.ts';
import { hashPassword } from './password.ts';

let shop: TestServer;
beforeAll(async () => {
  shop = await createTestServer({ settings: { trustedProxy: ['127.0.0.1'] } });
});
afterEach(() => shop.database.db.delete(loginFailures));
afterAll(() => shop.close());

/** What a login comes with beside id and password. */
interface From {
  readonly address?: string;
  readonly device?: string;
  readonly to?: TestServer;
}

const logIn = (username: string, password: string, { address = '192.0.2.1', device, to = shop }: From = {}) =>
  to.api('POST', 'login/', {
    body: { username, password },
    headers: { 'x-forwarded-for': address },
    ...(device === undefined ? {} : { cookies: { device } }),
  });
const statusOf = async (...login: Parameters<typeof logIn>): Promise<number> =>
  (await logIn(...login)).statusCode;
/** Fails so often with an id. */
const fail = async (times: number, id: string, from?: From): Promise<number[]> => {
  const all = [];
  for (let time = 0; time < times; time += 1) all.push(await statusOf(id, 'wrong', from));
  return all;
};
const deviceIn = (answer: { readonly cookies: readonly { name: string; value: string }[] }): string =>
  answer.cookies.find(({ name }) => name === 'device')?.value ?? '';
/** Logs in on a new browser; gives its cookie. */
const newDevice = async (id: string): Promise<string> => deviceIn(await logIn(id, seedPassword));

const [manager, victim, neighbour] = ['999000000001', '999000000005', '999000000004'];
const refusedAfterTen = [...Array.from({ length: 10 }, () => 400), 429];

describe('guessing at a password', () => {
  it('SEC-7 shuts out the network that guesses, and the member nowhere else', async () => {
    const guesser = { address: '203.0.113.9' };
    expect(await fail(11, victim, guesser)).toEqual(refusedAfterTen);
    expect(await statusOf(victim, seedPassword, guesser)).toBe(429);
    expect(await statusOf(victim, seedPassword, { address: '192.0.2.7' })).toBe(200);
    expect(await statusOf(neighbour, seedPassword, guesser)).toBe(200);
    shop.clock.pass(16);
    expect(await statusOf(victim, seedPassword, guesser)).toBe(200);
  });

  it('SEC-7 a device that logged in before keeps a way in, from the very network of the guesser', async () => {
    const device = await newDevice(victim);
    await fail(11, victim);
    expect(await statusOf(victim, seedPassword)).toBe(429);
    expect(await statusOf(victim, seedPassword, { device })).toBe(200);
    // It is known for its own members only.
    expect(await fail(11, manager)).toEqual(refusedAfterTen);
    expect(await statusOf(manager, seedPassword, { device })).toBe(429);
  });

  it('SEC-7 who guesses for ten hours, from many networks, shuts the member out at no time', async () => {
    const device = await newDevice(victim);
    const again = `insert into login_failures (subject, account, at)
      select subject, account, at
        from (select * from login_failures where at = (select max(at) from login_failures) order by id limit 3) last,
          generate_series(1, 9)`;
    const own = { address: '192.0.2.77' };
    const told: number[][] = [];
    for (let quarter = 0; quarter < 40; quarter += 1) {
      const guesser = { address: '203.0.113.9' };
      // One wrong guess of this network and one of another, each ten times.
      await fail(1, victim, guesser);
      await shop.database.executeSql(again);
      shop.clock.pass(0.1);
      await fail(1, victim, { address: `198.51.100.${quarter}` });
      await shop.database.executeSql(again);
      told.push([
        await statusOf(victim, seedPassword, guesser),
        await statusOf(victim, seedPassword, own),
        await statusOf(victim, seedPassword, { ...guesser, device }),
      ]);
      shop.clock.pass(14.9);
    }
    expect(told).toEqual(Array.from({ length: 40 }, () => [429, 200, 200]));
  }, 60_000);

  it('SEC-7 a known device has its own count, by which it keeps nobody else out', async () => {
    const device = await newDevice(victim);
    const spread = async (time: number) =>
      statusOf(victim, 'wrong', { device, address: `198.51.100.${time}` });
    const all = [];
    for (let time = 0; time < 11; time += 1) all.push(await spread(time));
    expect(all).toEqual(refusedAfterTen);
    expect(await statusOf(victim, seedPassword)).toBe(200);
    shop.clock.pass(16);
    expect(await statusOf(victim, seedPassword, { device })).toBe(200);
  });

  it('SEC-7 one IPv6 line is one guesser, whichever of its addresses it takes', async () => {
    const line = (time: number) => ({ address: `2001:db8:1:2:${time}::1` });
    for (let time = 0; time < 10; time += 1) expect(await statusOf(victim, 'wrong', line(time))).toBe(400);
    expect(await statusOf(victim, seedPassword, line(10))).toBe(429);
    expect(await statusOf(victim, seedPassword, { address: '2001:db8:1:3::1' })).toBe(200);
  });

  it('SEC-2 SEC-7 a network that fails with two hundred ids waits, its known devices do not', async () => {
    const device = await newDevice(manager);
    await fail(1, victim);
    await shop.database.executeSql(
      `insert into login_failures (subject, at) select subject, at from login_failures, generate_series(1, 199) where subject like 'ip:%'`,
    );
    expect(await statusOf(manager, seedPassword)).toBe(429);
    expect(await statusOf(manager, seedPassword, { device })).toBe(200);
    expect(await statusOf(manager, seedPassword, { address: '192.0.2.2' })).toBe(200);
  });

  it('SEC-7 a right password forgets what was mistyped before it there, and nothing elsewhere', async () => {
    await fail(9, victim);
    await fail(9, victim, { address: '192.0.2.2' });
    expect(await statusOf(victim, seedPassword)).toBe(200);
    expect(await fail(2, victim)).toEqual([400, 400]);
    expect(await fail(2, victim, { address: '192.0.2.2' })).toEqual([400, 429]);
  });

  it('SEC-7 a flood of guesses costs the process no more than its ceiling: the rest hears 503, and counts for nobody', async () => {
    const device = await newDevice(victim);
    const flood = Array.from({ length: 180 }, (_, at) =>
      logIn(`999${String(at).padStart(9, '7')}`, 'wrong', { address: `198.51.${at}.1` }),
    );
    // A known device stands in a row of its own.
    const known = statusOf(victim, seedPassword, { device });
    const answers = await Promise.all(flood);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(20);
    for (const answer of refused) {
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.json()).toMatchObject({ code: 'unavailable_service' });
    }
    const looked = answers.filter(({ statusCode }) => statusCode === 400);
    expect(looked).toHaveLength(180 - refused.length);
    expect(await known).toBe(200);
    expect(await shop.database.db.$count(loginFailures)).toBe(2 * looked.length);
    expect(await statusOf(manager, seedPassword)).toBe(200);
  });

  it.each(['login_failures', 'counted_calls'])(
    'SEC-2 the numbers of %s begin again after the last one, and nobody notices',
    async (table) => {
      await shop.database.db.execute(sql`delete from ${sql.identifier(table)}`);
      await shop.database.db.execute(sql`select setval(${`${table}_id_seq`}, 2147483646)`);
      expect(await fail(11, victim)).toEqual(refusedAfterTen);
      const known = async (): Promise<number> => (await shop.api('GET', 'sponsors/999000000001/')).statusCode;
      expect(await Promise.all(Array.from({ length: 4 }, known))).toEqual([200, 200, 200, 200]);
    },
  );

  it('AUTH-2 an unknown id is counted as a known one is, and has as many jobs written', async () => {
    const jobs = async () => {
      const { rows } = await shop.database.executeSql(
        `select count(*)::int as n from pgboss.job where name = 'xx-login-mail'`,
      );
      return Number(rows[0]?.['n']);
    };
    const written = async (id: string) => {
      const before = await jobs();
      const answers = await fail(12, id);
      const rows = await shop.database.db.$count(loginFailures);
      await shop.database.db.delete(loginFailures);
      return { answers, rows, jobs: (await jobs()) - before };
    };
    const unknown = await written('999999999999');
    expect(unknown).toEqual(await written(manager));
    expect(unknown.jobs).toBe(1);
  });
});

describe('a known device', () => {
  it('SEC-7 is a cookie that no script reads, of 256 bits, of which only the hash is stored', async () => {
    const answer = await logIn(victim, seedPassword);
    const device = deviceIn(answer);
    expect(Buffer.from(device, 'base64url')).toHaveLength(32);
    expect(answer.headers['set-cookie']).toBe(
      `device=${device}; Max-Age=34560000; Path=/; HttpOnly; SameSite=Strict`,
    );
    expect(JSON.stringify(await shop.database.db.select().from(knownDevices))).not.toContain(device);
    expect((await logIn(victim, 'wrong')).headers['set-cookie']).toBeUndefined();
  });

  it('SEC-7 in production no other host can have set it', async () => {
    const production = await createTestServer({ settings: { production: true }, database: shop.database });
    const answer = await production.api('POST', 'login/', {
      body: { username: victim, password: seedPassword },
    });
    expect(answer.headers['set-cookie']).toMatch(/^__Host-device=[\w-]{43};.* Path=\/;.* Secure/);
    await production.close();
  });

  it('SEC-7 stays the same for all members of a browser; one that the server does not know is replaced', async () => {
    const device = await newDevice(victim);
    expect(deviceIn(await logIn(neighbour, seedPassword, { device }))).toBe(device);
    expect(deviceIn(await logIn(victim, seedPassword, { device }))).toBe(device);
    for (const forged of ['x'.repeat(43), 'x', "' or 1=1 --"])
      expect(deviceIn(await logIn(victim, seedPassword, { device: forged }))).not.toBe(forged);
  });

  it.each(['its session is ended on another device', 'the member logs out everywhere'])(
    'SEC-7 is known no more when %s',
    async (how) => {
      const [device, own] = [await newDevice(victim), await newDevice(victim)];
      const here = (await logIn(victim, seedPassword, { device: own })).json<{ token: string }>().token;
      const last = (await logIn(victim, seedPassword, { device })).json<{ token: string }>().token;
      const call = { token: here };
      if (how.includes('everywhere')) await shop.api('POST', 'logoutall/', { ...call, body: {} });
      else {
        const all = (await shop.api('GET', 'users/sessions/', { token: last })).json<Session[]>();
        const there = all.find(({ current }) => current);
        expect((await shop.api('DELETE', `users/sessions/${there?.id}/`, call)).statusCode).toBe(204);
      }
      await fail(11, victim);
      expect(await statusOf(victim, seedPassword, { device })).toBe(429);
      expect(await statusOf(victim, seedPassword, { device: own })).toBe(how.includes('every') ? 429 : 200);
    },
  );

  it('SEC-7 is known to its own members when another one logs out everywhere', async () => {
    const device = await newDevice(victim);
    const { token } = (await logIn(neighbour, seedPassword)).json<{ token: string }>();
    expect((await shop.api('POST', 'logoutall/', { token, body: {} })).statusCode).toBe(204);
    await fail(11, victim);
    expect(await statusOf(victim, seedPassword, { device })).toBe(200);
  });

  it('SEC-7 is forgotten when nobody has logged in on it for 400 days', async () => {
    const { database } = shop;
    const [member] = await database.db.select().from(members).where(eq(members.fboId, victim));
    const row = { tokenHash: 'old', memberId: member?.id ?? 0, lastLoginAt: shop.clock.now() };
    await database.db.insert(knownDevices).values(row);
    const kept = () => database.db.$count(knownDevices, eq(knownDevices.tokenHash, 'old'));
    const { purge } = createLogIn({ ...shop, ids: secureIds }, { send: async () => undefined });
    shop.clock.pass(399 * 24 * 60);
    await purge();
    expect(await kept()).toBe(1);
    shop.clock.pass(2 * 24 * 60);
    await purge();
    expect(await kept()).toBe(0);
  });
});

describe('a password that changes while somebody logs in', () => {
  /** A login in whose midst, when its password was found right and no session is open yet, the member is given another hash. */
  const logInWhile = async (id: string, change: string) => {
    const { db } = shop.database;
    const own = { passwordHash: await hashPassword(seedPassword) };
    await db.update(members).set(own).where(eq(members.fboId, id));
    let changed: Promise<unknown> | undefined;
    const token = (bytes: number): string => {
      changed ??= db
        .update(members)
        .set({ passwordHash: change })
        .where(eq(members.fboId, id))
        .then(() => undefined);
      return secureIds.token(bytes);
    };
    // On a pool the change and the login's transaction have connections of their own: the change is to be first.
    const database: Database = {
      ...shop.database,
      inTransaction: async (work) => {
        await changed;
        return shop.database.inTransaction(work);
      },
    };
    const context = { ...shop, database, ids: { ...secureIds, token } };
    const { logIn: attempt } = createLogIn(context, { send: async () => undefined });
    const from = { ip: '192.0.2.9', agent: '', device: null, withSession: async () => undefined };
    return attempt({ username: id, password: seedPassword, ...from });
  };

  it('AUTH-5 opens no session for whoever knew the old one', async () => {
    const before = await shop.database.db.$count(sessions);
    const result = await logInWhile(neighbour, await hashPassword('another password'));
    expect(result).toEqual({ ok: false, code: 'invalid_credentials' });
    expect(await shop.database.db.$count(sessions)).toBe(before);
  });

  it('AUTH-5 lets in whose password is the same under another hash', async () => {
    expect(await logInWhile(neighbour, await hashPassword(seedPassword))).toMatchObject({ ok: true });
  });

  it('SRV-9 a hash made with older parameters is renewed by a login, and never one that was put in its place', async () => {
    const { db } = shop.database;
    const stored = async () => {
      const [row] = await db.select().from(members).where(eq(members.fboId, neighbour));
      return { id: row?.id ?? 0, passwordHash: row?.passwordHash ?? '' };
    };
    const old = await hash(seedPassword, { algorithm: 2, memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await db.update(members).set({ passwordHash: old }).where(eq(members.fboId, neighbour));
    expect(await statusOf(neighbour, seedPassword)).toBe(200);
    const renewed = await stored();
    expect(renewed.passwordHash).toContain('$m=19456,t=2,p=1$');
    expect(await createMemberRepository(shop).replacePasswordHash(renewed.id, old, old)).toBe(false);
    expect(await stored()).toEqual(renewed);
  });
});
