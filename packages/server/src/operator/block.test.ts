import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/connect.ts';
import type { Database } from '../db/database.ts';
import { createServer } from '../create-server.ts';
import { tokenHash } from '../modules/accounts/index.ts';
import { drainJobs } from '../modules/jobs/index.ts';
import {
  api,
  createTestServer,
  seedPassword,
  testSettings,
  type TestApi,
  type TestServer,
} from '../testing/index.ts';
import { buyer, onDelivery } from '../testing/journey.ts';
import { testMails } from '../testing/mails.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { stockOf } from '../testing/books.ts';
import { createSecurityLog, memberMark } from '../http/security/security-log.ts';
import { createReportAuditLog, takeUnreported } from '../modules/operation/index.ts';
import { runOperator } from './run-operator.ts';

/** Two processes of one shop, each with connections of its own, and the operator beside them. */
const mails = testMails();
let postgres: TestPostgres;
let databases: readonly Database[];
let shop: TestServer;
let second: { readonly api: TestApi; readonly close: () => Promise<void> };

const operate = async (...args: readonly string[]): Promise<{ code: number; text: string }> => {
  const said: string[] = [];
  const tell = (text: string): void => void said.push(text);
  const code = await runOperator({
    country: shop.country,
    clock: shop.clock,
    folder: '.',
    environment: { DATABASE_URL: postgres.url('shop') },
    args,
    user: 'root',
    say: tell,
    write: async (part) => tell(part),
    complain: tell,
  });
  return { code, text: said.join('\n') };
};

beforeAll(async () => {
  postgres = await startPostgres();
  const first = await postgres.open('shop');
  const other = await openDatabase({ url: postgres.url('shop') });
  databases = [first, other];
  shop = await createTestServer({ database: first, settings: { dataDir: mails.dataDir } });
  const app = await createServer({
    country: shop.country,
    database: other,
    clock: shop.clock,
    settings: testSettings(),
  });
  await app.ready();
  second = { api: api(app), close: () => app.close() };
});
afterAll(async () => {
  await second.close();
  await shop.close();
  for (const database of databases) await database.close();
  await postgres.stop();
  mails.remove();
});

const member = '999000000005';
const logIn = (to: TestApi, password: string, language = 'en') =>
  to('POST', 'login/', { body: { username: member, password }, language });
const statusWith = async (to: TestApi, token: string): Promise<number> =>
  (await to('GET', 'users/address/', { token })).statusCode;

