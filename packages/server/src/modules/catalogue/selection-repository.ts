import { productColumns } from './product-row.ts';
import { isFiltered, type Selection } from './selection.ts';
import type { Shopper } from './shopper.ts';
import {
  listOf,
  places,
  quantityJoin,
  stockColumn,
  tables,
  texts,
  type Place,
  type Sql,
} from './sql-parts.ts';

/** A way to sort: what products are sorted by, then their ids, both columns of one index. */
interface Order {
  readonly by: string;
  readonly tie: string;
  readonly direction: 'asc' | 'desc';
}

const orders: Readonly<Record<NonNullable<Selection['sort']> | 'position', Order>> = {
  name: { by: 't.rank', tie: 't.product_id', direction: 'asc' },
  price: { by: 'p.price', tie: 'p.id', direction: 'asc' },
  '-price': { by: 'p.price', tie: 'p.id', direction: 'desc' },
  cc: { by: 'p.cc', tie: 'p.id', direction: 'asc' },
  position: { by: 'p.position', tie: 'p.id', direction: 'asc' },
};

const orderOf = ({ sort }: Selection): Order => orders[sort ?? 'position'];

/** Whether all products are shown in the order of their names: their texts alone tell which those are. */
const isByNameOnly = (selection: Selection): boolean =>
  selection.sort === 'name' && !selection.search && !isFiltered(selection);

/** Where a selection's products are: all, or those that the search has found. */
const sourceOf = (selection: Selection, place: Place): string => {
  const { search, sort } = selection;
  if (isByNameOnly(selection)) return 'product_texts t';
  const words = sort === 'name' ? ` ${texts}` : '';
  if (!search) return `products p${words}`;
  // One by one, however many the planner expects: a catalogue is never read from end to end.
  const products = 'cross join lateral (select * from products where id = f.id limit 1) p';
  return `unnest(${listOf(search.products.ids, place)}) with ordinality as f (id, at) ${products}${words}`;
};

const conditions = (selection: Selection, store: number | null, place: Place): string =>
  [
    isByNameOnly(selection) ? 't.country = $1 and t.language = $2' : 'p.country = $1',
    ...(selection.popular ? ['p.popular'] : []),
    ...(selection.promotion ? ['p.promotion'] : []),
    ...(selection.inStock ? [`${stockColumn(store, place)} > 0 and not p.disabled`] : []),
    ...(selection.priceFrom === undefined ? [] : [`p.price >= ${place(selection.priceFrom)}`]),
    ...(selection.ccFrom === undefined ? [] : [`p.cc >= ${place(selection.ccFrom)}`]),
    ...(selection.category === undefined
      ? []
      : [
          `p.category_id = (select id from categories where country = $1 and slug = ${place(selection.category)})`,
        ]),
  ].join(' and ');

/** A place in the order of a selection: what stands there is sorted by, and its id. */
export interface OrderKey {
  readonly by: number;
  readonly id: number;
}

/** Every so many products of a long list a place is remembered, from which its later pages are read. */
export const keyEvery = 1000;

/** Rows of one page (API-4). */
const mostRows = 100;

/** Every thousandth place of a selection, in its order. */
export const selectKeys = (country: string, selection: Selection, store: number | null): Sql => {
  const { by, tie, direction } = orderOf(selection);
  const { values, place } = places(country, ...(selection.sort === 'name' ? [selection.language] : []));
  const order = `${by} ${direction}, ${tie} ${direction}`;
  const where = conditions(selection, store, place);
  return {
    text: `select by, id from (select ${by} as by, ${tie} as id, row_number() over (order by ${order}) as at
       from ${sourceOf(selection, place)} where ${where}) k where at % ${keyEvery} = 0 order by at`,
    values,
  };
};

/** Sizes of the pages that nearly all callers ask for: one that is part of the text is planned but once. */
const usualLimits: readonly number[] = [9, 24];

