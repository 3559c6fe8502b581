import { storeStock } from '../../db/store-stock.ts';
import { visitorHash } from '../../http/visitor.ts';
import { productColumns } from './product-row.ts';
import type { WordKeys } from './search-keys.ts';
import type { Selection } from './selection.ts';
import type { Shopper } from './shopper.ts';

/** SQL and its values; a selection of the same shape gives the same text, so that it is planned once. */
export interface Sql {
  readonly text: string;
  readonly values: readonly unknown[];
}

const orders = {
  name: 't.rank, p.id',
  price: 'p.price, p.id',
  '-price': 'p.price desc, p.id desc',
  cc: 'p.cc, p.id',
  position: 'p.position, p.id',
} as const;

/** A search without an order of its own begins with the product whose code was typed, then those of the language shown. */
const orderOf = ({ sort, search }: Selection, place: (value: unknown) => string): string => {
  if (!search || sort) return orders[sort ?? 'position'];
  const shownFirst = search.among === 'both' ? '(p.id in (select product_id from shown)) desc, ' : '';
  return `(lower(p.code) = ${place(search.code)}) desc, ${shownFirst}${orders.position}`;
};

const tables = `products p
  join product_texts t on t.product_id = p.id and t.language = $2 and t.country = $1
  join categories c on c.id = p.category_id`;

/** Collects values, after the country and mostly the language, and gives each its place. */
const places = (...first: readonly string[]) => {
  const values: unknown[] = [...first];
  return { values, place: (value: unknown): string => `$${values.push(value)}` };
};

/** More than a person looks through; keeps a word that half of a large catalogue has from costing more than others. */
const mostFound = 1000;

const having = (
  words: readonly WordKeys[],
  among: 'shown' | 'any',
  place: (value: unknown) => string,
): string =>
  `select product_id from product_texts where country = $1 and language = $2
    and ${words.map((word) => `keys && ${place(word[among])}::text[]`).join(' and ')} limit ${mostFound}`;

/** What the search finds, by its index and nothing else: the planner would rather walk the catalogue in its order. */
const searchPart = ({ search }: Selection, place: (value: unknown) => string): string => {
  if (!search) return '';
  const { words, among } = search;
  if (among !== 'both') return `with found as materialized (${having(words, among, place)}) `;
  return `with shown as materialized (${having(words, 'shown', place)}),
    found as materialized (select product_id from shown union (${having(words, 'any', place)}) limit ${mostFound}) `;
};

/** How many products have the words in the language shown, and how many in any; a thousand and more are a thousand. */
export const countMatches = (country: string, language: string, words: readonly WordKeys[]): Sql => {
  const { values, place } = places(country, language);
  const count = (among: 'shown' | 'any'): string =>
    `(select count(*)::int from (${having(words, among, place)}) f) as "${among}"`;
  return { text: `select ${count('shown')}, ${count('any')}`, values };
};

/** The units for sale where the shopper is; a country without regions has but one kind. */
const stockColumn = (store: number | null, place: (value: unknown) => string): string =>
  store === null ? 'p.stock' : storeStock(`${place(store)}::int`);

const conditions = (
  selection: Selection,
  store: number | null,
  place: (value: unknown) => string,
): string => {
  return [
    'p.country = $1',
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
    ...(selection.search ? ['p.id in (select product_id from found)'] : []),
  ].join(' and ');
};

/** The join that finds a shopper's quantity; nothing for a visitor who has no cart. */
export const quantityJoin = (
  shopper: Shopper,
  place: (value: unknown) => string,
): { join: string; column: string } => {
  if (shopper.memberId === null && shopper.visitor === null) return { join: '', column: '0 as quantity' };
  const owner =
    shopper.memberId === null
      ? `k.visitor_hash = ${place(visitorHash(shopper.visitor ?? ''))}`
      : `k.member_id = ${place(shopper.memberId)}`;
  return {
    join: `left join carts k on k.country = $1 and ${owner}
      left join cart_lines l on l.cart_id = k.id and l.product_id = p.id`,
    column: 'coalesce(l.quantity, 0) as quantity',
  };
};

/** The rows of a selection. */
export const selectProducts = (country: string, selection: Selection, shopper: Shopper): Sql => {
  const { values, place } = places(country, selection.language);
  const { join, column } = quantityJoin(shopper, place);
  const found = searchPart(selection, place);
  const where = conditions(selection, shopper.store, place);
  const stock = `${stockColumn(shopper.store, place)} as stock`;
  const window = `limit ${place(selection.limit)} offset ${place(selection.offset)}`;
  const order = orderOf(selection, place);
  return {
    text: `${found}select ${productColumns}, ${stock}, ${column} from ${tables} ${join} where ${where} order by ${order} ${window}`,
    values,
  };
};

/** How many rows a selection has in all. Without a search the facts alone are counted. */
export const countProducts = (country: string, selection: Selection, store: number | null): Sql => {
  const { search } = selection;
  const { values, place } = search ? places(country, selection.language) : places(country);
  const orderless = search?.among === 'both' ? { ...search, among: 'any' as const } : search;
  const found = orderless ? searchPart({ ...selection, search: orderless }, place) : '';
  return {
    text: `${found}select count(*)::int as count from products p where ${conditions(selection, store, place)}`,
    values,
  };
};

/** One product with its page's words, by id. */
export const selectProduct = (country: string, language: string, id: number, shopper: Shopper): Sql => {
  const { values, place } = places(country, language);
  const { join, column } = quantityJoin(shopper, place);
  const stock = `${stockColumn(shopper.store, place)} as stock`;
  const words =
    'p.more_pictures, c.id as category_id, c.names as category_names, t.description, t.usage, t.ingredients';
  return {
    text: `select ${productColumns}, ${stock}, ${words}, ${column} from ${tables} ${join} where p.country = $1 and p.id = ${place(id)}`,
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

/** Other products of a category that can be bought, in the shop's order. */
export const selectRelated = (
  country: string,
  language: string,
  { id, category_id }: { id: number; category_id: number },
  shopper: Shopper,
  limit: number,
): Sql => {
  const { values, place } = places(country, language);
  const { join, column } = quantityJoin(shopper, place);
  const stock = stockColumn(shopper.store, place);
  return {
    text: `select ${productColumns}, ${stock} as stock, ${column} from ${tables} ${join}
      where p.country = $1 and p.category_id = ${place(category_id)} and p.id <> ${place(id)} and ${stock} > 0 and not p.disabled
      order by p.position, p.id limit ${place(limit)}`,
    values,
  };
};
