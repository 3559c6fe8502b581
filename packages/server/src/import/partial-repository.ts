import { statement, type Database } from '../db/database.ts';

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

/** The named products of a country by code, locked. */
export const lockProducts = async (
  database: Database,
  country: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, LockedProduct>> => {
  const rows = await database.run(lock, [country, JSON.stringify(codes)]);
  return new Map(rows.map((row) => [row.code, row]));
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
