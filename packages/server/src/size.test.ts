import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CountryContext } from './context.ts';
import type { Database } from './db/database.ts';
import { createPurgeIdempotency } from './http/idempotency.ts';
import { createPurgeCountedCalls } from './http/throttle.ts';
import { visitorDays } from './http/visitor.ts';
import { createAccounts } from './modules/accounts/index.ts';
import { createCart } from './modules/cart/index.ts';
import { createCatalogue } from './modules/catalogue/index.ts';
import { purgeDrafts } from './modules/orders/index.ts';
import { readAttempts } from './modules/payments/index.ts';
import { createVisits } from './modules/sponsors/index.ts';
import { createHash } from 'node:crypto';
import { readBooks } from './operator/books-repository.ts';
import { listOrders, ordersPlaced } from './operator/order-repository.ts';
import { listRegistrations } from './operator/registration-repository.ts';
import { createTestServer, testCountry, type TestServer } from './testing/index.ts';
import { fillSize, sizeName } from './testing/fill-size.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';
import { isPlannedOnce, planOf, watchedDatabase, type Asked } from './testing/watched-database.ts';

const size = { products: 20_000, members: 500, orders: 20_000 };
const country = testCountry({ languages: ['en', 'tr', 'ru'] });
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
const token = hashOf('busy');
/** Tables that grow with the shop: no call reads one from end to end. */
const large =
  /^(products|product_texts|orders|order_lines|order_history|members|search_words|search_misspellings)$/;
