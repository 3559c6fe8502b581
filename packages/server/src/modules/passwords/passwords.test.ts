import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, seedPassword, testCountry, type TestServer } from '../../testing/index.ts';
import { drainJobs } from '../jobs/index.ts';
import type { StoredMail } from '../mail/index.ts';
import { isCommonPassword } from './common-passwords.ts';

const lines: string[] = [];
const dataDir = mkdtempSync(join(tmpdir(), 'caravan-passwords-'));
let shop: TestServer;

beforeAll(async () => {
  shop = await createTestServer({
    settings: { dataDir },
    country: testCountry({ passwordLength: 6 }),
    log: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
  });
});
afterAll(async () => {
  await shop.close();
  rmSync(dataDir, { recursive: true });
});

const folder = join(dataDir, 'mail', 'xx');
/** Mails of a kind that have gone out to a member so far. */
const mailsOf = async (kind: string, fboId: string): Promise<StoredMail[]> => {
  await drainJobs(shop.app);
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file): StoredMail => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .filter(({ id, to }) => id.startsWith(`${kind}.`) && to.startsWith(fboId));
};
const reset = (fboIdnumber: string, language = 'en') =>
  shop.api('POST', 'password/reset/', { body: { fboIdnumber }, language });
const tokenOf = ({ text }: StoredMail): string => /password\/reset\/([\w-]{43})/.exec(text)?.[1] ?? '';
const linkFor = async (fboId: string): Promise<string> => {
  const before = (await mailsOf('password-link', fboId)).map(tokenOf);
  await reset(fboId);
  const links = (await mailsOf('password-link', fboId)).map(tokenOf);
  return links.find((link) => !before.includes(link)) ?? '';
};
const confirm = (token: string, newPassword: string, confirmPassword = newPassword) =>
  shop.api('POST', 'password/reset/confirm/', { body: { token, newPassword, confirmPassword } });
const look = (token: string, address = '198.51.100.7') =>
  shop.api('POST', 'password/reset/check/', { body: { token }, headers: { 'x-forwarded-for': address } });
const logIn = async (username: string, password: string): Promise<number> =>
  (await shop.api('POST', 'login/', { body: { username, password } })).statusCode;