describe('a blocked member', () => {
  it('SEC-8 loses all sessions on every process within a second, and cannot place what was begun', async () => {
    const [here, there] = [await shop.api.login(member), await second.api.login(member)];
    const stranger = await shop.api.login('999000000004');
    for (const to of [shop.api, second.api])
      for (const token of [here, there]) expect(await statusWith(to, token)).toBe(200);
    const hands = buyer(shop, here);
    await hands.add('100', 4);
    const { pk } = (await hands.draft()).json<{ pk: number }>();
    const stock = await stockOf(shop.database);
    const link = await (async () => {
      await shop.api('POST', 'password/reset/', { body: { fboIdnumber: member } });
      await drainJobs(shop.app);
      const [row] = (await shop.database.executeSql('select id from members where fbo_id = $1', [member]))
        .rows;
      const [mail] = mails
        .about(`${String(row?.['id'])}.`)
        .filter(({ id }) => id.startsWith('password-link'));
      return /password\/reset\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    })();
    expect(link).toHaveLength(43);

    const blocked = await operate('block', '999-000-000-005', '--reason', 'stolen account', '--as', 'Aida');
    const since = performance.now();
    expect(blocked).toEqual({ code: 0, text: '999-000-000-005 is blocked, all their sessions have ended.' });
    const after: number[] = [];
    for (const to of [shop.api, second.api])
      for (const token of [here, there]) after.push(await statusWith(to, token));
    expect(after).toEqual([401, 401, 401, 401]);
    expect(performance.now() - since).toBeLessThan(1000);
    expect((await hands.place(pk, onDelivery)).statusCode).toBe(401);
    expect(await stockOf(shop.database)).toEqual(stock);
    expect(await statusWith(second.api, stranger)).toBe(200);
    const { rows } = await shop.database.executeSql(
      'select blocked_reason from members where fbo_id = $1 and blocked_at = $2',
      [member, shop.clock.now()],
    );
    expect(rows).toEqual([{ blocked_reason: 'stolen account' }]);

    const set = await second.api('POST', 'password/reset/confirm/', {
      body: { token: link, newPassword: 'tulip-47', confirmPassword: 'tulip-47' },
    });
    expect([set.statusCode, set.json()]).toEqual([400, { token: [expect.any(String)], code: 'invalid' }]);
  });

  it('SEC-8 is told so after the right password, with whom to ask; a wrong one tells nothing', async () => {
    const right = await logIn(second.api, seedPassword);
    expect([right.statusCode, right.json()]).toEqual([
      403,
      {
        detail: 'This account is blocked. Please contact customer service: +999555000000, help@shop.example.',
        code: 'account_blocked',
      },
    ]);
    expect(right.headers['set-cookie']).toBeUndefined();
    expect((await logIn(shop.api, seedPassword, 'tr')).json()).toMatchObject({
      detail: expect.stringContaining('engellenmiş'),
    });
    const wrong = await logIn(shop.api, 'wrong');
    expect([wrong.statusCode, wrong.json()]).toEqual([
      400,
      { nonFieldErrors: ['Wrong member ID or password.'], code: 'invalid_credentials' },
    ]);
  });

  it('SEC-8 gets no link for a new password: the answer is that of an unknown id', async () => {
    const waiting = async () => {
      const { rows } = await shop.database.executeSql(
        `select count(*)::int as n from pgboss.job where name = 'xx-password-mail'`,
      );
      return rows[0]?.['n'];
    };
    const before = await waiting();
    const answers = [];
    for (const fboIdnumber of [member, '999999999999']) {
      const answer = await shop.api('POST', 'password/reset/', { body: { fboIdnumber } });
      answers.push([answer.statusCode, answer.json()]);
    }
    expect(answers).toEqual([
      [200, {}],
      [200, {}],
    ]);
    expect(await waiting()).toBe(before);
  });

  it('SEC-8 a login that was under way when the block came opens nothing', async () => {
    const { rows } = await shop.database.executeSql('select id from members where fbo_id = $1', [member]);
    await shop.database.executeSql(
      `insert into sessions (member_id, token_hash, device, created_at, last_used_at, expires_at)
         values ($1, $2, '', $3, $3, $3::timestamptz + interval '1 day')`,
      [rows[0]?.['id'], tokenHash('t'.repeat(43)), shop.clock.now()],
    );
    expect(await statusWith(shop.api, 't'.repeat(43))).toBe(401);
  });

  it('SEC-8 is let in again by a command, with new sessions only', async () => {
    expect(await operate('unblock', member)).toEqual({ code: 0, text: '999-000-000-005 can log in again.' });
    expect(await statusWith(shop.api, 't'.repeat(43))).toBe(401);
    expect(await statusWith(second.api, await shop.api.login(member))).toBe(200);
  });

  it('SEC-8 SRV-11 both commands are in the audit log with their reason, and refuse what makes no sense', async () => {
    expect(JSON.parse((await operate('audit', '--json')).text)).toMatchObject([
      { actor: 'root', action: 'unblock', subject: member, details: {} },
      { actor: 'Aida', action: 'block', subject: member, details: { reason: 'stolen account' } },
    ]);
    const lines = async (...args: readonly string[]) => await operate(...args);
    expect(await lines('block', member)).toEqual({ code: 64, text: '--reason must say why.' });
    expect(await lines('block', '123', '--reason', 'x')).toMatchObject({ code: 64 });
    expect(await lines('block', '999999999999', '--reason', 'x')).toEqual({
      code: 1,
      text: 'There is no member 999-999-999-999.',
    });
    expect(await lines('unblock', member)).toEqual({ code: 1, text: '999-000-000-005 is not blocked.' });
    await operate('block', member, '--reason', 'again');
    expect((await lines('block', member, '--reason', 'x')).text).toBe('999-000-000-005 is blocked already.');
  });
});

it('SEC-10 what operators do is told once by the running shops, members by a mark', async () => {
  await Promise.all(databases.map((database) => takeUnreported(database, shop.country.val)));
  await operate('block', '999-000-000-003', '--reason', 'a trial', '--as', 'Aida');
  await operate('unblock', '999-000-000-003', '--as', 'Aida');
  const told: object[] = [];
  const log = { info: (facts: object) => told.push(facts), warn: () => undefined };
  const security = createSecurityLog(() => undefined);
  const tellers = databases.map((database) =>
    createReportAuditLog({
      country: shop.country,
      database,
      security: { tell: (_, event, facts) => security.tell(log, event, facts) },
      log: shop.app.log,
    }),
  );
  const counts = await Promise.all(tellers.map((tell) => tell()));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
  const who = memberMark('999000000003');
  // Two processes that tell at once may take one entry each, in either order.
  expect(new Set(told)).toEqual(
    new Set(
      ['block', 'unblock'].map((action) => ({
        security: 'operator',
        at: expect.any(String),
        actor: 'Aida',
        action,
        who,
      })),
    ),
  );
  expect(await Promise.all(tellers.map((tell) => tell()))).toEqual([0, 0]);
});
