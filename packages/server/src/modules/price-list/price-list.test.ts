import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, seedCatalogue, type TestServer } from '../../testing/index.ts';
import { logInBuyer } from '../../testing/journey.ts';
import { loadWords } from '../../words/words.ts';
import { createPriceLists } from './make-price-list.ts';

let shop: TestServer;
beforeAll(async () => {
  shop = await createTestServer();
});
afterAll(() => shop.close());

const host = { host: 'shop.example' };
const linkFor = async (token: string, language = 'en'): Promise<string> =>
  (await shop.api('GET', 'catalogue/price-list/', { token, language })).json<{ url: string }>().url;
const open = (url: string) => shop.app.inject({ method: 'GET', url, headers: host });

describe('the price list', () => {
  it('BIZ-4 ROUTE-8 a member gets a link that opens a PDF of the day, in the language asked for', async () => {
    const { token } = await logInBuyer(shop, '999000000001');
    const answer = await shop.api('GET', 'catalogue/price-list/', { token, language: 'tr' });
    expect([answer.statusCode, answer.json().date]).toEqual([200, '2026-11-15T06:00:00.000Z']);
    const opened = await open(answer.json<{ url: string }>().url);
    expect(opened.statusCode).toBe(200);
    expect(opened.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="price-list-xx-tr-15-11-2026.pdf"',
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-store',
    });
    expect(opened.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('BIZ-4 is kept until catalogue, day or level change', async () => {
    const { token } = await logInBuyer(shop, '999000000002');
    const read = async () => (await open(await linkFor(token))).rawPayload;
    const first = await read();
    expect(await read()).toEqual(first);
    await shop.database.executeSql(`update members set level = 'novus' where fbo_id = '999000000002'`);
    expect(await read()).not.toEqual(first);
    await shop.database.executeSql(
      `update members set level = 'assistant_manager' where fbo_id = '999000000002'`,
    );
    expect(await read()).toEqual(first);
    await seedCatalogue(shop.database, shop.country, [{ code: '100', price: 2600 }]);
    expect(await read()).not.toEqual(first);
  });

  it('PERF-8 of many large lists only the last are kept, however many levels and languages there are', async () => {
    const context = { ...shop, words: await loadWords(shop.country) };
    const lists = createPriceLists(context, 1);
    const first = await lists.read('en', 'novus');
    expect(await lists.read('en', 'novus')).toBe(first);
    const [second] = await Promise.all([lists.read('en', 'manager'), lists.read('tr', 'manager')]);
    expect(await lists.read('en', 'novus')).not.toBe(first);
    expect(await lists.read('en', 'manager')).not.toBe(second);

    const roomy = createPriceLists(context);
    const kept = await roomy.read('en', 'novus');
    await roomy.read('tr', 'manager');
    expect(await roomy.read('en', 'novus')).toBe(kept);
  });

  it('ROUTE-8 SEC-3 is for members: 401 without a token, and no link of one’s own making opens it', async () => {
    const anonymous = await shop.api('GET', 'catalogue/price-list/');
    expect([anonymous.statusCode, anonymous.json().code]).toEqual([401, 'not_authenticated']);
    const { token } = await logInBuyer(shop, '999000000003');
    const good = await linkFor(token);
    const [address = '', query = ''] = good.split('?');
    const ticket = new URLSearchParams(query).get('ticket') ?? '';
    const bad = [
      address,
      `${address}?language=en&ticket=`,
      `${address}?language=en&ticket=1.2.3&ticket=x`,
      `${address}?language=tr&ticket=${ticket}`,
      `${address}?language=xx&ticket=${ticket}`,
      `${address}?language=en&ticket=${ticket.slice(0, -1)}${ticket.endsWith('A') ? 'B' : 'A'}`,
      `${address}?language=en&ticket=${ticket.replace(/^\d+/, '999999')}`,
      `${address}?language=en&ticket=%00`,
    ];
    for (const url of bad) {
      const answer = await open(url);
      expect([url, answer.statusCode, answer.headers.location]).toEqual([url, 303, '/products/price-list']);
    }
    expect((await open(good)).statusCode).toBe(200);
  });

  it('ROUTE-8 AUTH-5 a link ends after an hour, and with its session', async () => {
    const { token } = await logInBuyer(shop, '999000000004');
    const old = await linkFor(token);
    shop.clock.pass(61);
    expect((await open(old)).statusCode).toBe(303);
    const fresh = await linkFor(token);
    expect((await open(fresh)).statusCode).toBe(200);
    await shop.api('POST', 'logout/', { token });
    expect((await open(fresh)).statusCode).toBe(303);
  });
});
