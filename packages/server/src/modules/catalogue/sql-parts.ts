import { storeStock } from '../../db/store-stock.ts';
import { visitorHash } from '../../http/visitor.ts';
import type { Shopper } from './shopper.ts';

/** SQL and its values; a selection of the same shape gives the same text, so that it is planned once. */
export interface Sql {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A product's texts in the language shown. */
export const texts = 'join product_texts t on t.product_id = p.id and t.language = $2 and t.country = $1';

/** Products with their texts and categories. */
export const tables = `products p ${texts} join categories c on c.id = p.category_id`;

/** Collects values, after the country and mostly the language, and gives each its place. */
export const places = (...first: readonly string[]) => {
  const values: unknown[] = [...first];
  return { values, place: (value: unknown): string => `$${values.push(value)}` };
};

/** Collects a value and gives its place, `$3`. */
export type Place = (value: unknown) => string;

/** As PostgreSQL writes a list: the driver would quote a thousand numbers one by one. */
export const listOf = (ids: readonly number[], place: Place): string =>
  `${place(`{${ids.join(',')}}`)}::int[]`;

/** The units for sale where the shopper is; a country without regions has but one kind. */
export const stockColumn = (store: number | null, place: Place): string =>
  store === null ? 'p.stock' : storeStock(`${place(store)}::int`);

/** The join that finds a shopper's quantity; nothing for a visitor who has no cart. */
export const quantityJoin = (shopper: Shopper, place: Place): { join: string; column: string } => {
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
