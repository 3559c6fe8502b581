import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMetrics } from '../http/metrics.ts';
import { Refusal } from '../http/refusal.ts';
import { testAddresses } from '../testing/addresses.ts';
import { createTestServer, testCountry, type TestServer } from '../testing/index.ts';
import type { Assets } from './assets/assets.ts';
import { contentSecurity } from '../http/security/content-security.ts';
import type { PageHead, PageRenderer, PageRequest } from './page-renderer.ts';
import { serveAssets } from './assets/serve-assets.ts';
import { servePages } from './serve-pages.ts';

// A renderer of the smallest kind: what the storefront's does is its own tests' matter.
let head: Partial<PageHead> = {};
let status = 200;
let asked: PageRequest[] = [];
const long = 'алоэ '.repeat(400);

const renderer: PageRenderer = {
  fragment: (language) => `<p>fragment ${language}</p>`,
  addresses: testAddresses,
  firstPaint: 'above',
  addressOf: (url) =>
    url.searchParams.has('q') ? `${url.pathname}?q=${url.searchParams.get('q')}` : url.pathname,
  isPersonalised: (url) => url.pathname === '/own',
  render: async (page) => {
    asked.push(page);
    if (page.url.pathname === '/own') {
      const { body } = await page.transport({ method: 'GET', path: 'order/cart/' });
      return {
        kind: 'document',
        status: 200,
        head: { title: 'Cart', siteName: 'Aloea', noindex: true },
        sources: [],
        shared: true,
        body: Readable.from([`${page.own ? 'own' : 'neutral'} ${JSON.stringify(body)}`]),
      };
    }
    if (page.url.pathname === '/gone')
      return { kind: 'redirect', status: 302, location: '/e-shop', notice: 'Нет такого' };
    if (page.url.pathname === '/broken') throw new Error('secret of ours');
    if (page.url.pathname === '/away')
      throw Object.assign(new Error('no such host'), { code: 'ECONNREFUSED' });
    const products = await page.transport({ method: 'GET', path: 'product/?limit=1' });
    const text = `<p>${page.language} ${page.url.pathname} ${products.status}</p>${long}`;
    return {
      kind: 'document',
      status,
      head: { title: 'Aloe & <gel>', siteName: 'Aloea', noindex: false, ...head },
      sources: [],
      shared: status === 200,
      body: Readable.from([
        `${text}<script nonce="${page.nonce.slice(0, 9)}`,
        `${page.nonce.slice(9)}">1</script>`,
      ]),
    };
  },
};

const file = (text: string) => ({
  type: 'text/javascript; charset=utf-8',
  identity: Buffer.from(text),
  br: Buffer.from('br'),
  gzip: null,
});
const assets: Pick<Assets, 'files' | 'forSources'> = {
  files: new Map([['web-1.js', file('let a')]]),
  forSources: () => ({
    entry: '/assets/web-1.js',
    preload: ['/assets/home-2.js'],
    sheets: [{ href: '/assets/home-3.css', text: '.a{color:red}' }],
  }),
};

const metrics = createMetrics();
let server: TestServer;
const host = 'shop.example';
const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host, ...headers } });

beforeAll(async () => {
  server = await createTestServer({
    metrics,
    country: testCountry({ languages: ['en', 'tr'] }),
    settings: { production: true, origin: 'https://shop.example' },
    extend: (app, context) => {
      app.decorate('plainLook', { sheets: [], icon: '/media/xx/icon.svg' });
      app.get('/refused', async () => {
        throw new Refusal('permission_denied');
      });
      app.post('/fails', async () => {
        throw new Error('another secret');
      });
      serveAssets(app, assets, null);
      servePages(app, context, { renderer, assets, icon: '/media/xx/icon.svg' });
    },
  });
});
afterAll(() => server.close());
beforeEach(() => {
  head = {};
  status = 200;
  asked = [];
});

const nonceOf = (policy: unknown) => /'nonce-([\w-]{22})'/.exec(String(policy))?.[1] ?? 'none';

