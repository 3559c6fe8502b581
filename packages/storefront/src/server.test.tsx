// @vitest-environment node
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from './routes/route-names.ts';
import { createRenderer, type Renderer } from './server.tsx';
import { cartServer } from './testing/cart-server.ts';
import { answer, network, type Answers } from './testing/network.ts';
import { testCountry } from './testing/test-country.ts';
import { testPage } from './testing/test-page.ts';
import { testCategories, testProducts } from './testing/test-product.ts';
import { testWords } from './testing/test-words.ts';

const [product] = testProducts(1);
if (!product) throw new Error('no product');
const details = {
  ...product,
  categoryName: 'Drinks',
  description: 'a </script><script>alert(1)</script>',
  usage: '',
  ingredients: '',
  notice: '',
  images: [product.img],
  related: [],
};
const answers: Answers = {
  'GET product/': { results: testProducts(3), count: 3 },
  'GET category/': testCategories,
  'GET page/home/': answer(404, { detail: 'There is none', code: 'not_found' }),
  [`GET product/${product.id}/`]: details,
  'GET product/999/': answer(404, { detail: 'Böyle bir ürün yok', code: 'not_found' }),
};

const words = async () => ({ messages: testWords });
let renderer: Renderer;
beforeAll(async () => {
  renderer = await createRenderer(testCountry({ words: { en: words, tr: words } }));
});

interface OpenOptions {
  readonly by?: Renderer;
  readonly store?: number;
  readonly own?: boolean;
}

const open = async (path: string, given: Answers = answers, options: OpenOptions = {}) => {
  const { by = renderer, store = null, own = false } = options;
  const { transport, calls } = network(given);
  const errors: unknown[] = [];
  const page = await by.render({
    url: new URL(path, 'http://shop.example'),
    language: 'en',
    store,
    transport,
    own,
    signal: new AbortController().signal,
    nonce: 'N0NCE',
    onError: (error) => errors.push(error),
  });
  return { page, calls, errors, html: page.kind === 'document' ? (await text(page.body)) + page.data : '' };
};