/** Asked once in a while and remembered: how many products a list has, its places for later pages, and the shop's order. */
const remembered = /^select (?:count\(\*\)::int as count|by, id|array_to_string\(array\(select id) from/;

/** Tables that `dueRows` fills. */
const filled =
  /^(carts|orders|payment_attempts|payment_ledger|login_failures|counted_calls|idempotency|sessions|referral_visitors)$/;
/** Spread so that one row in twenty is over. */
const overAfter = (seconds: number): string =>
  `shop_time() - n * interval '${(seconds * 1.05) / 20_000} seconds'`;
const [aDay, aVisit] = [86_400, visitorDays * 86_400];
/** Twenty thousand rows of each kind that ends by itself, and payments of the orders. */
const dueRows = `
  create temp table if not exists n as select n from generate_series(1, 20000) n;
  insert into carts (country, visitor_hash, updated_at) select 'xx', gen_random_uuid()::text, ${overAfter(aVisit)} from n;
  insert into login_failures (subject, at) select 'x' || n, ${overAfter(aDay)} from n;
  insert into counted_calls (subject, at) select 'x' || n, ${overAfter(aDay)} from n;
  insert into idempotency (country, scope, key, request_hash, status, body, created_at)
    select 'xx', 'x', gen_random_uuid()::text, '', 200, '', ${overAfter(aDay)} from n;
  insert into sessions (member_id, token_hash, device, created_at, last_used_at, expires_at)
    select m.id, gen_random_uuid()::text, '', shop_time(), shop_time(), shop_time() + interval '50 days' - n * interval '4 minutes'
      from n join lateral (select id from members limit 1) m on true;
  insert into referral_visitors (country, day, visitor) select 'xx', shop_time()::date - (n % 20 = 0)::int, gen_random_uuid()::text from n;
  insert into payment_attempts (country, order_id, provider, merchant, oid, amount, currency, created_at)
    select 'xx', id, 'x', 'x', 'oid' || id, total, '0', placed_at from orders where placed_at is not null on conflict do nothing;
  insert into payment_ledger (country, provider, merchant, kind, source, transaction_id, oid, order_id, attempt_id, amount, currency, outcome, digest, fields, received_at)
    select 'xx', 'x', 'x', 'payment', 'answer', 't' || id, oid, order_id, id, amount, '0', 'paid', 'd' || id, '{}', created_at
      from payment_attempts on conflict do nothing;
  analyze carts, login_failures, counted_calls, idempotency, sessions, referral_visitors, payment_attempts, payment_ledger, orders`;

let postgres: TestPostgres;
let given: CountryContext;
let plain: Database;
let shop: TestServer;
let asked: Asked[];
let watched: ReturnType<typeof watchedDatabase>;
beforeAll(async () => {
  postgres = await startPostgres();
  plain = await postgres.open('size');
  watched = watchedDatabase(plain);
  ({ asked } = watched);
  shop = await createTestServer({
    country,
    database: watched.database,
    products: [],
    extend: (_app, context) => void (given = context),
  });
  await fillSize(plain, country, size);
  // The first search has the shop's order read.
  await shop.api('GET', 'product/?q=gel');
  await plain.executeSql(
    `insert into sessions (member_id, token_hash, device, created_at, last_used_at, expires_at)
     select id, $1, 'test', $2, $2, $2::timestamptz + interval '5 days' from members where first_name = 'Size' order by id limit 1`,
    [hashOf(token), shop.clock.now()],
  );
}, 90_000);
afterAll(async () => {
  await shop.close();
  await plain.close();
  await postgres.stop();
});

/** Asks, and gives the answer with the statements that it took and the pages of the database that those looked at. */
const ask = async (path: string, { body, as }: { body?: object; as?: string } = {}) => {
  asked.length = 0;
  const answer = await shop.api(body ? 'POST' : 'GET', path, {
    language: 'ru',
    ...(body ? { body } : {}),
    ...(as === undefined ? {} : { token: as }),
  });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  const statements = [...asked];
  let [pages, rows] = [0, 0];
  for (const statement of statements) {
    if (!/^\s*(?:select|with)\b/i.test(statement.text) || remembered.test(statement.text)) continue;
    for (const mode of ['generic', 'custom'] as const) {
      const plan = await planOf(plain, statement, mode);
      expect(
        plan.scanned.filter((table) => large.test(table)),
        `${mode}: ${statement.text}`,
      ).toEqual([]);
      if (mode === 'custom') pages += plan.pages;
      rows = Math.max(rows, plan.rows);
    }
  }
  return {
    json: answer.json(),
    statements: statements.length,
    texts: statements.map(({ text }) => text),
    pages,
    rows,
  };
};

const find = (text: string): string => `product/?limit=24&q=${encodeURIComponent(text)}`;
const brand = sizeName(4321, 'ru').split(' ')[2]?.replace(',', '') ?? '';

describe('a shop with twenty thousand products', () => {
  it.each([
    ['a word', brand, 3],
    ['a word in another script', sizeName(4321, 'tr').split(' ')[2]?.replace(',', '') ?? '', 3],
    // Found and read, and no statement to count what was found.
    ['a word that half of the catalogue has', 'алоэ', 2],
    ['one letter', 'м', 2],
    ['two common words', 'гель мята', 2],
    ['a common word and a rare one', `алоэ ${brand}`, 4],
    ['a code', '204321', 3],
    ['a wrong letter', `${brand.slice(0, 3)}щ${brand.slice(4)}`, 6],
    ['another keyboard', 'ifvgeym', 5],
  ])('PERF-6 SHOP-3 finds %s by indexes alone', async (_, text, most) => {
    const { json, statements, pages, rows } = await ask(find(text));
    expect(rows).toBeLessThanOrEqual(5000);
    expect(json.results.length).toBeGreaterThan(0);
    expect(statements).toBeLessThanOrEqual(most);
    expect(pages).toBeLessThan(12_000);
  });

  it('PERF-6 SHOP-3 looks up the products of a page, not all that a common word has found', async () => {
    const { json, pages, texts } = await ask(find('алоэ,'));
    expect(json.results).toHaveLength(24);
    expect(json.count).toBe(1000);
    expect(texts).toHaveLength(2);
    expect(pages).toBeLessThan(600);
  });

  it('PERF-6 SHOP-3 reads the shop’s order by an index alone, in one row', async () => {
    asked.length = 0;
    const { suggest } = createCatalogue({
      ...given,
      database: watched.database,
      dataVersion: async () => 'another',
    });
    await suggest('gel', 'en');
    await suggest('gel 1', 'en');
    const readings = () => asked.filter(({ text }) => text.startsWith('select array_to_string'));
    await expect.poll(readings).toHaveLength(1);
    const [reading] = readings();
    if (!reading) throw new Error('never read');
    for (const mode of ['generic', 'custom'] as const) {
      const { scanned, pages } = await planOf(plain, reading, mode);
      expect(scanned).toEqual([]);
      expect(pages).toBeLessThan(500);
    }
  });

  it.each(['гель ми', 'ми гель'])(
    'PERF-6 SHOP-3 a word of two letters beside another is looked for in the whole catalogue: %s',
    async (text) => {
      const { json, rows, pages } = await ask(find(text));
      const named = await plain.executeSql(
        `select count(*)::int as count from product_texts where country = 'xx' and language = 'ru' and name like 'Гель %' and name like '% Ми%'`,
      );
      expect(json.count).toBe(named.rows[0]?.['count']);
      expect(json.count).toBeGreaterThan(100);
      expect(rows).toBeLessThanOrEqual(5000);
      expect(pages).toBeLessThan(12_000);
    },
  );

  it.each([
    ['a word', 'щфыжухъ'],
    ['eight words', 'щфыжухъ юэждлфыв ххххъъъъ ццццшшшш жжжжфффф ээээхххх ъъъъщщщщ юююююбббб'],
    ['three alphabets', 'щфыжухъ qzxwvkjq ჭღყშძჟ'],
    ['forty words', Array.from({ length: 40 }, (_, at) => `ъщ${at}`).join(' ')],
  ])('PERF-6 PERF-7 knows at small cost that nothing is called so: %s', async (_, text) => {
    const { json, statements, pages, rows } = await ask(find(text));
    expect(rows).toBeLessThanOrEqual(300);
    expect(json).toMatchObject({ results: [], count: 0 });
    // Some searches of an address are counted by two statements more.
    expect(statements).toBeLessThanOrEqual(6);
    expect(pages).toBeLessThan(3000);
    const again = await ask(find(text));
    expect(again.texts.filter((asked) => asked.includes('search_'))).toEqual([]);
  });

  it.each([
    ['price_from', 'price', 2, ''],
    ['price_from', 'price', 2, '&in_stock=1'],
    ['cc_from', 'cc', 3, ''],
  ])(
    'PERF-6 API-17 what has %s of a value on is counted without reading all of it (%s, %i decimals%s)',
    async (filter, column, decimals, others) => {
      const { rows: found } = await plain.executeSql(
        `select ${column}::int as value from products where country = 'xx' order by 1`,
      );
      // The first is counted with the whole list, which is remembered.
      await ask(`product/?limit=24&${filter}=${(0).toFixed(decimals)}${others}`);
      for (const at of [0, 1, 999, 5000, 12_000, found.length - 1]) {
        const value = Number(found[at]?.['value']);
        const from = (value / 10 ** decimals).toFixed(decimals);
        const { json, rows, texts } = await ask(`product/?limit=24&${filter}=${from}${others}`);
        expect(texts.filter((text) => remembered.test(text))).toEqual([]);
        const counted = await plain.executeSql(
          `select count(*)::int as count from products
            where country = 'xx' and ${column} >= ${value} ${others && 'and stock > 0 and not disabled'}`,
        );
        expect(json.count, from).toBe(counted.rows[0]?.['count']);
        expect(rows, from).toBeLessThanOrEqual(1100);
      }
    },
  );

  it.each(['', '&sort=name', '&sort=price', '&sort=-price', '&sort=cc', '&category=skincare', '&in_stock=1'])(
    'PERF-6 API-17 the last page of a list costs what its first does: %s',
    async (query) => {
      const first = await ask(`product/?limit=24${query}`);
      const offset = Math.floor((first.json.count - 1) / 24) * 24;
      const page = await ask(`product/?limit=24&offset=${offset}${query}`);
      expect(page.json.results).toHaveLength(first.json.count - offset);
      // What it is found by is remembered: the next page back asks for its rows alone.
      const before = await ask(`product/?limit=24&offset=${offset - 24}${query}`);
      expect(before.json.results).toHaveLength(24);
      expect(before.statements).toBe(1);
      expect(before.pages).toBeLessThan(1500);
      expect(before.rows).toBeLessThanOrEqual(1100);
      // Of pages behind each other PostgreSQL plans but one.
      await ask(`product/?limit=24&offset=${Math.floor(offset / 1000) * 1000 + 24}${query}`);
      const [reading] = asked;
      expect(reading && (await isPlannedOnce(plain, reading))).toBe(true);
      expect((await ask(`product/?limit=24&offset=999999999${query}`)).json.results).toEqual([]);
    },
  );

  it('PERF-6 API-17 a page deep in a list is the one that counting would find', async () => {
    for (const [sort, order] of [
      ['', 'p.position, p.id'],
      ['&sort=-price', 'p.price desc, p.id desc'],
      ['&sort=name', 't.rank, p.id'],
    ] as const) {
      const { rows } = await plain.executeSql(
        `select p.id from products p join product_texts t on t.product_id = p.id and t.language = 'ru' where p.country = 'xx'
          order by ${order} limit 50 offset 12345`,
      );
      const { json } = await ask(`product/?limit=50&offset=12345${sort}`);
      expect(json.results.map(({ id }: { id: number }) => id)).toEqual(rows.map(({ id }) => id));
    }
  });

  it('PERF-6 ORD-2 the last page of a long history costs what its first does', async () => {
    const first = await ask('order/order/?limit=10', { as: token });
    expect(first.json.count).toBeGreaterThanOrEqual(size.orders / 100);
    expect(first.rows).toBeLessThan(150);
    const last = await ask(`order/order/?limit=10&offset=${first.json.count - 10}`, { as: token });
    expect(last.json.results).toHaveLength(10);
    expect(last.statements).toBeLessThanOrEqual(first.statements);
    expect(last.pages).toBeLessThan(first.pages * 1.5 + 100);
  });

  it('PERF-6 ORD-2 of a history of thousands each page is the one that counting would find, and is read from the nearer end', async () => {
    await plain.executeSql(
      `update orders set member_id = (select member_id from sessions where token_hash = $1) where country = 'xx' and id % 8 = 0`,
      [hashOf(token)],
    );
    await plain.executeSql('vacuum analyze orders');
    const { rows: all } = await plain.executeSql(
      `select id from orders where member_id = (select member_id from sessions where token_hash = $1) order by created_at desc, id desc`,
      [hashOf(token)],
    );
    const ids = all.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(2500);
    const half = Math.floor(ids.length / 2);
    const offsets = [0, 1, half - 10, half, half + 1, ids.length - 10, ids.length - 3, ids.length, 999_999];
    for (const [turn, offset] of offsets.entries()) {
      const { json, statements, rows } = await ask(`order/order/?limit=10&offset=${offset}`, { as: token });
      expect(json.count).toBe(ids.length);
      expect(json.results.map(({ pk }: { pk: number }) => pk)).toEqual(ids.slice(offset, offset + 10));
      expect(rows, `${offset}`).toBeLessThan(Math.min(offset, Math.max(0, ids.length - offset)) + 150);
      // The number of so many is remembered; who asks is read each time.
      if (turn > 0) expect(statements).toBe(2);
    }
  });

  it('PERF-6 a product and a cart are read by indexes alone', async () => {
    const [product] = (await ask(find(brand))).json.results;
    await ask(`product/${product.id}/`);
    const readings = asked.filter(({ text }) => text.includes('product_texts'));
    expect(readings).toHaveLength(1);
    for (const reading of readings) expect(await isPlannedOnce(plain, reading)).toBe(true);
    await ask('order/cart/add/', { body: { productCode: product.productCode, quantity: 2 }, as: token });
    await ask('order/cart/', { as: token });
  });

  it('PERF-6 SRV-11 the sums of a week and the list of registrations are read by indexes alone', async () => {
    await plain.executeSql(
      `update members set national_number = 'N' || id, tax_number = 'T' || id where national_number is null`,
    );
    await plain.executeSql('analyze members');
    await plain.executeSql(
      `update orders set paid_at = placed_at where placed_at is not null and paid_at is null`,
    );
    await plain.executeSql('vacuum analyze orders');
    asked.length = 0;
    const context = { ...shop, database: watched.database };
    const until = new Date(Date.now() - 30 * 86_400_000);
    await readBooks(context, new Date(until.getTime() - 7 * 86_400_000), until);
    await listRegistrations(context, null, 50);
    expect(asked).toHaveLength(4);
    const [sums, , parts, registrations] = asked;
    for (const statement of [sums, parts, registrations].flatMap((each) => each ?? [])) {
      const { scanned } = await planOf(plain, statement, 'custom');
      expect(
        scanned.filter((table) => /^(?:orders|members)$/.test(table)),
        statement.text,
      ).toEqual([]);
    }
  });

  it('PERF-6 SRV-11 the newest orders are read by an index, in the order of their placing', async () => {
    asked.length = 0;
    const context = { ...shop, database: watched.database };
    const listed = await listOrders(context, { status: null, days: null, limit: 50 });
    const { rows } = await plain.executeSql(
      `select code from orders where status <> 'draft' order by placed_at desc, id desc limit 50`,
    );
    expect(listed.map(({ code }) => code)).toEqual(rows.map(({ code }) => code));
    const plan = await planOf(plain, asked[0] ?? { text: '', values: [] }, 'custom');
    expect(plan.scanned).not.toContain('orders');
    expect(plan.pages).toBeLessThan(1000);
  });

  it('PERF-6 SRV-11 an export of a month goes on by an index where it was, each order once', async () => {
    const [from, until] = [new Date(Date.now() - 60 * 86_400_000), new Date(Date.now() - 29 * 86_400_000)];
    asked.length = 0;
    const ids: number[] = [];
    for await (const some of ordersPlaced({ country, database: watched.database }, from, until, 100)) {
      expect(some.length).toBeLessThanOrEqual(100);
      ids.push(...some.map(({ id }) => id));
    }
    const { rows } = await plain.executeSql(
      'select id from orders where placed_at >= $1 and placed_at < $2 order by placed_at, id',
      [from, until],
    );
    expect(rows.length).toBeGreaterThan(500);
    expect(ids).toEqual(rows.map(({ id }) => id));
    const last = asked.at(-2) ?? { text: '', values: [] };
    for (const mode of ['generic', 'custom'] as const) {
      const plan = await planOf(plain, last, mode);
      expect(plan.scanned.filter((table) => table === 'orders' || table === 'order_lines')).toEqual([]);
      expect(plan.pages).toBeLessThan(2000);
    }
  });

  it('PERF-6 PAY-11 PAY-13 later work finds what is due by indexes alone, a part at a time', async () => {
    await plain.executeSql(dueRows);
    asked.length = 0;
    const context: CountryContext = { ...given, database: watched.database };
    await createAccounts(context, { send: async () => undefined }).purge();
    await createCart(context).purge();
    await createVisits(context).purge();
    await createPurgeIdempotency(context)();
    await createPurgeCountedCalls(context)();
    await purgeDrafts(context);
    const [since, until] = [new Date(Date.now() - 40 * 86_400_000), new Date(Date.now() - 39 * 86_400_000)];
    const compared = await watched.database.run(readAttempts, ['xx', since, until, '2020-01-01', 0, 50]);
    expect(compared.length).toBeGreaterThan(10);
    const work = [...new Map(asked.map((each) => [each.text, each])).values()].filter(({ text }) =>
      /delete|payment_attempts/.test(text),
    );
    expect(work.length).toBeGreaterThanOrEqual(10);
    expect(asked.length).toBeGreaterThan(work.length);
    // What was deleted is there again, and due.
    await plain.executeSql(dueRows);
    for (const each of work) {
      const { scanned, rows } = await planOf(plain, each, 'custom');
      expect(
        scanned.filter((table) => filled.test(table)),
        each.text,
      ).toEqual([]);
      expect(rows, each.text).toBeLessThanOrEqual(8000);
    }
  });
});
