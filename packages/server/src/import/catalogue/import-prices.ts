import type { CountryDefinition } from '@caravan/country';
import { toWire } from '@caravan/money';
import { basename, dirname } from 'node:path';
import type { Database } from '../../db/database.ts';
import type { Change } from './compare-catalogue.ts';
import { lockProducts, storePrices, type LockedProduct } from './partial-repository.ts';
import { createProblems, type Problem } from '../problem.ts';
import { readCsv, type CsvRow } from '../tables/read-csv.ts';

/** What a file of differences has changed, or would change, or everything that is wrong with it: then nothing was. */
export type PartialResult =
  | { readonly ok: true; readonly rows: number; readonly changed: readonly Change[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

interface Row {
  readonly row: CsvRow;
  readonly code: string;
  readonly price: number;
  /** Undefined: as it was, for the file has no such column. */
  readonly oldPrice: number | null | undefined;
}

/**
 * Takes new prices from a semicolon-separated file `code;price;oldPrice` (the last may be left out: old prices stay). Products that
 * it does not name are left as they are. All of it is taken, or nothing.
 */
export const importPrices = (
  database: Database,
  { val, currency }: CountryDefinition,
  file: string,
  { dryRun = false }: { readonly dryRun?: boolean } = {},
): Promise<PartialResult> =>
  database.inTransaction(async () => {
    const problems = createProblems();
    const rows: Row[] = [];
    for await (const row of readCsv(dirname(file), basename(file), ['code', 'price'], problems)) {
      const code = row.text('code');
      const price = row.price('price', currency);
      const oldPrice = row.has('oldPrice') ? row.amount('oldPrice', currency) : undefined;
      rows.push({ row, code, price, oldPrice });
    }
    if (rows.length === 0 && problems.list.length === 0)
      problems.add(basename(file), 2, 1, 'a row with a product');
    const known = await lockProducts(database, val, [...new Set(rows.map(({ code }) => code))]);
    const news: LockedProduct[] = [];
    const changed: Change[] = [];
    const seen = new Set<string>();
    for (const { row, code: typed, price, oldPrice } of rows) {
      const before = known.get(typed);
      if (!before) {
        row.wrong('code', `the code of a product that the shop has, not "${typed}"`);
        continue;
      }
      const { code } = before;
      if (seen.has(code)) row.wrong('code', `each code once, not ${code} again`);
      seen.add(code);
      const after = { ...before, price, old_price: oldPrice === undefined ? before.old_price : oldPrice };
      row.checkOldPrice(price, after.old_price, currency);
      const told = (amount: number | null): string => (amount === null ? '' : toWire(amount, currency));
      const differs = [
        { of: code, field: 'price', from: told(before.price), to: told(after.price) },
        { of: code, field: 'oldPrice', from: told(before.old_price), to: told(after.old_price) },
      ].filter(({ from, to }) => from !== to);
      if (differs.length > 0) news.push(after);
      changed.push(...differs);
    }
    if (problems.list.length > 0) return { ok: false, problems: problems.list };
    if (!dryRun && news.length > 0) await storePrices(database, val, news);
    return { ok: true, rows: rows.length, changed };
  });
