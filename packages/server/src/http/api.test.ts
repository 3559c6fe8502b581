import { calls, detailError, errorCodes, fieldError, type CallName } from '@caravan/contract';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, testCountry, type TestServer } from '../testing/index.ts';
import { refusalTable } from './refusal-table.ts';

let shop: TestServer;
let token: string;
const lines: string[] = [];
beforeAll(async () => {
  shop = await createTestServer({
    log: { level: 'info', stream: { write: (line) => void lines.push(line) } },
  });
  token = await shop.api.login('999000000001');
});
afterAll(() => shop.close());

const inject = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { host: 'shop.example', ...headers } });

describe('addresses', () => {
  it('API-1 answers with and without the trailing slash, only in the country’s languages', async () => {
    for (const url of ['/en/api/category/', '/en/api/category', '/tr/api/category/']) {
      expect((await inject(url)).statusCode).toBe(200);
    }
    for (const url of [
      '/ru/api/category/',
      '/xx/api/category/',
      '/EN/api/category/',
      '/en/api/nothing/',
      '/en/api',
      '/en/api/',
    ]) {
      const answer = await inject(url);
      expect(answer.statusCode, url).toBe(404);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.json()).toMatchObject({ code: 'not_found' });
    }
  });

  it('API-1 a path that cannot be read, or a method that a call does not have, is JSON too', async () => {
    for (const url of [
      '/en/api/product/%zz/',
      '/en/api/order/cart/line/%00/',
      `/en/api/product/${'9'.repeat(300)}/`,
    ]) {
      const answer = await inject(url);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(detailError.safeParse(answer.json()).success).toBe(true);
    }
    expect((await shop.api('DELETE', 'category/')).json()).toMatchObject({ code: 'not_found' });
    const { app } = shop;
    const odd = await app.inject({
      method: 'PROPFIND',
      url: '/tr/api/category/',
      headers: { host: 'shop.example' },
    });
    expect([odd.statusCode, odd.json()]).toEqual([404, { detail: 'Bulunamadı.', code: 'not_found' }]);
  });

  it.each(['other.example', 'shop.example.evil', '', 'localhost', '127.0.0.1:3000'])(
    'CTRY-3 answers 421 and a plain page to the host %j',
    async (host) => {
      const answer = await inject('/en/api/category/', { host });
      expect(answer.statusCode).toBe(421);
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(answer.body).toBe('There is no shop at this address.');
    },
  );

  it.each(['shop.example', 'SHOP.example', 'shop.example:8080', 'xx.localhost', 'xx.localhost:3000'])(
    'CTRY-3 answers to its own host %j',
    async (host) => {
      expect((await inject('/en/api/category/', { host })).statusCode).toBe(200);
    },
  );

  it('CTRY-3 believes X-Forwarded-Host of nobody', async () => {
    expect(
      (await inject('/en/api/category/', { host: 'evil.example', 'x-forwarded-host': 'shop.example' }))
        .statusCode,
    ).toBe(421);
    expect((await inject('/en/api/category/', { 'x-forwarded-host': 'evil.example' })).statusCode).toBe(200);
  });
});

