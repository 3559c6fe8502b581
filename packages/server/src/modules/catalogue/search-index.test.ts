import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { startPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { searchKeys, searchTerms } from './search-keys.ts';
import { countProducts, countMatches, selectProducts, type Sql } from './selection-repository.ts';

const products = 3000;

let postgres: TestPostgres;
let database: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.open('search');
  await database.executeSql(`
    insert into categories (country, slug, names, picture, background, position) values ('xx', 'c', '{}', 'c', '#fff', 1);
    insert into products (country, code, category_id, price, cc, stock, disabled, popular, promotion, discountable, picture, background, position)
      select 'xx', n::text, (select id from categories), 100, 1, 5, false, false, false, true, 'p', '#fff', n from generate_series(1, ${products}) n;`);
  const { rows } = await database.executeSql('select id, code from products order by id');
  const texts = rows.map(({ id, code }) => {
    const name = `Нектар ${Number(code).toString(36)}лоэ`;
    return { id, name, keys: searchKeys([name, String(code)]) };
  });
  await database.executeSql(
    `insert into product_texts (product_id, language, country, name, slug, description, usage, ingredients, rank, keys)
      select (t->>'id')::int, 'ru', 'xx', t->>'name', 's', '', '', '', 1, array(select jsonb_array_elements_text(t->'keys'))
        from jsonb_array_elements($1::jsonb) t`,
    [JSON.stringify(texts)],
  );
  await database.executeSql('vacuum analyze');
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

describe('the search of a large catalogue on PostgreSQL', () => {
  const planOf = async ({ text, values }: Sql): Promise<string> => {
    const { rows } = await database.executeSql(`explain ${text}`, values);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  const expectIndexed = (plan: string): void => {
    expect(plan).toContain('product_texts_by_key');
    expect(plan).not.toContain('Seq Scan on product_texts');
  };

  it.each([
    ['as typed', '2a7лоэ', 'exact', 'shown'],
    ['in any language', '2a7loe', 'exact', 'any'],
    ['in the language shown first', '2a7лоэ', 'exact', 'both'],
    ['with a letter forgiven', '2а7лпэ', 'forgiving', 'both'],
    ['by code', '2871', 'exact', 'shown'],
  ] as const)('SHOP-3 goes by the index of keys: %s', async (_, text, how, among) => {
    const terms = searchTerms(text);
    if (!terms) throw new Error('no terms');
    const { code, [how]: words } = terms;
    const search = { code, words, among };
    const shopper = { memberId: null, level: null, visitor: null, store: null };
    const selection = { language: 'ru', search, limit: 9, offset: 0 };
    expectIndexed(await planOf(selectProducts('xx', selection, shopper)));
    expectIndexed(await planOf(countProducts('xx', selection, null)));
    expectIndexed(await planOf(countMatches('xx', 'ru', words)));
  });
});
