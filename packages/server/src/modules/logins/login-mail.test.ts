import { languages } from '@caravan/i18n';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '../../db/schema/index.ts';
import { createTestServer, seedPassword, testCountry, type TestServer } from '../../testing/index.ts';
import { testMails } from '../../testing/mails.ts';
import { drainJobs } from '../jobs/index.ts';
import type { StoredMail } from '../mail/index.ts';

const mails = testMails();
let shop: TestServer;

beforeAll(async () => {
  shop = await createTestServer({
    country: testCountry({ languages: ['en', ...languages.filter((language) => language !== 'en')] }),
    settings: { dataDir: mails.dataDir, trustedProxy: ['127.0.0.1'] },
  });
});
afterAll(async () => {
  await shop.close();
  mails.remove();
});

const phone =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

interface From {
  readonly agent?: string;
  readonly device?: string;
  readonly password?: string;
  readonly address?: string;
}
/** Tries to log in; gives the browser's cookie, empty when it failed. */
const logIn = async (
  username: string,
  { agent = phone, device, password = seedPassword, address = '192.0.2.1' }: From = {},
): Promise<string> => {
  // Mails lie in the order of their seconds.
  shop.clock.pass(1 / 60);
  const answer = await shop.api('POST', 'login/', {
    body: { username, password },
    headers: { 'user-agent': agent, 'x-forwarded-for': address },
    ...(device === undefined ? {} : { cookies: { device } }),
  });
  return answer.cookies.find(({ name }) => name === 'device')?.value ?? '';
};

const rowOf = async (fboId: string) => {
  const [row] = await shop.database.db.select().from(members).where(eq(members.fboId, fboId));
  if (!row) throw new Error(`no member ${fboId}`);
  return row;
};
/** Mails of a kind to a member that went out so far, the oldest first. */
const mailsOf = async (kind: string, fboId: string): Promise<StoredMail[]> => {
  await drainJobs(shop.app);
  const { id } = await rowOf(fboId);
  return mails.about(`${id}.`).filter((mail) => mail.id.startsWith(`${kind}.`));
};
const newDevices = (fboId: string) => mailsOf('new-device', fboId);
const failures = (fboId: string) => mailsOf('login-failures', fboId);

describe('a login on a new device', () => {
  const member = '999000000005';

  it('AUTH-6 is told by mail with device, time of the country and site, but for the very first one', async () => {
    const first = await logIn(member);
    expect(first).not.toBe('');
    expect(await newDevices(member)).toEqual([]);
    await logIn(member, { device: first });
    expect(await newDevices(member)).toEqual([]);
    const second = await logIn(member);
    const [mail, ...more] = await newDevices(member);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: `${member}@mail.example`, subject: 'New device login' });
    expect(mail?.text).toContain('999-000-000-005');
    expect(mail?.text).toContain('Device: Chrome · Android. Time: 15-11-2026 12:00. Site: shop.example.');
    expect(mail?.text).toContain('log out on all devices');
    expect(mail?.text).toContain('http://shop.example/profile');
    expect(mail?.text).toContain('+999555000000');
    await logIn(member, { device: second });
    expect(await newDevices(member)).toHaveLength(1);
  });

  it('AUTH-6 a browser is new to each member who logs in on it', async () => {
    const device = await logIn(member);
    await logIn('999000000004');
    await logIn('999000000004', { device });
    expect(await newDevices('999000000004')).toHaveLength(1);
  });

  it('AUTH-6 two at once are told as two, the same twice as one', async () => {
    const before = (await newDevices(member)).length;
    await Promise.all([logIn(member), logIn(member)]);
    expect(await newDevices(member)).toHaveLength(before + 2);
    const foreign = await logIn('999000000004');
    await Promise.all([logIn(member, { device: foreign }), logIn(member, { device: foreign })]);
    expect(await newDevices(member)).toHaveLength(before + 3);
  });

  it('AUTH-6 a member who was logged in before devices were known is told of the next one', async () => {
    const own = eq(members.fboId, member);
    await shop.database.db.update(members).set({ firstLoginAt: null }).where(own);
    const before = (await newDevices(member)).length;
    await logIn(member);
    expect(await newDevices(member)).toHaveLength(before + 1);
  });

  it('AUTH-6 S35 what a browser calls itself stands in the mail only when it is a name', async () => {
    for (const agent of ['www.evil.example/1.0', 'Call +1-555-0100 now/2', '<b>x</b>/1', '']) {
      await logIn(member, { agent });
      const last = (await newDevices(member)).at(-1);
      expect(last?.text).toContain('Device: unknown.');
      expect(`${last?.text}${last?.html}`).not.toMatch(/evil|0100|<b>x/);
    }
  });

  it('AUTH-6 nobody is written to without an address, and no login fails for it', async () => {
    await logIn('999000000006');
    expect(await logIn('999000000006')).not.toBe('');
    expect(await newDevices('999000000006')).toEqual([]);
  });

  it('AUTH-6 LANG-7 is told in the member’s own language, in each of the six', async () => {
    const told = new Set<string>();
    for (const language of languages) {
      await shop.database.db.update(members).set({ language }).where(eq(members.fboId, member));
      await logIn(member);
      const mail = (await newDevices(member)).at(-1);
      told.add(mail?.subject ?? '');
      expect(mail?.text).not.toMatch(/mail\.|\{/);
      expect(mail?.text).toMatch(/15-11-2026 12:0\d/);
    }
    expect(told.size).toBe(6);
    await shop.database.db.update(members).set({ language: 'en' }).where(eq(members.fboId, member));
  });
});

describe('failed logins', () => {
  const fail = async (id: string, addresses: readonly string[]): Promise<void> => {
    for (const address of addresses) await logIn(id, { password: 'wrong', address });
  };
  const spread = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => `198.51.100.${from + at}`);

  it('SEC-7 ten within a day, from wherever, are told to the owner once in that day', async () => {
    const member = '999000000003';
    await fail(member, spread(1, 9));
    expect(await failures(member)).toEqual([]);
    await fail(member, spread(10, 5));
    const [mail, ...more] = await failures(member);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Failed login attempts');
    expect(mail?.text).toContain('999-000-000-003');
    shop.clock.pass(23 * 60);
    await fail(member, spread(20, 12));
    expect(await failures(member)).toHaveLength(1);
    shop.clock.pass(61);
    await fail(member, spread(40, 1));
    expect(await failures(member)).toHaveLength(2);
  });

  it('SEC-7 many at once are told once', async () => {
    const member = '999000000002';
    await Promise.all(spread(1, 25).map((address) => logIn(member, { password: 'wrong', address })));
    expect(await failures(member)).toHaveLength(1);
  });

  it('SEC-7 what a member mistypes before they get in is not told', async () => {
    const member = '999000000001';
    for (let day = 0; day < 3; day += 1) {
      await fail(member, ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.1']);
      await logIn(member);
    }
    expect(await failures(member)).toEqual([]);
  });

  it('SEC-7 AUTH-2 of unknown ids, and of members without access, nobody is told, and no job fails', async () => {
    await fail('999999999999', spread(1, 12));
    await fail('999000000011', spread(1, 12));
    expect(await failures('999000000011')).toEqual([]);
  });
});