describe('answers', () => {
  it('carry what keeps them where they belong', async () => {
    const { headers } = await inject('/en/api/category/');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(headers['x-request-id']).toMatch(/^[\w-]{12}$/);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('API-5 every code has its status and its words in every language', async () => {
    for (const code of errorCodes) {
      const { status, words } = refusalTable[code];
      expect(status).toBeGreaterThanOrEqual(400);
      expect([401, 403, 404, 409, 413, 415, 429, 400, 500, 503]).toContain(status);
      const { loadWords } = await import('../words/words.ts');
      const wordsIn = await loadWords({ languages: ['en', 'ru', 'tr'], words: {} });
      for (const language of ['en', 'ru', 'tr'] as const) {
        const text = wordsIn(language)._(words, { available: 1, limit: 2, minutes: 5 });
        expect(text).not.toContain('server.');
      }
    }
  });

  it('API-5 refuses what is no JSON in UTF-8, what is too large, and other types, before anything is read', async () => {
    const send = (payload: string | Buffer, type = 'application/json') =>
      shop.app.inject({
        method: 'POST',
        url: '/en/api/order/cart/add/',
        payload,
        headers: { host: 'shop.example', 'content-type': type },
      });
    for (const body of [
      '{',
      'null',
      '[]',
      '"x"',
      '3',
      '{"productCode":"100"',
      Buffer.from([0x7b, 0xff, 0x7d]),
    ]) {
      const answer = await send(body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'invalid' });
    }
    expect((await send(`{"productCode":"${'x'.repeat(100_001)}"}`)).json()).toMatchObject({
      code: 'too_large',
    });
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json\t x',
      ' ',
    ]) {
      const answer = await send('productCode=100', type);
      expect(answer.statusCode, type).toBe(415);
      expect(answer.json()).toMatchObject({ code: 'unsupported_media_type' });
    }
    expect((await send(`${'['.repeat(45_000)}${']'.repeat(45_000)}`)).statusCode).toBe(400);
    expect((await send(`{"productCode":"100","__proto__":{"quantity":50},"price":1}`)).json()).toEqual({
      count: 1,
    });
  });

  it('API-5 ERR-4 names the field that is wrong, as a form knows it', async () => {
    const fieldsOf = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) => {
      const answer = await shop.api(method, path, { token, body });
      expect(answer.statusCode, path).toBe(400);
      return answer.json<Record<string, unknown>>();
    };
    const wrong = ['This value is not valid.'];
    const missing = ['required field'];
    const list = { items: wrong, code: 'invalid' };
    const add = 'order/cart/add/';
    expect(await fieldsOf('POST', add, {})).toEqual({ productCode: missing, code: 'invalid' });
    expect(await fieldsOf('POST', add, { items: null })).toEqual(list);
    expect(await fieldsOf('POST', add, { items: [] })).toEqual(list);
    expect(await fieldsOf('POST', add, { items: [{ productCode: '100', quantity: '2' }] })).toEqual(list);
    const many = Array.from({ length: 501 }, () => ({ productCode: '100' }));
    expect(await fieldsOf('POST', add, { items: many })).toEqual(list);
    expect(await fieldsOf('GET', 'product/?limit=1&limit=2')).toEqual({ limit: wrong, code: 'invalid' });
    const address = {
      recipientName: 'Ada',
      province: '1',
      district: 11,
      city: 'Old Town',
      street: '',
      phone: '1',
    };
    expect(
      await fieldsOf('PATCH', 'order/order/1/payment-delivery/', {
        payment: 'card',
        delivery: 'courier',
        address,
      }),
    ).toEqual({ province: wrong, street: missing, email: missing, code: 'invalid' });
  });

  it('API-28 API-17 an empty value in a query asks for nothing', async () => {
    const all = await shop.api('GET', 'product/');
    const asked = await shop.api('GET', 'product/?category=&q=&sort=&is_popular=&limit=&offset=');
    expect([asked.statusCode, asked.json()]).toEqual([200, all.json()]);
  });

  it('S28 refuses writing calls that another site sends', async () => {
    const cross = { headers: { 'sec-fetch-site': 'cross-site' }, body: { productCode: '100' } };
    expect((await shop.api('POST', 'order/cart/add/', cross)).json()).toMatchObject({
      code: 'permission_denied',
    });
    expect((await shop.api('GET', 'category/', { headers: cross.headers })).statusCode).toBe(200);
  });

  it('ERR-6 speaks the language of the path', async () => {
    expect((await shop.api('GET', 'product/9999/', { language: 'tr' })).json()).toEqual({
      detail: 'Bu ürün satışta değil.',
      code: 'not_found',
    });
  });
});

