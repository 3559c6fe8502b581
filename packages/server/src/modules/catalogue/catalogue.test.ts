import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema/index.ts';
import { createTestServer, testCountry, type SeedProduct, type TestServer } from '../../testing/index.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';

let shop: TestServer;
/** How often something was asked on the connections of searches. */
let asSearch = 0;
beforeAll(async () => {
  const database = await openTestDatabase();
  const inSearch: Database['inSearch'] = (work) => {
    asSearch += 1;
    return work();
  };
  shop = await createTestServer({
    database: Object.defineProperty(database, 'inSearch', { value: inSearch }),
  });
});
afterAll(async () => {
  await shop.close();
  await shop.database.close();
});

interface Page {
  results: {
    id: number;
    name: string;
    productCode: string;
    price: string;
    amount: number;
    quantity: number;
  }[];
  count: number;
}

const list = async (query = '', language = 'en', token?: string): Promise<Page> => {
  const answer = await shop.api('GET', `product/${query}`, {
    language,
    ...(token === undefined ? {} : { token }),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Page>();
};
const codes = async (query: string, language = 'en'): Promise<string[]> =>
  (await list(query, language)).results.map(({ productCode }) => productCode);

describe('the list of products', () => {
  it('API-17 API-3 gives every field as the contract writes it', async () => {
    const { results, count } = await list();
    expect(count).toBe(12);
    expect(results[0]).toEqual({
      id: results[0]?.id,
      slug: 'aloe-vera-gel',
      name: 'Aloe Vera Gel',
      productCode: '100',
      category: 'aloe-drinks',
      currency: 'XXD',
      price: '25.50',
      strGrossCost: '25,50\u00A0XXD',
      cc: '0.100',
      amount: 50,
      quantity: 0,
      disabled: false,
      discountable: true,
      photo: '/media/xx/products/p100-90.webp',
      img: '/media/xx/products/p100-400.webp',
      background: '#f4f1ea',
      isPopular: true,
      hasPromotion: false,
      limits: {
        once: { limit: null, used: 0 },
        daily: { limit: null, used: 0 },
        monthly: { limit: null, used: 0 },
      },
    });
  });

  it('API-4 SHOP-2 pages: every product once, the count of all', async () => {
    const first = await list('?limit=5');
    const second = await list('?limit=5&offset=5');
    const third = await list('?limit=5&offset=10');
    expect([first, second, third].map(({ count }) => count)).toEqual([12, 12, 12]);
    const all = [first, second, third].flatMap(({ results }) => results.map(({ id }) => id));
    expect(new Set(all).size).toBe(12);
    expect(await list('?limit=5&offset=50')).toEqual({ results: [], count: 12 });
  });

  it.each([
    '?limit=0',
    '?limit=101',
    '?limit=x',
    '?offset=-1',
    '?sort=stock',
    '?is_popular=yes',
    '?price_from=20',
    '?price_from=1.234',
    '?cc_from=0.2',
    '?cc_from=-1.000',
    '?limit=5&limit=6',
  ])('API-4 API-5 refuses %s, by field', async (query) => {
    const answer = await shop.api('GET', `product/${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid' });
  });

  it('SHOP-2 filters by category, popularity, promotion and stock', async () => {
    expect(await codes('?category=skincare')).toEqual(['101', '102']);
    expect(await codes('?category=nowhere')).toEqual([]);
    expect(await codes('?is_popular=true')).toEqual(['100', '401']);
    expect(await codes('?has_promotion=1&in_stock=1')).toEqual(['102']);
    expect(await codes('?in_stock=true')).not.toContain('201');
    expect(await codes('?in_stock=true')).not.toContain('202');
  });

  it('API-17 CART-11 gives what costs or counts so much and more, the nearest first', async () => {
    const all = await list('?sort=price&limit=100');
    const prices = all.results.map(({ price }) => Number(price));
    const from = prices[Math.floor(prices.length / 2)] ?? 0;
    const dear = await list(`?sort=price&price_from=${from.toFixed(2)}&limit=100`);
    expect(dear.results.map(({ price }) => Number(price))).toEqual(prices.filter((price) => price >= from));
    expect(dear.count).toBe(dear.results.length);
    const counts = async (query: string) => (await list(`?sort=cc&limit=100${query}`)).count;
    expect([await counts('&cc_from=0.001'), await counts('&cc_from=999.000')]).toEqual([all.count, 0]);
  });

  it('SEC-2 lists from a price or from case credits on take none of the connections that buying has', async () => {
    const before = asSearch;
    for (const query of ['?sort=price', '?category=skincare', '?in_stock=true']) await list(query);
    expect(asSearch).toBe(before);
    for (const query of ['?price_from=1.11', '?cc_from=0.111']) await list(query);
    expect(asSearch).toBe(before + 2);
  });

  it('API-17 never gives more than nine popular ones', async () => {
    const many: SeedProduct[] = Array.from({ length: 14 }, (_, at) => ({
      code: `${700 + at}`,
      popular: true,
    }));
    const other = await createTestServer({
      country: testCountry({ val: 'yy', domains: ['other.example'] }),
      database: shop.database,
      products: many,
    });
    const ask = async (query: string): Promise<Page> =>
      (await other.api('GET', `product/?is_popular=true${query}`)).json<Page>();
    expect((await ask('&limit=100')).results).toHaveLength(9);
    expect(await ask('&limit=4&offset=8')).toMatchObject({ results: [{ productCode: '708' }], count: 9 });
    expect((await ask('&offset=9')).results).toEqual([]);
    await other.close();
  });

  it('LANG-6 sorts by name in the order of the language: Turkish ç after c, ı before i', async () => {
    const turkish = (await list('?sort=name', 'tr')).results.map(({ name }) => name);
    expect(turkish).toEqual([...turkish].sort(new Intl.Collator('tr').compare));
    expect(turkish.indexOf('Çilek Balsamı')).toBeGreaterThan(turkish.indexOf('Cüce Fırça'));
    expect((await list('?sort=name')).results[0]?.name).toBe('Aloe Vera Gel');
  });

  it('SHOP-2 sorts by price both ways and by case credits', async () => {
    expect((await codes('?sort=-price'))[0]).toBe('400');
    const prices = (await list('?sort=price')).results.map(({ price }) => Number(price));
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect((await codes('?sort=cc')).at(-1)).toBe('400');
  });

  it.each([
    ['gel', 'en', ['100']],
    ['ALOE vera', 'en', ['100']],
    ['ince', 'tr', ['101']],
    ['İNCE SABUN', 'tr', ['101']],
    ['çilek', 'tr', ['102']],
    ['cilek', 'tr', ['102']],
    ['30', 'en', ['300', '301', '302']],
    ['household', 'en', ['103']],
    ['citrus sop', 'en', ['101']],
    ['sirtus', 'en', []],
    ['xitrus', 'en', ['101']],
    ['citros', 'en', ['101']],
    ['citrrus', 'en', ['101']],
    ['ctirus', 'en', ['101']],
    ['gel soap', 'en', []],
    ['!!!', 'en', []],
    ["'; drop table products; --", 'en', []],
  ])('SHOP-3 finds %j (%s): %j', async (text, language, found) => {
    expect(await codes(`?q=${encodeURIComponent(text)}`, language)).toEqual(found);
  });

  it('SHOP-3 begins with the product whose code was typed, unless an order was chosen', async () => {
    const country = testCountry({ val: 'zz', domains: ['codes.example'] });
    const seed: SeedProduct[] = ['3012', '301', '30'].map((code) => ({ code }));
    const other = await createTestServer({ country, database: shop.database, products: seed });
    const found = async (query: string) =>
      (await other.api('GET', `product/?${query}`))
        .json<Page>()
        .results.map(({ productCode }) => productCode);
    expect(await found('q=30')).toEqual(['30', '3012', '301']);
    expect(await found('q=301&limit=1')).toEqual(['301']);
    expect((await found('q=30&sort=name')).toSorted()).toEqual(['30', '301', '3012']);
    await other.close();
  });

  it('API-65 SHOP-14 suggests at most nine, briefly, with what a member’s own price is made of', async () => {
    const suggest = async (text: string): Promise<unknown[]> =>
      (await shop.api('GET', `search/suggest/?q=${encodeURIComponent(text)}`)).json<unknown[]>();
    expect(await suggest('aloe v')).toEqual([
      {
        id: expect.any(Number),
        slug: 'aloe-vera-gel',
        name: 'Aloe Vera Gel',
        photo: '/media/xx/products/p100-90.webp',
        price: '25.50',
        strGrossCost: '25,50\u00A0XXD',
        discountable: true,
      },
    ]);
    expect((await suggest('d')).length).toBeLessThanOrEqual(9);
    expect(await suggest('')).toEqual([]);
    expect((await shop.api('GET', 'search/suggest/')).json()).toEqual([]);
  });

  it('SHOP-7 shows a member their own price, their limits and what is in their cart', async () => {
    const token = await shop.api.login('999000000001');
    await shop.api('POST', 'order/cart/add/', { token, body: { productCode: '100', quantity: 3 } });
    const { results } = await list('', 'en', token);
    expect(results[0]).toMatchObject({ price: '25.50', memberPrice: '13.26', quantity: 3 });
    const brush = results.find(({ productCode }) => productCode === '103');
    expect(brush).not.toHaveProperty('memberPrice');
  });

  it('SRV-3 shows only this country’s products', async () => {
    expect((await list('?limit=100')).results.every(({ productCode }) => !productCode.startsWith('7'))).toBe(
      true,
    );
  });
});

describe('one product', () => {
  it('API-18 gives its page with related ones that can be bought', async () => {
    const { results } = await list('?q=101');
    const answer = await shop.api('GET', `product/${results[0]?.id}/`, { language: 'tr' });
    expect(answer.json()).toMatchObject({
      name: 'İnce Sabun',
      categoryName: 'skincare',
      description: 'İnce Sabun.',
      images: ['p101', 'p101-open', 'p101-used'].map((name) => `/media/xx/products/${name}-800.webp`),
      related: [{ productCode: '102', oldPrice: '15.00' }],
    });
  });

  it('API-18 ROUTE-5 answers 404 for none, and for another country’s, and says so of the product', async () => {
    const [foreign] = await shop.database.db.select().from(products).where(eq(products.country, 'yy'));
    for (const id of [999_999, foreign?.id, 'x', '99999999999']) {
      const answer = await shop.api('GET', `product/${id}/`);
      expect(answer.statusCode).toBe(404);
      const detail = typeof id === 'number' ? 'This product is not on sale.' : 'Not found.';
      expect(answer.json()).toEqual({ detail, code: 'not_found' });
    }
  });
});

it('API-19 SHOP-1 lists the categories that have products', async () => {
  const { database, country } = shop;
  const { categories } = await import('../../db/schema/index.ts');
  await database.db.insert(categories).values({
    country: country.val,
    slug: 'events',
    names: { en: 'Events' },
    picture: 'events',
    background: '#fff',
    position: 9,
  });
  expect((await shop.api('GET', 'category/')).json()).toMatchObject([
    { slug: 'aloe-drinks', productCount: 9 },
    { slug: 'skincare', name: 'skincare', productCount: 2, photo: '/media/xx/products/skincare-400.webp' },
    { slug: 'household', productCount: 1 },
  ]);
});