/** Rows of the products whose ids `page` gives, an array in SQL, in the order of those. */
const rowsOfPage = (page: string, shopper: Shopper, place: Place): string => {
  const { join, column } = quantityJoin(shopper, place);
  return `with page as materialized (select ${page} as ids)
      select ${productColumns}, ${stockColumn(shopper.store, place)} as stock, ${column} from page
        join products p on p.id = any(page.ids) ${texts}
        join categories c on c.id = p.category_id ${join} order by array_position(page.ids, p.id)`;
};

/** The rows of products that somebody else has put in order. */
export const selectByIds = (
  country: string,
  language: string,
  ids: readonly number[],
  shopper: Shopper,
): Sql => {
  const { values, place } = places(country, language);
  return { text: rowsOfPage(listOf(ids, place), shopper, place), values };
};

/**
 * The rows of a selection. Which they are an index tells before any words are read. `after` is the place from which the offset is
 * counted, without it the beginning.
 */
export const selectProducts = (
  country: string,
  selection: Selection,
  shopper: Shopper,
  after?: OrderKey,
): Sql => {
  const { values, place } = places(country, selection.language);
  const { search, sort, limit, offset } = selection;
  const { by, tie, direction } = orderOf(selection);
  const beyond = direction === 'asc' ? '>' : '<';
  const source = sourceOf(selection, place);
  const where = [
    conditions(selection, shopper.store, place),
    ...(after ? [`(${by}, ${tie}) ${beyond} (${place(after.by)}, ${place(after.id)})`] : []),
  ].join(' and ');
  // A search without an order of its own begins with the product whose code was typed, then those of the language shown.
  const before =
    search && !sort
      ? [`(lower(p.code collate "C") = ${place(search.code)}) desc`, `f.at > ${place(search.products.own)}`]
      : [];
  const order = [...before, `${by} ${direction}`, `${tie} ${direction}`].join(', ');
  const first = (most: number): string =>
    `select ${tie} as id from ${source} where ${where} order by ${order} limit ${most}`;
  // Roughly how far it reads is in the text: of places in a list the planner knows nothing, and would plan each page anew.
  const farthest = (Math.floor(offset / keyEvery) + 1) * keyEvery + mostRows;
  const page =
    offset === 0 && usualLimits.includes(limit)
      ? first(limit)
      : `select id from (${first(farthest)}) k limit ${place(limit)} offset ${place(offset)}`;
  return { text: rowsOfPage(`array(${page})`, shopper, place), values };
};

/** How many rows a selection has in all. */
export const countProducts = (country: string, selection: Selection, store: number | null): Sql => {
  const { values, place } = places(country);
  const { sort: _, ...unsorted } = selection;
  return {
    text: `select count(*)::int as count from ${sourceOf(unsorted, place)} where ${conditions(unsorted, store, place)}`,
    values,
  };
};

/** How many rows of a selection come after a remembered place and before a value of what it is sorted by: fewer than `keyEvery`. */
export const countBefore = (
  country: string,
  selection: Selection,
  store: number | null,
  value: number,
  after?: OrderKey,
): Sql => {
  const { by, tie } = orderOf(selection);
  const { values, place } = places(country);
  const where = [
    conditions(selection, store, place),
    `${by} < ${place(value)}`,
    ...(after ? [`(${by}, ${tie}) > (${place(after.by)}, ${place(after.id)})`] : []),
  ].join(' and ');
  // The order and the limit have them read by the index, however many the planner expects.
  return {
    text: `select count(*)::int as before from
      (select from ${sourceOf(selection, place)} where ${where} order by ${by}, ${tie} limit ${keyEvery}) b`,
    values,
  };
};

/** Products by exact codes. */
export const selectByCodes = (
  country: string,
  language: string,
  codes: readonly string[],
  shopper: Shopper,
): Sql => {
  const { values, place } = places(country, language);
  const { join, column } = quantityJoin(shopper, place);
  const stock = `${stockColumn(shopper.store, place)} as stock`;
  return {
    text: `select ${productColumns}, ${stock}, ${column} from ${tables} ${join} where p.country = $1 and p.code = any(${place(codes)}::text[])`,
    values,
  };
};