/** Every call with an address that exists, or might. */
const addressOf = (name: CallName, part: string): string =>
  calls[name].path.replaceAll(/:\w+/g, encodeURIComponent(part));

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    '\u0000',
    '\ud800',
    '1e400',
    -1,
    2 ** 53,
    1e308,
    true,
    [],
    {},
    '1; drop table members',
    '../../etc',
    'x'.repeat(5000),
  ),
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.jsonValue({ maxDepth: 3 }),
);
const fields = (
  'username password productCode quantity items recipientName province district city address phone email payment ' +
  'delivery addressId comment coupon agreements pickupPhone __proto__ constructor'
).split(' ');
const body = fc.oneof(fc.dictionary(fc.constantFrom(...fields), nasty, { maxKeys: 6 }), nasty);

describe('broken requests', () => {
  it.each(Object.keys(calls).filter((key): key is CallName => key in calls))(
    'API-5 ERR-4 %s answers broken requests with 4xx in JSON, never 5xx',
    async (name) => {
      const { method } = calls[name];
      await fc.assert(
        fc.asyncProperty(
          fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.isWellFormed()),
          body,
          fc.boolean(),
          async (part, sent, asMember) => {
            const query =
              method === 'GET' ? `?q=${encodeURIComponent(part)}&limit=${encodeURIComponent(part)}` : '';
            const answer = await shop.api(method, addressOf(name, part) + query, {
              ...(method === 'GET' ? {} : { body: sent ?? null }),
              ...(asMember && !name.startsWith('logout') ? { token } : {}),
              headers: { 'x-test': '1' },
            });
            expect(answer.statusCode, `${JSON.stringify(sent)} ${answer.body}`).toBeLessThan(500);
            if (answer.statusCode < 400) return;
            const json: unknown = answer.json();
            expect(
              Array.isArray(json) ||
                detailError.safeParse(json).success ||
                fieldError.safeParse(json).success,
            ).toBe(true);
          },
        ),
        { numRuns: 40 },
      );
    },
  );
});

describe('members only', () => {
  it.each(Object.keys(calls).filter((key): key is CallName => key in calls && calls[key as CallName].member))(
    'API-2 SEC-3 %s is refused without a token, before its body is looked at',
    async (name) => {
      const answer = await shop.api(
        calls[name].method,
        addressOf(name, '1'),
        calls[name].method === 'GET' ? {} : { body: {} },
      );
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'not_authenticated' });
    },
  );
});

describe('logs', () => {
  it('SEC-4 S40 hold no password, token, address or query', async () => {
    await shop.api('POST', 'login/', { body: { username: '999000000001', password: 'canary-password' } });
    await shop.api('GET', 'product/?q=canary-query', { token });
    await shop.api('GET', 'product/', { token: 'canary-token-canary-token' });
    const all = lines.join('');
    expect(all).toContain('"route":"/:language/api/product/"');
    for (const secret of ['canary-password', 'canary-query', 'canary-token', token])
      expect(all).not.toContain(secret);
  });
});

describe('a stopping server', () => {
  it('SRV-13 F32 ends running requests and takes no new ones', async () => {
    const arrived = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const other = await createTestServer({
      country: testCountry({ val: 'zz' }),
      database: shop.database,
      extend: (app) => {
        app.get('/slow', async () => {
          arrived.resolve();
          await finish.promise;
          return 'done';
        });
      },
    });
    await other.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = other.app.server.address() as AddressInfo;
    const ask = (): Promise<string> =>
      new Promise((done, failed) => {
        const asked = httpRequest(
          { port, host: '127.0.0.1', path: '/slow', headers: { host: 'shop.example' } },
          (answer) => {
            answer.on('data', (data: Buffer) => done(data.toString()));
          },
        );
        asked.on('error', failed);
        asked.end();
      });
    const running = ask();
    await arrived.promise;
    const closed = other.close();
    // Longer than a connection on which nothing was asked is left alone.
    await pause(500);
    finish.resolve();
    expect(await running).toBe('done');
    await closed;
    await expect(ask()).rejects.toThrow();
  });
});
