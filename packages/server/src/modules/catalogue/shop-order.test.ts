import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CountryContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { testCountry, type SeedProduct, type TestServer } from '../../testing/index.ts';
import { createTestServerOn, databaseKinds } from '../../testing/create-test-server-on.ts';
import { watchedDatabase } from '../../testing/watched-database.ts';
import { createFindProducts } from './find-products.ts';
import { createCatalogueRepository, type CatalogueRepository } from './repository.ts';
import type { Selection } from './selection.ts';
import { shopOrder } from './shop-order.ts';
import type { Shopper } from './shopper.ts';

const product = (code: string, en: string, ru: string, stock = 50): SeedProduct => ({
  code,
  names: { en, ru },
  stock,
});
const products = [
  product('30', 'Aloe Gel', 'Алоэ Гель'),
  product('301', 'Gel Mini', 'Гель Мини'),
  product('Ge-1', 'Gift Set', 'Набор'),
  product('ge', 'Honey', 'Мёд'),
  ...Array.from({ length: 36 }, (_, at) =>
    product(String(3000 + at), `Gel ${at}`, `Алоэ Мята ${at}`, at % 3),
  ),
];
const nobody: Shopper = { store: null, memberId: null, level: null, visitor: null };

it('PERF-6 SHOP-3 a page has the products that sorting all by their places gives, however far apart ids are', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { maxLength: 300 });
  fc.assert(
    fc.property(ids, fc.gen(), fc.nat(40), fc.nat(60), (all, pick, limit, offset) => {
      const chosen = pick(fc.subarray, all).toSorted((a, b) => a - b);
      const isOwn = new Set(pick(fc.subarray, chosen));
      const byId = [chosen.filter((id) => isOwn.has(id)), chosen.filter((id) => !isOwn.has(id))];
      const found = { ids: byId.flat(), own: isOwn.size, mayBeCode: false };
      const sorted = byId.flatMap((some) => some.toSorted((a, b) => all.indexOf(a) - all.indexOf(b)));
      const order = shopOrder(all.join(' '));
      expect(order.page(found, limit, offset)).toEqual(sorted.slice(offset, offset + limit));
      const stranger = [1, 2 ** 31 - 1, ...chosen.map((id) => id + 1)].find((id) => !all.includes(id)) ?? 0;
      const more = [...chosen, stranger].toSorted((a, b) => a - b);
      expect(order.page({ ids: more, own: more.length, mayBeCode: false }, limit, offset)).toBeNull();
    }),
  );
});

