import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testAddresses } from '../testing/addresses.ts';
import { createTestServer, testCountry, type TestServer } from '../testing/index.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { watchedDatabase } from '../testing/watched-database.ts';
import { serveSearchEngines } from './search-engines.ts';

let server: TestServer;
let watched: ReturnType<typeof watchedDatabase>;
const get = (url: string) => server.app.inject({ url, headers: { host: 'shop.example' } });
const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => at.replaceAll('&amp;', '&'));

beforeAll(async () => {
  watched = watchedDatabase(await openTestDatabase());
  server = await createTestServer({
    database: watched.database,
    country: testCountry({ languages: ['en', 'tr'] }),
    settings: { production: true, origin: 'https://shop.example' },
    extend: (app, context) => serveSearchEngines(app, context, { addresses: testAddresses }, 5),
  });
});
afterAll(async () => {
  await server.close();
  await watched.database.close();
});

describe('what search engines ask for', () => {
  it('SEO-1 robots.txt keeps them from the API only and names the sitemap', async () => {
    const answer = await get('/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe(
      'User-agent: *\nDisallow: /en/api/\nDisallow: /tr/api/\n\nSitemap: https://shop.example/sitemap.xml\n',
    );
  });

  it('SEO-1 a file is made once for all who ask within minutes, packed for who takes it so', async () => {
    const asked = () =>
      watched.asked.filter(({ text }) => text.includes('json_object_agg(t.language, t.slug)'));
    const files = locations((await get('/sitemap.xml')).body);
    const url = new URL(files.at(-1) ?? '').pathname;
    watched.asked.length = 0;
    const plain = await get(url);
    const packed = await server.app.inject({
      url,
      headers: { host: 'shop.example', 'accept-encoding': 'gzip' },
    });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(asked()).toHaveLength(1);
  });

  it('SEO-1 the sitemap lists files that together have every product for sale once in each language', async () => {
    const index = await get('/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    const files = locations(index.body);
    expect(files[0]).toBe('https://shop.example/sitemap/pages.xml');
    expect(files).toHaveLength(1 + 3);
    const listed = await Promise.all(
      files.slice(1).map(async (file) => (await get(new URL(file).pathname)).body),
    );
    const all = listed.flatMap(locations);
    const { count, results } = (await server.api('GET', 'product/?limit=50')).json<{
      count: number;
      results: { id: number; slug: string; disabled: boolean }[];
    }>();
    expect(count).toBe(12);
    const expected = results
      .filter(({ disabled }) => !disabled)
      .map(({ id, slug }) => `https://shop.example/e-shop/${id}-${slug}`);
    expect(all.filter((at) => !at.includes('lang=')).sort()).toEqual(expected.sort());
    expect(all).toHaveLength(2 * expected.length);
    expect(new Set(all).size).toBe(all.length);
  });

  it('SEO-1 each entry names all languages of its page, whose slugs differ', async () => {
    const [product] = (await server.api('GET', 'product/?limit=1')).json<{ results: { id: number }[] }>()
      .results;
    // A file is made for numbers of the list alone.
    expect((await get('/sitemap/products-1.xml')).statusCode).toBe(404);
    const { body } = await get('/sitemap/products-0.xml');
    const entry = body.split('<url>').find((text) => text.includes(`/${product!.id}-aloe-vera-gel</loc>`));
    const at = `https://shop.example/e-shop/${product!.id}`;
    expect(entry).toContain(`hreflang="tr" href="${at}-aloe-vera-jel?lang=tr"`);
    expect(entry).toContain(`hreflang="x-default" href="${at}-aloe-vera-gel"`);
  });

  it('SEO-1 pages and categories are listed by the addresses of the storefront', async () => {
    expect(locations((await get('/sitemap/pages.xml')).body)).toEqual(
      [
        '/',
        '/e-shop',
        '/e-shop?category=aloe-drinks',
        '/e-shop?category=skincare',
        '/e-shop?category=household',
      ].flatMap((path) => [
        `https://shop.example${path}`,
        `https://shop.example${path}${path.includes('?') ? '&' : '?'}lang=tr`,
      ]),
    );
  });
});