describe('a forgotten password', () => {
  const member = '999000000005';

  it('PWD-1 API-16 mails a link to the address on record and tells it masked, in the language of the page', async () => {
    const answer = await reset('999-000-000-005', 'tr');
    expect([answer.statusCode, answer.json()]).toEqual([200, { email: '9•••@mail.example' }]);
    const [mail] = await mailsOf('password-link', member);
    expect(mail?.subject).toBe('Yeni şifrenizi belirleyin');
    expect(mail?.text).toContain('http://shop.example/password/reset/');
    expect(mail?.text).toContain('999-000-000-005');
  });

  it.each(['999999999999', '999000000006', 'nobody', '996'])(
    'PWD-1 PWD-2 of %s nothing is told: no such member and no address on record are one answer',
    async (id) => {
      const answer = await reset(id);
      expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
      expect(await mailsOf('password-link', id)).toEqual([]);
    },
  );

  it('PWD-1 AUTH-5 the link sets a password once, ends all sessions, and the member is told', async () => {
    const session = await shop.api.login(member);
    const token = await linkFor(member);
    expect((await confirm(token, 'tulip-47')).statusCode).toBe(204);
    expect(await logIn(member, seedPassword)).toBe(400);
    expect(await logIn(member, 'tulip-47')).toBe(200);
    expect((await shop.api('GET', 'users/address/', { token: session })).statusCode).toBe(401);
    const [told] = await mailsOf('password-changed', member);
    expect(told?.subject).toBe('Your password was changed');
    const again = await confirm(token, 'other-48');
    expect([again.statusCode, again.json()]).toEqual([
      400,
      {
        token: ['This link has expired or has already been used. Please request a new one.'],
        code: 'invalid',
      },
    ]);
    expect(await logIn(member, 'tulip-47')).toBe(200);
  });

  it('PWD-1 a link can be looked at without being used: whose it is, until it is used or over', async () => {
    const token = await linkFor(member);
    const open = { fboId: member, first: false };
    for (const answer of [await look(token), await look(token)])
      expect([answer.statusCode, answer.json()]).toEqual([200, open]);
    expect((await confirm(token, 'tulip-57')).statusCode).toBe(204);
    const over = await look(token);
    expect([over.statusCode, Object.keys(over.json())]).toEqual([400, ['token', 'code']]);
    const late = await linkFor(member);
    shop.clock.pass(61);
    expect((await look(late)).json()).toHaveProperty('token');
    expect((await look('x'.repeat(43))).json()).toHaveProperty('token');
  });

  it('SEC-2 links cannot be tried without end', async () => {
    const tries = Array.from({ length: 121 }, () => look('y'.repeat(43), '198.51.100.48'));
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 429)).not.toEqual([]);
  });

  it('PWD-1 of two links the one that is used ends the other', async () => {
    const [first, second] = [await linkFor(member), await linkFor(member)];
    expect(second).not.toBe(first);
    expect((await confirm(first, 'tulip-49')).statusCode).toBe(204);
    expect((await confirm(second, 'tulip-50')).statusCode).toBe(400);
  });

  it('PWD-1 a link that is used ends none of another member', async () => {
    const theirs = '999000000001';
    const [link, own] = [await linkFor(theirs), await linkFor(member)];
    expect((await confirm(own, 'tulip-53')).statusCode).toBe(204);
    expect((await confirm(link, 'tulip-54')).statusCode).toBe(204);
    expect(await logIn(theirs, 'tulip-54')).toBe(200);
    expect(await logIn(member, 'tulip-53')).toBe(200);
  });

  it('PWD-1 a link used twice at once sets one password', async () => {
    shop.clock.pass(61);
    const token = await linkFor(member);
    const answers = await Promise.all([confirm(token, 'tulip-51'), confirm(token, 'tulip-52')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 400]);
  });

  it('PWD-1 the link ends after an hour', async () => {
    const late = await linkFor(member);
    shop.clock.pass(61);
    expect((await confirm(late, 'tulip-53')).json()).toHaveProperty('token');
    const soon = await linkFor(member);
    shop.clock.pass(59);
    expect((await confirm(soon, 'tulip-54')).statusCode).toBe(204);
  });

  it.each(['', 'x', 'x'.repeat(43), "' or 1=1 --", 'ж'.repeat(43), '../../etc'])(
    'PWD-1 the token %j sets nothing',
    async (token) => {
      const answer = await confirm(token, 'tulip-55');
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toHaveProperty('token');
    },
  );

  it('SEC-2 no mailbox is filled: five links an hour for an id, whoever asks', async () => {
    shop.clock.pass(61);
    const answers = [];
    for (let time = 0; time < 7; time += 1) answers.push(await reset('999000000004'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(Number(answers[6]?.headers['retry-after'])).toBeGreaterThan(60);
    expect(await mailsOf('password-link', '999000000004')).toHaveLength(5);
    const unknown = [];
    for (let time = 0; time < 6; time += 1) unknown.push((await reset('999888888888')).statusCode);
    expect(unknown.at(-1)).toBe(429);
  });

  it('SEC-4 no table and no line of the log holds a token or a password', async () => {
    shop.clock.pass(61);
    const token = await linkFor(member);
    await shop.app.inject({ url: `/password/reset/${token}`, headers: { host: 'shop.example' } });
    const tables = [
      await shop.database.executeSql('select * from member_links'),
      await shop.database.executeSql('select data, output from pgboss.job'),
    ];
    const all = JSON.stringify(tables) + lines.join('');
    expect(all).toContain('password/reset');
    expect(all).not.toContain(token);
    expect(all).not.toMatch(/tulip-|Aloe-demo/);
  });
});