describe.each(databaseKinds)('the order of found products on %s', (kind) => {
  let shop: TestServer;
  let context: CountryContext;
  let version = 0;
  beforeAll(async () => {
    const country = testCountry({ languages: ['en', 'ru'] });
    shop = await createTestServerOn(kind, {
      country,
      products,
      extend: (_app, given) => void (context = { ...given, dataVersion: async () => String(version) }),
    });
    await setPositions('(id * 7) % 5');
  });
  afterAll(() => shop.close());

  /** Puts all products in another order, as an import does. */
  const setPositions = async (position: string): Promise<void> => {
    await shop.database.executeSql(`update products set position = ${position}`);
    version += 1;
  };
  const selectionOf = async (text: string, language: 'en' | 'ru', more: Partial<Selection> = {}) => ({
    search: await createFindProducts(context)({ text, language, exact: false }),
    language,
    limit: 9,
    offset: 0,
    ...more,
  });
  /** The statements of a process that has just started: the database puts in order. */
  const byDatabase = (selection: Selection) => createCatalogueRepository(context).list(selection, nobody);

  /** A process that has read the order, and what it asks the database. */
  const startProcess = async (database: Database = shop.database) => {
    const watched = watchedDatabase(database);
    const repository = createCatalogueRepository({ ...context, database: watched.database });
    const isInMemory = async (): Promise<boolean> => {
      watched.asked.length = 0;
      await repository.list(await selectionOf('gel', 'en'), nobody);
      return watched.asked.length === 1 && !asksForOrder();
    };
    const asksForOrder = (): boolean => watched.asked.some(({ text }) => text.includes('with ordinality'));
    const known = () => expect.poll(isInMemory).toBe(true);
    await known();
    return { repository, asked: watched.asked, asksForOrder, known };
  };
  const idsOf = async (list: ReturnType<CatalogueRepository['list']>) => (await list).map(({ id }) => id);

  it.each([
    ['gel', 'en'],
    ['g', 'en'],
    ['алоэ', 'en'],
    ['aloe', 'ru'],
    ['gel mini', 'ru'],
    ['алое', 'ru'],
    ['fkj', 'ru'],
    ['30', 'en'],
    ['301', 'ru'],
    ['3', 'en'],
    ['ge', 'en'],
    ['GE', 'en'],
    ['ge-1', 'en'],
    ['nothing', 'en'],
  ] as const)('PERF-6 SHOP-3 is the database’s own: %j (%s)', async (text, language) => {
    const { repository } = await startProcess();
    for (const more of [{}, { limit: 24 }, { limit: 5, offset: 3 }, { offset: 30 }, { offset: 900 }]) {
      const selection = await selectionOf(text, language, more);
      expect(await repository.list(selection, nobody)).toEqual(await byDatabase(selection));
    }
  });

  it('PERF-6 SHOP-3 is the database’s where some are left out, and where another order was chosen', async () => {
    const { repository, asked } = await startProcess();
    for (const more of [{ inStock: true }, { category: 'aloe-drinks' }, { sort: 'price' }] as const) {
      const selection = await selectionOf('gel', 'en', more);
      asked.length = 0;
      expect(await repository.list(selection, nobody)).toEqual(await byDatabase(selection));
      expect(asked[0]?.text).toContain('with ordinality');
    }
  });

  it('PERF-6 SRV-18 is that of the catalogue’s new version at once', async () => {
    const { repository, asksForOrder, known } = await startProcess();
    for (const position of ['-id', 'id % 3']) {
      await setPositions(position);
      const selection = await selectionOf('gel', 'en');
      const expected = await byDatabase(selection);
      expect(await repository.list(selection, nobody)).toEqual(expected);
      expect(asksForOrder()).toBe(true);
      await known();
      expect(await repository.list(selection, nobody)).toEqual(expected);
    }
  });

  it('PERF-6 SHOP-3 does no harm to what was imported or deleted since', async () => {
    const { repository } = await startProcess();
    const before = await selectionOf('gel', 'en');
    const [first] = await idsOf(repository.list(before, nobody));
    const { rows } = await shop.database.executeSql(
      `insert into products (country, code, category_id, price, cc, stock, disabled, popular, promotion, discountable, picture, background, position)
       select country, 'new', category_id, price, cc, stock, disabled, popular, promotion, discountable, picture, background, -100
         from products where id = $1 returning id`,
      [first],
    );
    const added = Number(rows[0]?.['id']);
    await shop.database.executeSql(
      `insert into product_texts (product_id, language, country, name, slug, description, usage, ingredients, rank)
       select $2, language, country, name, slug, description, usage, ingredients, rank from product_texts where product_id = $1`,
      [first, added],
    );
    const { ids, own } = before.search.products;
    const withAdded = { ids: [...ids, added], own: own + 1, mayBeCode: false };
    const after = { ...before, search: { ...before.search, products: withAdded } };
    expect((await idsOf(repository.list(after, nobody)))[0]).toBe(added);
    await shop.database.executeSql(`delete from products where id = $1`, [first]);
    const left = await idsOf(repository.list(before, nobody));
    expect(left).toEqual(await idsOf(byDatabase(before)));
    expect(left).toHaveLength(9);
    expect(left).not.toContain(first);
  });

  it('PERF-6 is read once, whoever asks, and again after it could not be read', async () => {
    let reads = 0;
    const failing: Database = Object.defineProperty(Object.create(shop.database), 'inBackground', {
      value: async (work: () => Promise<unknown>) => {
        reads += 1;
        if (reads === 1) throw new Error('the database is away');
        return work();
      },
    });
    const repository = createCatalogueRepository({ ...context, database: failing });
    const selection = await selectionOf('gel', 'en');
    const expected = await byDatabase(selection);
    const ask = () => Promise.all(Array.from({ length: 4 }, () => repository.list(selection, nobody)));
    expect(await ask()).toEqual(Array.from({ length: 4 }, () => expected));
    await expect.poll(async () => (await ask()) && reads).toBe(2);
    expect(await ask()).toEqual(Array.from({ length: 4 }, () => expected));
    expect(reads).toBe(2);
  });
});
