import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { CountryContext } from '../context.ts';
import { createCatalogue } from '../modules/catalogue/index.ts';
import { ttlCache } from '../db/ttl-cache.ts';
import { alternatesOf, type PagePaths } from './address-in.ts';
import { escapeHtml } from '../words/escape-html.ts';
import type { PageRenderer } from './page-renderer.ts';
import { createProductSlugs } from './product-slugs-repository.ts';
import { takes } from './packing/encoding.ts';
import { productPaths } from './product-paths.ts';

/** Seconds for which search engines may keep an answer. */
const anHour = 'public, max-age=3600';

/** Milliseconds for which the list of files may be old: the last of them has what is new. */
const tenMinutes = 600_000;

/** Files that are kept, packed: each has some hundred kilobytes. */
const mostKept = 32;

/** Products in one file: far below the 50 000 addresses that a file may have, in any number of languages. */
const usualPart = 5000;

/**
 * What search engines ask for first: `robots.txt`, and `sitemap.xml` with every public page in every language, each naming the
 * others (SEO-1). It is a list of files: one of pages, then products in parts.
 */
export const serveSearchEngines = (
  app: FastifyInstance,
  context: CountryContext,
  { addresses }: Pick<PageRenderer, 'addresses'>,
  partSize = usualPart,
): void => {
  const { country, settings } = context;
  const site = { country, origin: settings.origin };
  const at = (path: string): string => new URL(path, settings.origin).href;
  const products = createProductSlugs(context);
  const starts = ttlCache<number[]>(tenMinutes);
  const files = ttlCache<Buffer>(tenMinutes, mostKept);
  const catalogue = createCatalogue(context);
  const partStarts = (): Promise<number[]> => starts('', () => products.partStarts(partSize));

  app.get('/robots.txt', async (_, reply) => {
    reply.header('cache-control', anHour).type('text/plain; charset=utf-8');
    const apis = country.languages.map((language) => `Disallow: /${language}/api/`);
    return ['User-agent: *', ...apis, '', `Sitemap: ${at('/sitemap.xml')}`, ''].join('\n');
  });

  app.get('/sitemap.xml', async (_, reply) => {
    const parts = await partStarts();
    const files = ['/sitemap/pages.xml', ...parts.map((id) => `/sitemap/products-${id}.xml`)];
    const rows = files.map((file) => `<sitemap><loc>${at(file)}</loc></sitemap>`);
    reply.header('cache-control', anHour).type('application/xml; charset=utf-8');
    return `${xml}<sitemapindex xmlns="${schema}">${rows.join('')}</sitemapindex>`;
  });

  const entriesOf = (paths: PagePaths): string => {
    const alternates = alternatesOf(paths, site);
    const links = alternates
      .map(
        ([language, href]) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}"/>`,
      )
      .join('');
    return alternates
      .filter(([language]) => language !== 'x-default')
      .map(([, href]) => `<url><loc>${escapeHtml(href)}</loc>${links}</url>`)
      .join('');
  };
  const fileOf = (all: readonly PagePaths[]): string =>
    `${xml}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${all.map(entriesOf).join('')}</urlset>`;

  /** Sends a file that is made once for all who ask meanwhile and for a while. */
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    make: () => Promise<readonly PagePaths[]>,
  ): Promise<Buffer> => {
    const packed = await files(name, async () => pack(fileOf(await make())));
    reply.headers({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': anHour,
      vary: 'accept-encoding',
    });
    if (!takes(request.headers['accept-encoding'], 'gzip')) return unpack(packed);
    reply.header('content-encoding', 'gzip');
    return packed;
  };

  app.get('/sitemap/pages.xml', (request, reply) =>
    send(request, reply, 'pages', async () => {
      const categories = await catalogue.categories(country.defaultLanguage);
      return [...addresses.pages, ...categories.map(({ slug }) => addresses.list(slug))];
    }),
  );

  app.get<{ Params: { start: string } }>(
    '/sitemap/products-:start(^\\d{1,9}).xml',
    async (request, reply) => {
      const start = Number(request.params.start);
      if (!(await partStarts()).includes(start)) return reply.callNotFound();
      return send(request, reply, `products ${start}`, async () =>
        (await products.after(start, partSize)).map((product) => productPaths(product, addresses)),
      );
    },
  );
};

const pack = promisify(gzip);
const unpack = promisify(gunzip);

const xml = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