describe('a changed password', () => {
  const member = '999000000003';
  const change = (token: string, oldPassword: string, newPassword: string, confirmPassword = newPassword) =>
    shop.api('POST', 'password/change/', { token, body: { oldPassword, newPassword, confirmPassword } });

  it('PWD-3 API-52 AUTH-5 is set by the old one; other sessions end, this one goes on, and a mail tells it', async () => {
    const [here, elsewhere] = [await shop.api.login(member), await shop.api.login(member)];
    expect((await change(here, seedPassword, 'crocus 12')).statusCode).toBe(204);
    expect((await shop.api('GET', 'users/address/', { token: here })).statusCode).toBe(200);
    expect((await shop.api('GET', 'users/address/', { token: elsewhere })).statusCode).toBe(401);
    expect(await logIn(member, 'crocus 12')).toBe(200);
    expect(await mailsOf('password-changed', member)).toHaveLength(1);
  });

  it('PWD-1 ends links that are on their way', async () => {
    const link = await linkFor(member);
    const here = await shop.api.login(member, 'crocus 12');
    expect((await change(here, 'crocus 12', 'crocus 13')).statusCode).toBe(204);
    expect((await confirm(link, 'crocus 14')).json()).toHaveProperty('token');
  });

  it.each([
    ['a wrong old one', 'wrong', 'crocus 15', undefined, 'oldPassword', 'The current password is wrong.'],
    ['a short one', 'crocus 13', 'aloe1', undefined, 'newPassword', expect.stringContaining('6')],
    [
      'two that differ',
      'crocus 13',
      'crocus 15',
      'crocus 16',
      'confirmPassword',
      'Your new passwords do not match.',
    ],
    [
      'a common one',
      'crocus 13',
      'Qwerty123',
      undefined,
      'newPassword',
      expect.stringContaining('too common'),
    ],
    ['the member id', 'crocus 13', '999-000-000-003', undefined, 'newPassword', expect.any(String)],
    ['none', 'crocus 13', '', undefined, 'newPassword', expect.any(String)],
  ])('PWD-3 MSG-3 refuses %s beside its field', async (_what, old, fresh, again, field, words) => {
    const token = await shop.api.login(member, 'crocus 13');
    const answer = await change(token, old, fresh, again);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()[field]).toEqual([words]);
    expect(await logIn(member, 'crocus 13')).toBe(200);
  });

  it('SEC-2 the old one cannot be guessed by who found an open session', async () => {
    const token = await shop.api.login(member, 'crocus 13');
    const answers = [];
    for (let time = 0; time < 11; time += 1)
      answers.push((await change(token, `no ${time}`, 'x12345')).statusCode);
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 400));
    expect(answers[10]).toBe(429);
  });

  it('API-2 wants a member', async () => {
    const body = { oldPassword: 'a', newPassword: 'b', confirmPassword: 'b' };
    expect((await shop.api('POST', 'password/change/', { body })).statusCode).toBe(401);
  });
});

describe('the length of a password', () => {
  it('PWD-3 is 8 where the country says nothing', async () => {
    expect(testCountry().passwordLength).toBe(8);
    const other = await createTestServer();
    const token = await other.api.login('999000000005');
    const set = (newPassword: string) =>
      other.api('POST', 'password/change/', {
        token,
        body: { oldPassword: seedPassword, newPassword, confirmPassword: newPassword },
      });
    expect((await set('tulip47')).statusCode).toBe(400);
    expect((await set('tulip-47')).statusCode).toBe(204);
    await other.close();
  });

  it.each(['123456', 'PASSWORD', 'qwerty', 'abc123'])('PWD-3 %s is among the most common', async (one) => {
    expect(await isCommonPassword(one)).toBe(true);
  });
  it.each(['tulip-47', 'алоэ вера', 'Aloe-demo-2026'])('PWD-3 %s is not', async (one) => {
    expect(await isCommonPassword(one)).toBe(false);
  });
});
