import { expect, test } from '@playwright/test';
import { ask, page as address } from './launcher.ts';
import { countries } from './shops.ts';

const unescaped = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => unescaped(found));

const locations = (xml: string): string[] => all(xml, /<loc>([^<]+)<\/loc>/g);

/** What a page says of itself in its head. */
const headOf = (html: string) => ({
  language: /<html lang="(\w+)"/.exec(html)?.[1] ?? '',
  title: /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '',
  description: /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '',
  canonical: unescaped(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''),
  image: /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '',
  alternates: Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g)].map(
      ([, language = '', href = '']) => [language, unescaped(href)],
    ),
  ),
});

/** Answers of the JSON-LD of a page, by type. */
const structuredData = (html: string): Map<string, any> =>
  new Map(
    all(html, /<script type="application\/ld\+json"[^>]*>([^<]+)<\/script>/g).flatMap((text) =>
      JSON.parse(text)['@graph'].map((one: { '@type': string }) => [one['@type'], one] as const),
    ),
  );

for (const country of countries)
  test(`SEO-1 ${country} is found: robots, sitemap, and pages that agree with it in every language`, async () => {
    const host = `${country}.localhost`;
    const read = async (url: string) => {
      const { pathname, search } = new URL(url);
      const reply = await ask(host, pathname + search);
      expect(reply.status, url).toBe(200);
      return reply.text;
    };
    const robots = await read(address(country, '/robots.txt'));
    const [sitemap = ''] = all(robots, /^Sitemap: (.+)$/gm);
    expect(sitemap).toBe(address(country, '/sitemap.xml'));
    const files = locations(await read(sitemap));
    const [pages = [], products = []] = await Promise.all(
      files.map(async (file) => locations(await read(file))),
    );
    expect(products.length).toBeGreaterThan(20);
    for (const url of [...pages, ...products.slice(0, 6)]) {
      const html = await read(url);
      const head = headOf(html);
      expect(head.canonical, url).toBe(url);
      expect(head.alternates[head.language], url).toBe(url);
      expect(head.alternates['x-default'], url).toBe(
        Object.values(head.alternates).find((other) => !other.includes('lang=')),
      );
      expect(head.title.length, url).toBeGreaterThan(4);
      expect(head.description.length, url).toBeGreaterThan(20);
      expect(html, url).not.toContain('content="noindex"');
    }
    const texts = await Promise.all(products.slice(0, 4).map(read));
    const [first, ...others] = texts.map(headOf);
    const languages = Object.keys(first?.alternates ?? {}).length - 1;
    for (const inOther of others.slice(0, languages - 1))
      expect(inOther.alternates).toEqual(first?.alternates);
    expect(first?.image).toMatch(/^http.+\.(webp|png)$/);
    const data = structuredData(texts[0] ?? '');
    expect(data.get('Product')).toMatchObject({
      name: expect.stringMatching(/.{4}/),
      offers: {
        price: expect.stringMatching(/^\d+(\.\d+)?$/),
        priceCurrency: expect.stringMatching(/^[A-Z]{3}$/),
      },
    });
    expect(data.get('BreadcrumbList').itemListElement).toHaveLength(3);
  });