describe('a document', () => {
  it('SRV-12 carries data that the same process gave, without the network', async () => {
    const page = await get('/data');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<p>en /data 200</p>');
    expect(page.body).toMatch(
      /^<!doctype html><html lang="en" dir="ltr">.*<div id="root">.*<\/div><\/body><\/html>$/s,
    );
  });

  it('PERF-2 names in its head the mark up to which it is painted at once', async () => {
    const [head] = (await get('/paint')).body.split('</head>');
    expect(head).toContain('<link rel="expect" href="#above" blocking="render">');
  });

  it('SEC-1 has a fresh nonce in each answer, the kept page too, and no other place than its scripts and styles', async () => {
    const answers = [await get('/nonce'), await get('/nonce'), await get('/nonce')];
    const nonces = answers.map(({ headers }) => nonceOf(headers['content-security-policy']));
    expect(new Set(nonces).size).toBe(3);
    expect(asked).toHaveLength(1);
    for (const [index, { body }] of answers.entries()) {
      const atOnce = body.replace(/<template>.*?<\/template>/s, '');
      const marks = [...atOnce.matchAll(/<(\w+) nonce="([^"]*)"/g)].map(([, tag, nonce]) => [tag, nonce]);
      expect(marks).toEqual(['script', 'style', 'script'].map((tag) => [tag, nonces[index]]));
      expect(body.split('nonce="')).toHaveLength(4);
    }
  });

  it('SEC-1 forbids what it does not need: frames, bases, plug-ins, foreign forms but the bank', async () => {
    const { headers } = await get('/policy');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("'strict-dynamic'");
    expect(policy).toContain("form-action 'self' http://bank.localhost;");
    for (const part of [
      "default-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
    ])
      expect(policy).toContain(part);
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });

  it('SRV-12 is answered 304 to who still has it, without a new policy for the old document', async () => {
    await get('/etag');
    const kept = await get('/etag');
    const etag = String(kept.headers['etag']);
    const again = await get('/etag', { 'if-none-match': `"other", ${etag}` });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers['content-security-policy']).toBeUndefined();
    expect((await get('/etag', { 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect(kept.headers['cache-control']).toBe('private, no-cache');
  });

  it('SRV-12 is kept by path, query that matters and language, for some seconds', async () => {
    await get('/kept?utm=1');
    await get('/kept?utm=2');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.url.href).toBe('https://shop.example/kept');
    await get('/kept?q=gel');
    await get('/kept?lang=tr');
    expect(asked).toHaveLength(3);
    server.clock.pass(0.2);
    await get('/kept');
    expect(asked).toHaveLength(4);
  });

  it('SRV-12 is rendered once for many who ask at the same time', async () => {
    const pages = await Promise.all(Array.from({ length: 20 }, () => get('/rush')));
    expect(new Set(pages.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(asked).toHaveLength(1);
  });

  it('REL-3 that fails is replaced by the last good one; without one it says 503 and is not kept', async () => {
    await get('/shaky');
    server.clock.pass(1);
    status = 503;
    expect((await get('/shaky')).statusCode).toBe(200);
    expect((await get('/never-good')).statusCode).toBe(503);
    status = 200;
    expect((await get('/never-good')).statusCode).toBe(200);
  });

  it('that cannot be made says so in words, and tells nothing of ours', async () => {
    const page = await get('/broken?lang=tr');
    expect([page.statusCode, page.headers['content-type']]).toEqual([500, 'text/plain; charset=utf-8']);
    expect(page.body).toBe('Sunucu hatası');
  });

  it('API-5 that cannot be made is a page for people: in their language, with a way on and whom to call', async () => {
    const page = await get('/broken?lang=tr', { accept: 'text/html,*/*;q=0.8' });
    expect(page.statusCode).toBe(500);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'tr',
      'cache-control': 'no-store',
    });
    expect(page.body).toContain('<html lang="tr" dir="ltr">');
    expect(page.body).toContain('<h1>Sunucu hatası</h1>');
    expect(page.body).toContain('<a href="">Yeniden dene</a>');
    expect(page.body).toContain(`href="tel:${testCountry().contacts.phone.replaceAll(' ', '')}"`);
    expect(page.body).not.toContain('secret of ours');
    expect(page.body).toContain(`<style nonce="${nonceOf(page.headers['content-security-policy'])}">`);
  });

  it('API-5 F18 that lacks its database is told to come again, before and after it is begun', async () => {
    const page = await get('/away', { accept: 'text/html', cookie: 'language=tr' });
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
    expect(page.body).toContain('<h1>Lütfen biraz bekleyin</h1>');
    expect((await get('/away')).statusCode).toBe(503);
  });

  it('API-5 elsewhere refuses people by a page, and programs as calls are refused', async () => {
    const refused = await get('/refused?lang=tr', { accept: 'text/html' });
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toContain(
      '<h1>Bu işlem için yetkiniz yok.</h1><p><a href="/e-shop">Mağazaya git</a></p>',
    );
    expect((await get('/refused')).json()).toMatchObject({ code: 'permission_denied' });
    const sent = await server.app.inject({
      method: 'POST',
      url: '/fails',
      headers: { host, accept: 'text/html' },
    });
    expect(sent.statusCode).toBe(500);
    // What was posted is not posted again by a link.
    expect(sent.body).toContain('<a href="/e-shop">Go to shop</a>');
    expect(sent.body).not.toContain('href=""');
    expect(sent.body).not.toContain('another secret');
    const call = await get('/en/api/nothing/', { accept: 'text/html' });
    expect(call.json()).toMatchObject({ code: 'not_found' });
  });

  it.each(['br', 'gzip'] as const)('travels as %s, made and kept alike', async (encoding) => {
    const open = encoding === 'br' ? brotliDecompressSync : gunzipSync;
    const headers = { 'accept-encoding': encoding };
    for (const made of [
      await get(`/packed-${encoding}`, headers),
      await get(`/packed-${encoding}`, headers),
    ]) {
      expect(made.headers['content-encoding']).toBe(encoding);
      expect(made.rawPayload.length).toBeLessThan(2000);
      const text = open(made.rawPayload).toString();
      expect(text).toContain(long);
      expect(text).toContain(`nonce="${nonceOf(made.headers['content-security-policy'])}"`);
    }
  });

  it('PERF-5 SEC-1 says the same where its scripts and styles were packed for pages before it', async () => {
    const styled = {
      ...assets.forSources([]),
      sheets: [
        {
          href: '/assets/long.css',
          text: Array.from({ length: 400 }, (_, at) => `.b${at}{top:${at}px}`).join(''),
        },
      ],
    };
    const app = await createTestServer({
      country: testCountry({ languages: ['en', 'tr'] }),
      extend: (fastify, context) =>
        servePages(fastify, context, {
          renderer,
          assets: { forSources: () => styled },
          icon: '/media/xx/icon.svg',
        }),
    });
    const page = async (at: number, encoding: string) => {
      const headers = { host, 'accept-encoding': encoding };
      const { rawPayload, headers: said } = await app.app.inject({ url: `/alike/${at}`, headers });
      const nonce = nonceOf(said['content-security-policy']);
      const text = encoding === 'br' ? brotliDecompressSync(rawPayload).toString() : rawPayload.toString();
      expect(text.split(`nonce="${nonce}"`)).toHaveLength(4);
      return { rawPayload, text: text.replaceAll(nonce, '') };
    };
    const packed: Buffer[] = [];
    for (let at = 0; at < 10; at += 1) {
      const made = await page(at, 'br');
      packed.push(made.rawPayload);
      // The kept page, as it is.
      expect(made.text).toBe((await page(at, 'identity')).text);
      await pause(20);
    }
    // What two pages have in common are the same bytes of their streams, though their nonces differ.
    const [before, last] = packed.slice(-2);
    expect(last?.includes(before?.subarray(600, 1000) ?? 'nothing')).toBe(true);
    expect(packed[0]?.includes(before?.subarray(600, 1000) ?? 'nothing')).toBe(false);
    await app.close();
  });

  it('is not found by another host: CTRY-3', async () => {
    const answer = await server.app.inject({ url: '/', headers: { host: 'other.example' } });
    expect(answer.statusCode).toBe(421);
    expect(answer.headers['content-type']).toContain('text/plain');
  });
});

describe('the language', () => {
  it.each([
    ['the default of the country', '/', {}, 'en'],
    ['the one chosen earlier', '/', { cookie: 'language=tr' }, 'tr'],
    ['not one that the country has not', '/', { cookie: 'language=ka' }, 'en'],
    ['the address before the choice', '/?lang=en', { cookie: 'language=tr' }, 'en'],
    ['the visit before the choice', '/', { cookie: 'language=tr; visitLanguage=en' }, 'en'],
    ['not an unknown one of the address', '/?lang=xx', { cookie: 'language=tr' }, 'tr'],
  ])('LANG-2 LANG-3 LANG-5 is %s', async (_name, url, headers, language) => {
    const page = await get(url, headers);
    expect(page.body).toMatch(new RegExp(`^<!doctype html><html lang="${language}" dir="ltr">`));
    expect(page.body).toContain(`<p>${language} /`);
  });

  it('LANG-3 asked for in the address lasts for the visit', async () => {
    expect((await get('/?lang=tr')).headers['set-cookie']).toBe('visitLanguage=tr; Path=/; SameSite=Lax');
    expect((await get('/?lang=xx')).headers['set-cookie']).toBeUndefined();
  });

  it('SEO-1 LANG-3 has an address of its own that canonical and hreflang name', async () => {
    const page = (await get('/hl?lang=tr&utm=1')).body;
    expect(page).toContain('<link rel="canonical" href="https://shop.example/hl?lang=tr">');
    expect(page).toContain('hreflang="en" href="https://shop.example/hl">');
    expect(page).toContain('hreflang="tr" href="https://shop.example/hl?lang=tr">');
    expect(page).toContain('hreflang="x-default" href="https://shop.example/hl">');
  });

  it('SEO-1 of a product names its path in each language, whose slug is another', async () => {
    const [product] = (await server.api('GET', 'product/?limit=1')).json<{ results: { id: number }[] }>()
      .results;
    head = { product: product!.id, canonical: `/e-shop/${product!.id}-aloe-vera-jel` };
    const page = (await get('/goods?lang=tr')).body;
    const at = `https://shop.example/e-shop/${product!.id}`;
    expect(page).toContain(`<link rel="canonical" href="${at}-aloe-vera-jel?lang=tr">`);
    expect(page).toContain(`hreflang="en" href="${at}-aloe-vera-gel">`);
    expect(page).toContain(`hreflang="tr" href="${at}-aloe-vera-jel?lang=tr">`);
    expect(page).toContain(`hreflang="x-default" href="${at}-aloe-vera-gel">`);
  });
});

describe('the head', () => {
  it('escapes what it is given', async () => {
    head = { description: '"quoted" </script>', jsonLd: { name: '</script><b>\u2028' } };
    const page = (await get('/escape')).body;
    expect(page).toContain('<title>Aloe &amp; &lt;gel&gt;</title>');
    expect(page).toContain('content="&quot;quoted&quot; &lt;/script&gt;"');
    expect(page).toContain(String.raw`{"name":"\u003c/script\u003e\u003cb\u003e\u2028"}`);
  });

  it('ROUTE-14 of a private page keeps it out of the search engines', async () => {
    head = { noindex: true };
    for (const page of [await get('/private'), await get('/private')]) {
      expect(page.headers['x-robots-tag']).toBe('noindex');
      expect(page.body).toContain('<meta name="robots" content="noindex">');
      expect(page.body).not.toContain('canonical');
    }
  });

  it('holds the styles of the page and names their sheets so that they are not fetched again', async () => {
    const page = (await get('/styles')).body;
    expect(page).toContain('.a{color:red}</style>');
    expect(page).toContain('<link rel="stylesheet" disabled href="/assets/home-3.css">');
  });

  it('PERF-1 names the scripts of the page, asked for once something was painted', async () => {
    const page = (await get('/scripts')).body;
    const [, put = ''] = /<template>(.*?)<\/template><script nonce="[\w-]{22}">/.exec(page) ?? [];
    expect(put).toContain('<link rel="modulepreload" href="/assets/home-2.js">');
    expect(put).toContain('<script type="module" src="/assets/web-1.js"></script>');
    expect(page.replace(put, '')).not.toContain('.js"');
  });
});

describe('elsewhere', () => {
  it('ROUTE-2 an address with two slashes at its start leads home, not to another host', async () => {
    for (const path of ['//e-shop', '//evil.example/x'])
      expect(await get(path)).toMatchObject({ statusCode: 302, headers: { location: '/' } });
  });

  it('ROUTE-5 a page may lead on and leave a word in a cookie', async () => {
    const answer = await get('/gone');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers['location']).toBe('/e-shop');
    expect(answer.headers['set-cookie']).toBe(
      `notice=${encodeURIComponent('Нет такого')}; Path=/; Max-Age=60; SameSite=Lax`,
    );
  });

  it('SEO-1 a redirect keeps the language that the address names, for who keeps no cookies', async () => {
    expect((await get('/gone?lang=tr')).headers['location']).toBe('/e-shop?lang=tr');
    expect((await get('/gone', { cookie: 'language=tr' })).headers['location']).toBe('/e-shop');
  });

  it('hashed files are kept for good, in the encoding made at build; unknown ones are 404', async () => {
    const packed = await get('/assets/web-1.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect((await get('/assets/web-1.js', { 'accept-encoding': 'br;q=0' })).body).toBe('let a');
    expect((await get('/assets/../package.json')).statusCode).not.toBe(500);
    expect((await get('/assets/none.js')).statusCode).toBe(404);
  });

  it('SRV-12 a link to a file that is gone is a page that leads on, in the visitor’s language; programs get a line', async () => {
    const page = await get('/assets/old.pdf', { accept: 'text/html,*/*', cookie: 'language=tr' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.body).toMatch(
      /<html lang="tr".*<h1>Böyle bir sayfa yok<\/h1>.*<a href="\/e-shop">Mağazaya git<\/a>/s,
    );
    expect(page.body).toContain('<meta name="robots" content="noindex">');
    const line = await get('/assets/old.pdf', { accept: '*/*' });
    expect([line.statusCode, line.body]).toEqual([404, 'Not found.']);
  });
});

describe('a page of the visitor’s own', () => {
  /** The cookie of a visitor with so many units of a product. */
  const visitorWith = async (quantity: number): Promise<string> => {
    const body = { productCode: '100', quantity };
    const { cookies } = await server.api('POST', 'order/cart/add/', { body });
    return `cart=${cookies[0]?.value ?? ''}`;
  };

  it('SRV-12 CART-1 shows each visitor their own cart, and is stored nowhere', async () => {
    const [one, other] = [await visitorWith(1), await visitorWith(3)];
    const pages = [
      await get('/own', { cookie: one }),
      await get('/own', { cookie: other }),
      await get('/own', { cookie: one }),
      await get('/own'),
    ];
    expect(pages.map(({ body }) => /own .*?"totalQuantity":(\d)/.exec(body)?.[1])).toEqual([
      '1',
      '3',
      '1',
      '0',
    ]);
    for (const { headers } of pages)
      expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    for (const { headers } of pages) expect(headers['etag']).toBeUndefined();
  });

  it('SRV-12 ROUTE-14 leaves it to the browser when a member is there, whose cart another’s cookie does not tell', async () => {
    const cookie = await visitorWith(2);
    await get('/own', { cookie });
    for (const page of [
      await get('/own', { cookie: `${cookie}; member=1` }),
      await get('/own', { cookie: `${cookie}; member=1` }),
    ]) {
      expect(page.body).toMatch(/neutral .*"totalQuantity":0/);
      expect(page.headers['cache-control']).toBe('private, no-cache');
    }
    expect((await get('/own', { cookie })).body).toMatch(/own .*"totalQuantity":2/);
  });

  it('SRV-12 leaves it to the browser, too, while a change of the cart is on its way', async () => {
    const cookie = `${await visitorWith(2)}; changing=1`;
    expect((await get('/own', { cookie })).body).toMatch(/neutral .*"totalQuantity":0/);
  });

  it('SRV-12 a cookie made up by somebody is nobody’s cart', async () => {
    for (const cookie of ['cart=x', 'cart=aaaaaaaaaaaaaaaaaaaaaa', 'cart=%00'])
      expect((await get('/own', { cookie })).body).toMatch(/own .*"totalQuantity":0/);
  });

  it('CONT-11 SRV-12 of a preview is made for who has its link, says so, and is kept for nobody', async () => {
    const secret = 'p'.repeat(22);
    await server.database.executeSql(
      `insert into content_editions (country, state, token_hash, imported_at, content) values ('xx', 'preview', $1, now(), '{}')`,
      [createHash('sha256').update(secret).digest('base64url')],
    );
    const seen = await get('/news', { cookie: `preview=${secret}` });
    expect(seen.body).toContain('Preview: this page shows content that is not published yet.');
    expect(seen.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    const others = [await get('/news'), await get('/news', { cookie: `preview=${'q'.repeat(22)}` })];
    for (const { body, headers } of others) {
      expect(body).not.toContain('Preview:');
      expect(headers['x-robots-tag']).toBeUndefined();
    }
    expect(asked).toHaveLength(2);
  });

  it('SRV-12 public pages know no cart', async () => {
    const cookie = await visitorWith(2);
    await get('/common', { cookie });
    await get('/common');
    expect(asked.map(({ own }) => own)).toEqual([false]);
  });
});

it('SEC-2 SEC-10 PERF-7 pages of searches end after some hundred a minute from one address', async () => {
  const ask = (url: string, remoteAddress: string) =>
    server.app.inject({ url, remoteAddress, headers: { host: 'shop.example', accept: 'text/html' } });
  const statuses: number[] = [];
  for (let at = 0; at < 260; at += 1) statuses.push((await ask(`/?q=nothing${at}`, '10.9.0.1')).statusCode);
  expect(statuses[0]).toBe(200);
  expect(statuses.slice(0, 240).every((status) => status === 200)).toBe(true);
  const refused = await ask('/?q=nothing', '10.9.0.1');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toMatch(/<h1>Please wait a moment<\/h1><p>Too many attempts. Try again in \d minute/);
  expect(await metrics.read()).toMatch(/^caravan_security_events_total\{.*event="throttled"\} [1-9]/m);
  expect((await ask('/?q=nothing1', '10.9.0.2')).statusCode).toBe(200);
  expect((await ask('/', '10.9.0.1')).statusCode).toBe(200);
});

describe('a country with regions', () => {
  it('SHELL-7 API-2 SRV-12 makes and keeps a page for each region of the cookie', async () => {
    const names = { en: 'Region', tr: 'Bölge' };
    const regional = await createTestServer({
      country: testCountry({ stores: [2, 5].map((id) => ({ id, name: names })), defaultStore: 2 }),
      extend: (app, context) => servePages(app, context, { renderer, assets, icon: '/media/xx/icon.svg' }),
    });
    const page = async (cookie: string) =>
      (await regional.app.inject({ url: '/', headers: { host, cookie } })).body;
    expect(await page('store=5')).toContain(' data-store="5">');
    for (const cookie of ['a=b', 'store=2', 'store=9', 'store=%22%3E']) {
      expect(await page(cookie)).toContain(' data-store="2">');
    }
    expect(await page('store=5')).toContain(' data-store="5">');
    expect(asked.map(({ store }) => store)).toEqual([5, 2]);
    await regional.close();
  });

  it('SHELL-7 elsewhere the cookie means nothing, and pages are kept once', async () => {
    expect((await get('/elsewhere', { cookie: 'store=5' })).body).not.toContain('data-store');
    await get('/elsewhere', { cookie: 'store=2' });
    expect(asked.map(({ store }) => store)).toEqual([null]);
  });
});

describe('a referral link', () => {
  const cookiesOf = async (path: string) => [(await get(path)).headers['set-cookie']].flat();

  it('SHELL-9 is remembered for 30 days, on the kept page too', async () => {
    for (let time = 0; time < 2; time += 1)
      expect(await cookiesOf('/?ref=999-000-000-001')).toEqual([
        'ref=999000000001; Path=/; Max-Age=2592000; SameSite=Lax',
      ]);
    expect(asked.filter(({ url }) => url.search !== '')).toEqual([]);
  });

  it('SHELL-9 SHOP-7 is a link to any page', async () => {
    expect(await cookiesOf('/e-shop/12-gel?ref=999000000001')).toEqual([
      'ref=999000000001; Path=/; Max-Age=2592000; SameSite=Lax',
    ]);
  });

  it.each(['/?ref=999000000099', '/?ref=999000000005', '/?ref=', '/?ref=%00', '/cart?ref=nobody'])(
    'SHELL-9 of nobody is ignored quietly: %s',
    async (path) => {
      const page = await get(path);
      expect([page.statusCode, page.headers['set-cookie']]).toEqual([200, undefined]);
    },
  );
});

describe('the question about cookies', () => {
  it('SHELL-8 SHELL-10 comes by itself after the page, in a language of the country, for no search engine', async () => {
    const answer = await get('/fragment/tr');
    expect([answer.statusCode, answer.body]).toEqual([200, '<p>fragment tr</p>']);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'x-robots-tag': 'noindex',
    });
    expect((await get('/fragment/ru')).statusCode).toBe(404);
  });

  it('CTRY-5 SHELL-8 the policy lets analytics in only in a country that has them', async () => {
    expect(String((await get('/policy')).headers['content-security-policy'])).not.toContain('google');
    const counted = contentSecurity('N0NCE', [], { counted: true });
    expect(counted).toMatch(/connect-src 'self' https:\/\/\*\.google-analytics\.com/);
    expect(counted).toContain("script-src 'nonce-N0NCE' 'strict-dynamic';");
  });
});
