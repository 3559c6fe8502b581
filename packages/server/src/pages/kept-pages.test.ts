import { Readable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createServer, type ServerOptions } from '../create-server.ts';
import { testAddresses } from '../testing/addresses.ts';
import { createTestServer, testCountry, testSettings, type TestServer } from '../testing/index.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { seedCatalogue } from '../testing/seed.ts';
import { watchedDatabase } from '../testing/watched-database.ts';
import { gatherPage } from './page-in-the-making.ts';
import { headInSteps } from './page-parts.ts';
import type { PageRenderer } from './page-renderer.ts';
import { servePages } from './serve-pages.ts';

let rendered = 0;
const isProduct = /^\/e-shop\/(\d+)-/;
const document = {
  kind: 'document',
  status: 200,
  head: { title: 'Aloe', siteName: 'Aloea', noindex: false },
  sources: [],
  shared: true,
} as const;
const renderer: PageRenderer = {
  addresses: testAddresses,
  addressOf: (url) => url.pathname,
  render: async ({ url, transport, nonce }) => {
    rendered += 1;
    const id = Number(isProduct.exec(url.pathname)?.[1]);
    if (id > 0) {
      const answers = await Promise.all([
        transport({ method: 'GET', path: `product/${id}/` }),
        transport({ method: 'GET', path: `product/${id}/reviews/` }),
      ]);
      const head = { ...document.head, product: id };
      return { ...document, head, body: Readable.from([JSON.stringify(answers)]) };
    }
    const { body } = await transport({ method: 'GET', path: 'product/?limit=3' });
    const goods = `${JSON.stringify(body)}${'алоэ вера '.repeat(500)}`;
    return {
      ...document,
      body: Readable.from([`<p>${goods}</p><script nonce="${nonce}">let a = 1;</script>`]),
    };
  },
};
const assets = { forSources: () => ({ entry: '/assets/web.js', preload: [], sheets: [] }) };
const extend: ServerOptions['extend'] = (app, context) =>
  servePages(app, context, { renderer, assets, icon: '/media/xx/icon.svg' });

const country = testCountry();
let shop: TestServer;
let other: TestServer['app'];
let asked: ReturnType<typeof watchedDatabase>['asked'];
beforeAll(async () => {
  const plain = await openTestDatabase();
  const watched = watchedDatabase(plain);
  ({ asked } = watched);
  shop = await createTestServer({ country, database: watched.database, extend });
  const { database, clock } = shop;
  other = await createServer({ country, database, clock, settings: testSettings(), extend });
});
afterAll(async () => {
  await other.close();
  await shop.close();
});
beforeEach(() => {
  rendered = 0;
  asked.length = 0;
});

const visit = async (app: TestServer['app'], url: string) => {
  const { statusCode, rawPayload } = await app.inject({
    url,
    headers: { host: 'shop.example', 'accept-encoding': 'br' },
  });
  expect(statusCode).toBe(200);
  return rawPayload;
};
const textOf = (packed: Buffer): string => brotliDecompressSync(packed).toString();

it('PERF-5 SRV-12 a kept page is neither rendered nor packed again, and asks the database nothing', async () => {
  const first = textOf(await visit(shop.app, '/e-shop'));
  expect(rendered).toBe(1);
  expect(asked.length).toBeGreaterThan(0);
  asked.length = 0;
  const kept = [
    await visit(shop.app, '/e-shop'),
    await visit(shop.app, '/e-shop'),
    await visit(shop.app, '/e-shop'),
  ];
  expect(rendered).toBe(1);
  expect(asked).toEqual([]);
  const nonces = kept.map((page) => /nonce="([\w-]{22})"/.exec(textOf(page))?.[1] ?? '');
  expect(new Set(nonces).size).toBe(3);
  const [one, two, three] = kept;
  if (!one || !two || !three) throw new Error('pages are missing');
  // Packed anew, another nonce would change what comes after it; copied, only its own bytes differ.
  const places = textOf(one).split(nonces[0] ?? '').length - 1;
  for (const page of [two, three]) {
    expect(page).toHaveLength(one.length);
    const different = page.filter((byte, at) => byte !== one[at]).length;
    expect(different).toBeGreaterThan(0);
    expect(different).toBeLessThanOrEqual(places * 22);
  }
  expect(textOf(two).replaceAll(nonces[1] ?? '', '')).toBe(
    first.replaceAll(/nonce="([\w-]{22})"/.exec(first)?.[1] ?? '', ''),
  );
});

it('PERF-5 SHOP-7 SHOP-12 a product’s page made afresh asks the database once', async () => {
  const product = await shop.api('GET', 'product/1/');
  const reviews = await shop.api('GET', 'product/1/reviews/');
  expect(product.json().related).toHaveLength(4);
  asked.length = 0;
  const page = textOf(await visit(shop.app, '/e-shop/1-aloe-vera-gel'));
  expect(asked.map(({ text }) => text)).toEqual([expect.stringContaining('from products')]);
  expect(page).toContain(JSON.stringify(product.json()));
  expect(page).toContain(JSON.stringify(reviews.json()));
  for (const language of country.languages) expect(page).toContain(`hreflang="${language}"`);
});

it('SRV-18 a price that one process changes is in the pages of all within three seconds, kept ones too', async () => {
  const visitOther = async (): Promise<string> => textOf(await visit(other, '/goods'));
  const counted = async (): Promise<number> => {
    const answer = await other.inject({ url: '/en/api/category/', headers: { host: 'shop.example' } });
    return answer.json<{ productCount: number }[]>().reduce((sum, { productCount }) => sum + productCount, 0);
  };
  expect(await visitOther()).toContain('25.50');
  await visitOther();
  expect(rendered).toBe(1);
  const before = await counted();
  await seedCatalogue(shop.database, country, [
    { code: '100', price: 9900 },
    { code: '900', category: 'skincare' },
  ]);
  // A page is as good as new for ten seconds, and counts are remembered: not those of other data.
  shop.clock.pass(3 / 60);
  expect(await visitOther()).toContain('99.00');
  expect(rendered).toBe(2);
  expect(await counted()).toBe(before + 1);
  await visitOther();
  expect(rendered).toBe(2);
});

it('PERF-5 a page is packed in one piece, and in a window no larger than it needs, made afresh and kept', async () => {
  for (const turn of ['made', 'kept']) {
    const page = await visit(shop.app, '/packed');
    // A brotli stream begins with its window; only that of 64 kB has a bit of 0 (RFC 7932, 9.1).
    expect((page[0] ?? 1) & 1, turn).toBe(0);
  }
  const { headers } = await shop.app.inject({ url: '/at-once', headers: { host: 'shop.example' } });
  expect(headers['content-length']).toBeDefined();
});

it('PERF-5 PERF-8 what is kept of a page holds no more memory than its bytes', async () => {
  const page = gatherPage(
    { head: headInSteps('<title>Aloe</title>'), common: Buffer.alloc(5000), rest: Buffer.from('<body>') },
    { ...document, body: Readable.from(['алоэ вера '.repeat(500)]) },
  );
  const { head, rest } = await page.whole;
  expect(rest.toString()).toMatch(/^<body>алоэ вера .*<\/html>$/);
  // A piece of Node's pool would hold the pool.
  for (const bytes of [head, rest]) expect(bytes.buffer.byteLength).toBe(bytes.length);
});

it('PERF-5 a page that many ask for at once is made once', async () => {
  await Promise.all(Array.from({ length: 20 }, () => visit(shop.app, '/together')));
  expect(rendered).toBe(1);
});
