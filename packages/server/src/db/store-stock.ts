/**
 * SQL for the units of a product `p` that a region sells: its own where the country keeps some for it, else the common ones.
 * `store` is a parameter or column with the region's id, null where a country has no regions.
 */
export const storeStock = (store: string): string =>
  `coalesce((p.store_stock ->> (${store})::text)::int, p.stock)`;

/** SQL for whose units those are: the region's id as text, or null for the common ones. */
export const stockKeeper = (store: string): string =>
  `case when p.store_stock ? (${store})::text then (${store})::text end`;
