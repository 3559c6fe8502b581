import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const choose = (payload: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/consent',
    headers: {
      host: 'shop.example',
      'content-type': 'application/x-www-form-urlencoded',
      accept: '*/*',
      ...headers,
    },
    payload,
  });

const noted = async () =>
  (
    await server.database.db.execute<{ choice: string; version: string; language: string }>(
      sql`select choice, version, language from cookie_choices order by id`,
    )
  ).rows;

describe('the choice about cookies', () => {
  it('SHELL-8 is kept in the browser for a year and noted with the notice’s version', async () => {
    const all = await choose('choice=all', { cookie: 'language=tr' });
    expect(all.statusCode).toBe(204);
    expect(all.headers['set-cookie']).toBe('consent=all.1; Max-Age=31536000; Path=/; SameSite=Lax');
    const necessary = await choose('choice=necessary');
    expect(necessary.headers['set-cookie']).toContain('consent=necessary.1;');
    expect(await noted()).toEqual([
      { choice: 'all', version: '1', language: 'tr' },
      { choice: 'necessary', version: '1', language: 'en' },
    ]);
  });

  it('SHELL-8 without scripts leads back to the page, and only to ours', async () => {
    const html = { accept: 'text/html,application/xhtml+xml' };
    const back = await choose('choice=all', { ...html, referer: 'http://shop.example/e-shop?q=gel' });
    expect([back.statusCode, back.headers['location']]).toEqual([303, '/e-shop?q=gel']);
    for (const referer of ['https://evil.example/x', 'nonsense', 'http://shop.example//evil.example/'])
      expect((await choose('choice=all', { ...html, referer })).headers['location'], referer).toMatch(
        /^\/(?!\/)/,
      );
  });

  it.each(['', 'choice=some', 'choice=all&choice=necessary', 'choice=%00'])(
    'SHELL-8 %j is no choice: 400, and nothing is kept',
    async (payload) => {
      const before = (await noted()).length;
      const answer = await choose(payload);
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([400, undefined]);
      expect((await noted()).length).toBe(before);
    },
  );

  it('SHELL-8 cannot be made by another site', async () => {
    expect((await choose('choice=all', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });
});
