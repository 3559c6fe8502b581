import { statement, type Database } from '../../db/database.ts';

/** What partial imports change of a product, locked until the transaction ends. */
export interface LockedProduct {
  readonly id: number;
  readonly code: string;
  readonly price: number;
  readonly old_price: number | null;
  readonly stock: number;
  readonly store_stock: Readonly<Record<string, number>>;
}

// In the order of their ids, as everybody who locks several products does.
const lock = statement<LockedProduct>(
  'import_lock_products',
  `select id, code, price::float8 as price, old_price::float8 as old_price, stock, store_stock
     from products where country = $1 and code in (select jsonb_array_elements_text($2::jsonb))
    order by id for no key update`,
);

const writePrices = statement(
  'import_write_prices',
  `update products p set price = n.price, old_price = n.old_price
     from jsonb_to_recordset($1::jsonb) as n (id integer, price bigint, old_price bigint) where p.id = n.id`,
);

const writeStock = statement(
  'import_write_stock',
  `update products p set stock = n.stock, store_stock = n.store_stock
     from jsonb_to_recordset($1::jsonb) as n (id integer, stock integer, store_stock jsonb) where p.id = n.id`,
);

const countChange = statement(
  'import_count_change',
  'update catalogue_versions set version = version + 1 where country = $1',
);

const findCodes = statement<{ code: string }>(
  'import_find_codes',
  'select code from products where country = $1 and code in (select jsonb_array_elements_text($2::jsonb))',
);

const findZeros = statement<{ code: string; plain: string }>(
  'import_find_codes_with_zeros',
  `select min(code) as code, ltrim(code, '0') as plain from products
    where country = $1 and code like '0%' and ltrim(code, '0') in (select jsonb_array_elements_text($2::jsonb))
    group by ltrim(code, '0') having count(*) = 1`,
);

/** Codes of which the shop has none, as it has them with zeros before: a spreadsheet saves `063` as `63`. */
const codesWithZeros = async (
  database: Database,
  country: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const found = await database.run(findCodes, [country, JSON.stringify(codes)]);
  const known = new Set(found.map(({ code }) => code));
  const missing = codes.filter((code) => /^[1-9]\d*$/.test(code) && !known.has(code));
  if (missing.length === 0) return new Map();
  const rows = await database.run(findZeros, [country, JSON.stringify(missing)]);
  return new Map(rows.map(({ code, plain }) => [plain, code]));
};

/** The named products of a country by code as it was typed, locked; one that has zeros before it is meant without them, too. */
export const lockProducts = async (
  database: Database,
  country: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, LockedProduct>> => {
  const withZeros = await codesWithZeros(database, country, codes);
  const wanted = new Set(codes.map((code) => withZeros.get(code) ?? code));
  const rows = await database.run(lock, [country, JSON.stringify([...wanted])]);
  const products = new Map(rows.map((row) => [row.code, row]));
  return new Map(
    codes.flatMap((code) => {
      const product = products.get(withZeros.get(code) ?? code);
      return product ? [[code, product] as const] : [];
    }),
  );
};

/** Writes prices of locked products; every process of the country sees them by the catalogue's next version. */
export const storePrices = async (
  database: Database,
  country: string,
  rows: readonly Pick<LockedProduct, 'id' | 'price' | 'old_price'>[],
): Promise<void> => {
  await database.run(writePrices, [JSON.stringify(rows)]);
  await database.run(countChange, [country]);
};

/** Writes units of locked products. */
export const storeStock = async (
  database: Database,
  country: string,
  rows: readonly Pick<LockedProduct, 'id' | 'stock' | 'store_stock'>[],
): Promise<void> => {
  await database.run(writeStock, [JSON.stringify(rows)]);
  await database.run(countChange, [country]);
};
