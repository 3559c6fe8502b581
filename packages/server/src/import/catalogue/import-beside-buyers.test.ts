import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { codeOfProduct, writeCatalogueFiles } from '../../testing/catalogue-files.ts';
import { testCountry } from '../../testing/index.ts';
import { startPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { shopName } from '../../testing/shop-names.ts';
import { importCatalogue } from './import-catalogue.ts';

const country = testCountry();
/** More than one statement can have values of, if each had its own. */
const many = 8000;
const folder = mkdtempSync(join(tmpdir(), 'catalogue-many-'));

const writeFiles = (price: string): Promise<void> =>
  writeCatalogueFiles(folder, {
    products: many,
    category: 'gels',
    picture: 'gel',
    languages: country.languages,
    price,
    nameOf: shopName,
  });

let postgres: TestPostgres;
let database: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.open('shop');
  mkdirSync(join(folder, 'catalogue'));
  writeFileSync(
    join(folder, 'catalogue/categories.yaml'),
    '- { slug: gels, position: 10, picture: gel, names: { en: Gels, tr: Jeller } }\n',
  );
  writeFileSync(join(folder, 'catalogue/pictures.yaml'), "gel: { background: '#f3eee3' }\n");
  writeFileSync(join(folder, 'regions.yaml'), '[]\n');
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

const count = async (sql: string): Promise<number> =>
  Number((await database.executeSql(`select count(*)::int as count from ${sql}`)).rows[0]?.['count']);

describe('SRV-17 a large catalogue', () => {
  it('SRV-17 is loaded and changed whole beside those who buy: none of them fails, and no unit is lost', async () => {
    await writeFiles('10.00');
    expect(await importCatalogue(database, country, folder)).toMatchObject({ ok: true, products: many });
    expect(await count('product_texts')).toBe(many * country.languages.length);
    await writeFiles('11.00');
    const state = { over: false, sold: 0 };
    const pool = new pg.Pool({
      connectionString: postgres.url('shop'),
      max: 2,
      statement_timeout: 4000,
      lock_timeout: 3000,
    });
    const buyer = async (number: number): Promise<void> => {
      for (let turn = 0; !state.over; turn += 1) {
        const codes = [number, number + 31].map((each) => codeOfProduct((turn * 97 + each) % many));
        const buying = await pool.connect();
        try {
          await buying.query('begin');
          await buying.query(
            `select id from products where country = 'xx' and code = any($1) order by id for no key update`,
            [codes],
          );
          await buying.query(
            `update products set stock = stock - 1 where country = 'xx' and code = any($1)`,
            [codes],
          );
          await buying.query('commit');
          state.sold += codes.length;
        } finally {
          buying.release();
        }
      }
    };
    const buyers = Promise.all([buyer(0), buyer(5000)]);
    expect(await importCatalogue(database, country, folder)).toMatchObject({ ok: true, removed: [] });
    state.over = true;
    await buyers;
    await pool.end();
    expect(await count('products where price = 1100')).toBe(many);
    const { rows } = await database.executeSql('select sum(1000 - stock)::int as sold from products');
    expect(rows).toEqual([{ sold: state.sold }]);
  }, 60_000);

  it('SRV-17 that is as it was costs no row: nobody waits for it at all', async () => {
    const versions = async () =>
      (await database.executeSql('select max(xmin::text::bigint) as newest from products')).rows;
    const before = await versions();
    const holder = new pg.Client({ connectionString: postgres.url('shop') });
    await holder.connect();
    await holder.query('begin');
    await holder.query(`select id from products for no key update`);
    expect(await importCatalogue(database, country, folder)).toMatchObject({ ok: true });
    await holder.query('commit');
    await holder.end();
    expect(await versions()).toEqual(before);
  }, 60_000);
});
