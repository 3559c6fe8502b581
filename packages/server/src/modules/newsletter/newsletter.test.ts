import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, seedPassword, type TestServer } from '../../testing/index.ts';
import { drainJobs } from '../jobs/index.ts';

let server: TestServer;
const dataDir = mkdtempSync(join(tmpdir(), 'caravan-news-'));
const folder = join(dataDir, 'mail', 'xx');

beforeAll(async () => {
  server = await createTestServer({ settings: { dataDir } });
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

const host = 'shop.example';
const subscribe = (email: unknown, language = 'en') =>
  server.api('POST', 'newsletter/', { body: { email }, language });

/** Mails of the news to an address, as they went out: logins and orders have theirs. */
const mailsTo = async (email: string): Promise<string[]> => {
  await drainJobs(server.app);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((mail) => mail.includes(`To: ${email}`) && mail.includes('List-Unsubscribe:'));
};
const tokenIn = (mail: string): string =>
  /List-Unsubscribe:\s*<http:\/\/shop\.example\/unsubscribe\/confirm\?token=([\w-]{22})>/.exec(mail)?.[1] ??
  '';

describe('subscribing to the news', () => {
  it('API-62 SHELL-10 welcomes once, in the language of the page, with a way out of one click', async () => {
    const answer = await subscribe(' Ada@Mail.Example ', 'tr');
    expect([answer.statusCode, answer.json()]).toEqual([201, {}]);
    const [mail = '', ...more] = await mailsTo('ada@mail.example');
    expect(more).toEqual([]);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(tokenIn(mail)).not.toBe('');
    expect(mail).toMatch(/Subject: =\?UTF-8\?|Subject: Haberlerimize/);
  });

  it('API-62 answers a known address as an unknown one, and does not write to it again', async () => {
    const answer = await subscribe('ada@mail.example');
    expect([answer.statusCode, answer.json()]).toEqual([201, {}]);
    expect(await mailsTo('ada@mail.example')).toHaveLength(1);
  });

  it.each(['', 'ada', 'ada@', '@mail.example', `${'a'.repeat(250)}@x.example`, 7, null, 'a\u0000@b.example'])(
    'API-62 %j is no address: 400 beside the field',
    async (email) => {
      const answer = await subscribe(email);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'invalid', email: [expect.any(String)] });
    },
  );

  it('REG-3 an address that no mail reaches says why, as everywhere', async () => {
    const answer = await subscribe('ışıl@mail.example', 'tr');
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { email: ['Adresi ı, ş, ğ gibi Türkçe harfler olmadan yazın.'], code: 'invalid' },
    ]);
  });

  it('SEC-2 one network address cannot subscribe the whole world', async () => {
    const all = await Promise.all(
      Array.from({ length: 25 }, (_, place) => subscribe(`many${place}@mail.example`)),
    );
    const refused = all.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThanOrEqual(5);
    server.clock.pass(61);
  });

  it('SHELL-10 works as a plain form without scripts', async () => {
    const post = (email: string) =>
      server.app.inject({
        method: 'POST',
        url: '/newsletter',
        headers: {
          host,
          accept: 'text/html,*/*',
          referer: `http://${host}/e-shop?page=2`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams({ email }).toString(),
      });
    const taken = await post('plain@mail.example');
    expect([taken.statusCode, taken.headers['location']]).toEqual([303, '/e-shop?page=2#newsletter-thanks']);
    expect(await mailsTo('plain@mail.example')).toHaveLength(1);
    expect((await post('plain')).headers['location']).toBe('/e-shop?page=2#newsletter-invalid');
  });
});

describe('the link in each mail', () => {
  const at = (token: string): string => `/unsubscribe/confirm?token=${encodeURIComponent(token)}`;
  const open = (token: string) => server.app.inject({ url: at(token), headers: { host } });
  const post = (token: string, accept: string, payload: string) =>
    server.app.inject({
      method: 'POST',
      url: at(token),
      headers: { host, accept, 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
  const press = (token: string) => post(token, 'text/html,*/*;q=0.8', '');
  const oneClick = (token: string) => post(token, '*/*', 'List-Unsubscribe=One-Click');

  it('API-62 ACC-6 ROUTE-12 ends the news without login, also twice, and for the member of that address', async () => {
    const email = '999000000001@mail.example';
    const token = await server.api.login('999000000001');
    const { pk } = (
      await server.api('POST', 'login/', { body: { username: '999000000001', password: seedPassword } })
    ).json<{ user: { pk: number } }>().user;
    const status = async () =>
      (await server.api('GET', `users/${pk}/`, { token })).json<{ profile: object }>().profile;
    await subscribe(email);
    expect(await status()).toMatchObject({ newsletter: true });
    const [mail = ''] = await mailsTo(email);
    for (const follow of [open, open, press]) {
      const answer = await follow(tokenIn(mail));
      expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/unsubscribe/success']);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(await status()).toMatchObject({ newsletter: false });
    }
  });

  it('ACC-6 welcomes again who comes back', async () => {
    server.clock.pass(1);
    await subscribe('999000000001@mail.example');
    expect(await mailsTo('999000000001@mail.example')).toHaveLength(2);
  });

  it('ACC-6 is obeyed when the mail program itself follows it', async () => {
    await subscribe('program@mail.example');
    const [mail = ''] = await mailsTo('program@mail.example');
    expect((await oneClick(tokenIn(mail))).statusCode).toBe(200);
    expect((await oneClick('x'.repeat(22))).statusCode).toBe(404);
  });

  it.each(['', 'x', 'x'.repeat(22), "' or 1=1 --", 'ж'.repeat(30)])(
    'API-62 ROUTE-12 with the token %j ends nothing and says so',
    async (token) => {
      for (const answer of [await open(token), await press(token)])
        expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/unsubscribe/failed']);
    },
  );
});
