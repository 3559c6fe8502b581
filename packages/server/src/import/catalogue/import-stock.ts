import type { CountryDefinition } from '@caravan/country';
import { basename, dirname } from 'node:path';
import type { Database } from '../../db/database.ts';
import type { Change } from './compare-catalogue.ts';
import type { PartialResult } from './import-prices.ts';
import { lockProducts, storeStock, type LockedProduct } from './partial-repository.ts';
import { createProblems } from '../problem.ts';
import { readCsv, type CsvRow } from '../tables/read-csv.ts';

interface Row {
  readonly row: CsvRow;
  readonly code: string;
  /** Region with units of its own; empty for those that all others sell. */
  readonly store: string;
  readonly stock: number;
  /** What the shop had when the file was exported; null: the file does not say. */
  readonly was: number | null;
}

/** How a file of stock is taken. */
export interface StockOptions {
  /** Sets units as the file says them where it does not say what there was; without it such rows are refused. */
  readonly set?: boolean;
  readonly dryRun?: boolean;
}

const unitsOf = ({ stock, store_stock }: LockedProduct, store: string): number =>
  store === '' ? stock : (store_stock[store] ?? 0);

/**
 * Takes units from a semicolon-separated file `code;store;stock;was`, as `export stock` writes it. `was` is what the shop had then:
 * the difference to `stock` is added to what there is now, so that what was sold meanwhile stays sold. Without `was` units are set,
 * which must be asked for (`set`). Products and regions that it does not name are left as they are. All of it is taken, or nothing.
 */
export const importStock = (
  database: Database,
  { val, stores }: CountryDefinition,
  file: string,
  { set = false, dryRun = false }: StockOptions = {},
): Promise<PartialResult> =>
  database.inTransaction(async () => {
    const problems = createProblems();
    const rows: Row[] = [];
    for await (const row of readCsv(dirname(file), basename(file), ['code', 'stock'], problems)) {
      const code = row.text('code');
      const store = row.words('store').join(' ');
      if (store !== '' && !stores.some(({ id }) => String(id) === store))
        row.wrong('store', `a region of the country or nothing, not "${store}"`);
      const stock = row.whole('stock', 0);
      if (stock === null) row.wrong('stock', 'units in stock, not nothing');
      rows.push({ row, code, store, stock: stock ?? 0, was: row.whole('was', 0) });
    }
    if (rows.length === 0 && problems.list.length === 0)
      problems.add(basename(file), 2, 1, 'a row with a product');
    const known = await lockProducts(database, val, [...new Set(rows.map(({ code }) => code))]);
    const news = new Map<string, LockedProduct>();
    const changed: Change[] = [];
    const seen = new Set<string>();
    for (const { row, code: typed, store, stock, was } of rows) {
      const found = known.get(typed);
      if (!found) {
        row.wrong('code', `the code of a product that the shop has, not "${typed}"`);
        continue;
      }
      const { code } = found;
      const key = `${code} ${store}`.trim();
      if (seen.has(key)) row.wrong('code', `each product and region once, not ${key} again`);
      seen.add(key);
      const before = news.get(code) ?? found;
      const now = unitsOf(before, store);
      const units = was === null ? stock : now + stock - was;
      if (was === null && units !== now && !set)
        row.wrong(
          'was',
          `what there was when the file was made (the shop has ${now} now); --set writes ${units} over it`,
        );
      if (units < 0)
        row.wrong('stock', `at least ${(was ?? 0) - now}: of ${was ?? 0} units only ${now} are left`);
      if (units === now) continue;
      const after =
        store === ''
          ? { ...before, stock: units }
          : { ...before, store_stock: { ...before.store_stock, [store]: units } };
      news.set(code, after);
      const field = store === '' ? 'stock' : `stock of region ${store}`;
      changed.push({ of: code, field, from: String(now), to: String(units) });
    }
    if (problems.list.length > 0) return { ok: false, problems: problems.list };
    if (!dryRun && news.size > 0) await storeStock(database, val, [...news.values()]);
    return { ok: true, rows: rows.length, changed };
  });