describe('a page on the server', () => {
  it.each(['/', '/e-shop', `/e-shop/${product.id}-${product.slug}`])(
    'SRV-12 %s holds its data, readable without scripts',
    async (path) => {
      const { page, html, errors } = await open(path);
      expect(page).toMatchObject({ kind: 'document', status: 200, shared: true, head: { noindex: false } });
      expect(html).toContain(product.name);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(errors).toEqual([]);
    },
  );

  it.each([
    ['/e-shop', '</header>', '<h1'],
    [`/e-shop/${product.id}-${product.slug}`, 'Add to cart', 'Description'],
  ])('PERF-2 %s has one mark for its first paint, after what must not move', async (path, before, after) => {
    const { html } = await open(path);
    const [above, below, ...more] = html.split(`<i id="${renderer.firstPaint}" hidden=""></i>`);
    expect(more).toEqual([]);
    expect(above).toContain(before);
    expect(below).toContain(after);
  });

  it('ROUTE-17 SRV-12 whose screen throws is a page that says so, with the menu around it, and is kept for nobody', async () => {
    const path = `/e-shop/${product.id}-${product.slug}`;
    const wrong = { ...details, images: null };
    const { page, html, errors } = await open(path, { ...answers, [`GET product/${product.id}/`]: wrong });
    expect(page).toMatchObject({ kind: 'document', status: 500, shared: false, head: { noindex: true } });
    expect(html).toContain(testWords['error.server']);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('<nav');
    expect(html).not.toContain('TypeError');
    expect(errors).toEqual([expect.any(TypeError)]);
  });

  it('SRV-12 is the same for everyone: nothing of a session, a cart or an earlier visitor is in it', async () => {
    const first = await open('/');
    const second = await open('/');
    expect(second.html).toBe(first.html);
    expect(first.calls.every(({ method }) => method === 'GET')).toBe(true);
    expect(first.calls.some(({ path }) => path.startsWith('order/') || path.startsWith('users/'))).toBe(
      false,
    );
  });

  it.each(['/', '/e-shop?category=featured', '/e-shop/express', '/menu', '/login', '/cart', '/faq'])(
    'PERF-5 SRV-12 %s says the same whether the parts that all pages have were made for it or before it',
    async (path) => {
      const country = testCountry({
        words: { en: words, tr: words },
        stores: [
          { id: 2, name: { en: 'Capital', tr: 'Başkent' } },
          { id: 5, name: { en: 'South', tr: 'Güney' } },
        ],
        defaultStore: 2,
      });
      const by = await createRenderer(country);
      // The first notes what it needs of them, the second makes it; none may be refused. Code that comes late has come with them.
      expect((await open('/e-shop', answers, { by, store: 5 })).errors).toEqual([]);
      const fresh = await open(path, answers, { by: await createRenderer(country), store: 5 });
      for (let turn = 0; turn < 3; turn += 1) {
        const later = await open(path, answers, { by, store: 5 });
        expect(later.html).toBe(fresh.html);
        expect(later.errors).toEqual(fresh.errors);
      }
    },
  );

  it('SRV-12 SEC-1 has its data in a script that is not run, and cannot be ended from inside', async () => {
    const { html } = await open(`/e-shop/${product.id}-${product.slug}`);
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="application/json" id="page-data">']);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });

  it.each(['/cart', '/checkout', '/pay', '/order-history', '/order-history/12', '/pay/success'])(
    'ROUTE-14 %s is a neutral shell: no data asked, none in it, not indexed',
    async (path) => {
      const { page, html, calls } = await open(path);
      expect(page).toMatchObject({ kind: 'document', status: 200, head: { noindex: true } });
      expect(calls.filter(({ path: asked }) => /^(order|users)/.test(asked))).toEqual([]);
      expect(html).toContain('"loaderData":{}');
    },
  );

  it('SRV-12 CART-3 SEC-1 a visitor’s cart is in the page itself', async () => {
    const goods = cartServer([{ code: '715', name: 'Aloe of mine', quantity: 2 }]);
    const { page, html, calls, errors } = await open('/cart', { ...answers, ...goods }, { own: true });
    expect(page).toMatchObject({ kind: 'document', status: 200, head: { noindex: true } });
    expect(html).toMatch(/<h1.*Aloe of mine/s);
    // The content policy refuses them.
    expect(html).not.toContain(' style="');
    expect(calls.map(({ path }) => path)).toEqual(['order/cart/']);
    expect(errors).toEqual([]);
  });

  it.each(['/checkout', '/pay', '/order-history', '/order-history/12', '/pay/success'])(
    'ROUTE-14 %s stays neutral for a visitor too',
    async (path) => {
      const { html, calls } = await open(path, answers, { own: true });
      expect(calls.filter(({ path: asked }) => /^(order|users)/.test(asked))).toEqual([]);
      expect(html).toContain('"loaderData":{}');
    },
  );

  it.each([
    ['/cart', 'Cart'],
    ['/checkout', 'Checkout'],
    ['/pay', 'Payment'],
    // Neither thanks nor an error before it is known.
    ['/pay/success', 'Checking payment'],
    ['/pay/error', 'Checking payment'],
    ['/order-history', 'Order history'],
    ['/order-history/12', 'Order'],
    ['/profile', 'My profile'],
    ['/my-business', 'My business'],
    ['/products/price-list', 'Price list'],
    ['/retail', 'My retail'],
    ['/saved', 'Saved products'],
    ['/logout', 'Logout'],
  ])('A11Y-2 ROUTE-14 %s has one heading while it loads, its own', async (path, name) => {
    const { html } = await open(path);
    expect([...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) => text)).toEqual([name]);
  });

  it('PWD-1 ROUTE-7 a password link is looked at in the browser: the page holds its place and says nothing of it', async () => {
    const { page, html, calls, errors } = await open('/password/reset/Token-43');
    expect(page).toMatchObject({ kind: 'document', status: 200, head: { noindex: true } });
    expect(html).toMatch(/<h1[^>]*>Set a new password</);
    expect([calls, errors]).toEqual([[], []]);
  });

  it('SRV-12 knows the pages that are a visitor’s own', () => {
    const own = ['/cart', '/', '/e-shop', '/checkout', '/order-history'].filter((path) =>
      renderer.isPersonalised(new URL(path, 'http://shop.example')),
    );
    expect(own).toEqual(['/cart']);
  });

  it.each([
    ['/e-shop?q=gel', 'a search'],
    ['/e-shop?sort=price', 'another order'],
    ['/e-shop?in_stock=1', 'a filter'],
    ['/login', 'the login'],
  ])('SEO-1 %s is %s: read by people, not by search engines', async (path) => {
    expect((await open(path)).page).toMatchObject({ kind: 'document', status: 200, head: { noindex: true } });
  });

  it.each(
    [...new Set(Object.values(paths).map((path) => path.split('/')[1] ?? ''))].filter((name) =>
      /^\w/.test(name),
    ),
  )('ROUTE-16 no country may have a page of its own at /%s', (slug) => {
    expect(() => testCountry({ ownPages: [{ slug, title: {} }] })).toThrow('is an address of the shop');
  });

  it('SEO-1 names the addresses that search engines are told of', async () => {
    const { addresses } = renderer;
    expect(addresses.pages).toEqual(expect.arrayContaining(['/', '/e-shop', '/privacy-policy']));
    expect(addresses.pages.filter((path) => /login|cart|order|pay|:/.test(path))).toEqual([]);
    const own = {
      ownPages: [{ slug: 'loyalty-club', title: { en: 'Club' } }],
      words: { en: words, tr: words },
    };
    expect((await createRenderer(testCountry(own))).addresses.pages).toContain('/loyalty-club');
    expect([addresses.list('aloe-drinks'), addresses.product({ id: 7, slug: 'aloe-gel' })]).toEqual([
      '/e-shop?category=aloe-drinks',
      '/e-shop/7-aloe-gel',
    ]);
  });

  it('ROUTE-11 CONT-10 SEO-1 a legal page is read without scripts, indexed and described; an old version is not', async () => {
    const versions = [
      { version: '2', date: '2026-11-23' },
      { version: '1', date: '2026-01-01' },
    ];
    const text = testPage({ title: 'Privacy notice', ...versions[0], versions });
    const given = { ...answers, 'GET page/privacy-policy/': text };
    const { page, html } = await open('/privacy-policy', given);
    expect(page).toMatchObject({
      kind: 'document',
      status: 200,
      shared: true,
      head: { title: 'Privacy notice · Aloea', noindex: false, description: text.description },
    });
    expect(html).toContain('<h2>Where it grows</h2>');
    const old = { ...given, 'GET page/privacy-policy/': { ...text, ...versions[1] } };
    expect((await open('/privacy-policy?version=1', old)).page).toMatchObject({
      head: { noindex: true, canonical: '/privacy-policy' },
    });
    const none = { ...given, 'GET page/privacy-policy/': answer(404, { detail: 'No', code: 'not_found' }) };
    expect((await open('/privacy-policy?version=9', none)).page).toMatchObject({ status: 404 });
  });

  it('ROUTE-2 an unknown path is a 302 home', async () => {
    expect((await open('/nope')).page).toMatchObject({ kind: 'redirect', status: 302, location: '/' });
  });

  it('ROUTE-5 a wrong slug is a 301 to the canonical address, whatever is in the id', async () => {
    for (const param of [`${product.id}`, `${product.id}-wrong`, `id${product.id}-x`])
      expect((await open(`/e-shop/${param}`)).page).toMatchObject({
        kind: 'redirect',
        status: 301,
        location: `/e-shop/${product.id}-${product.slug}`,
      });
  });

  it('ROUTE-5 no such product is a 302 to the shop with the server’s words', async () => {
    expect((await open('/e-shop/999-x')).page).toMatchObject({
      kind: 'redirect',
      status: 302,
      location: '/e-shop',
      notice: 'Böyle bir ürün yok',
    });
  });

  it('ROUTE-17 a failure is a page with its status, inside the layout, with nothing of ours in it', async () => {
    const { page, html } = await open('/e-shop', {
      ...answers,
      'GET product/': answer(503, { detail: 'pool exhausted', code: 'unavailable_service' }),
    });
    expect(page).toMatchObject({ kind: 'document', status: 503, shared: false, head: { noindex: true } });
    expect(html).toContain('Server error');
    expect(html).toContain('<header');
    expect(html).not.toContain('pool exhausted');
  });

  it('ROUTE-17 ERR-1 a fault of our own in a call is told to the log; that nothing came is not', async () => {
    const ours = new TypeError('undefined is not a function');
    const broken = { ...answers, 'GET product/': () => Promise.reject(ours) };
    const { page, html, errors } = await open('/e-shop', broken);
    expect(page).toMatchObject({ kind: 'document', status: 503, shared: false });
    expect(html).not.toContain(ours.message);
    expect(errors).toEqual([ours]);
    const { 'GET product/': _, ...unreachable } = answers;
    expect((await open('/e-shop', unreachable)).errors).toEqual([]);
  });

  it('LANG-7 names one catalogue and one screen to load', async () => {
    const { page } = await open('/e-shop');
    expect(page.kind === 'document' && page.sources).toEqual(['messages/en.ts', 'screens/e-shop/screen.tsx']);
  });

  it('SRV-12 names what calls are made of where the browser fills the page', async () => {
    const { page } = await open('/cart');
    expect(page).toMatchObject({
      sources: expect.arrayContaining(['api-client/src/send-call.ts', 'api-client/src/send-by-ky.ts']),
    });
  });
});

describe('a page of a country with regions', () => {
  const stores = [
    { id: 2, name: { en: 'Capital', tr: 'Başkent' } },
    { id: 5, name: { en: 'South', tr: 'Güney' } },
  ];

  it('SHELL-1 SHELL-7 SRV-12 names the region it is made for, and asks for its chooser; no other country does', async () => {
    const by = await createRenderer(
      testCountry({ stores, defaultStore: 2, words: { en: words, tr: words } }),
    );
    const { page, html, errors } = await open('/', answers, { by, store: 5 });
    expect(html).toMatch(/<option[^>]*value="5"[^>]*selected=""[^>]*>South</);
    expect(page).toMatchObject({
      sources: expect.arrayContaining(['layout/top-bar/region-chooser.tsx']),
    });
    expect(errors).toEqual([]);
    const elsewhere = await open('/');
    expect(elsewhere.html).not.toContain('Region');
    expect(JSON.stringify(elsewhere.page)).not.toContain('region-chooser');
  });
});
