import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';

const listCodes = statement<{ code: string }>(
  'saved_codes',
  `select p.code from saved_products s join products p on p.id = s.product_id
    where s.country = $1 and s.member_id = $2 order by s.saved_at desc, s.product_id desc`,
);
const findSaved = statement<{ product_id: number }>(
  'saved_find',
  'select product_id from saved_products where country = $1 and member_id = $2 and product_id = $3',
);
const countSaved = statement<{ count: number }>(
  'saved_count',
  'select count(*)::int as count from saved_products where country = $1 and member_id = $2',
);
/** A millisecond lies between each and the next, in the order of `$3`. */
const insertSaved = statement<{ product_id: number }>(
  'saved_add',
  `insert into saved_products (country, member_id, product_id, saved_at)
   select $1, $2, p.id, $4::timestamptz - w.place * interval '1 millisecond'
     from unnest($3::int[]) with ordinality as w (id, place) join products p on p.id = w.id and p.country = $1
    order by w.place limit $5
   on conflict do nothing returning product_id`,
);
const deleteSaved = statement(
  'saved_delete',
  'delete from saved_products where country = $1 and member_id = $2 and product_id = $3',
);
const findProduct = statement<{ id: number }>(
  'saved_product',
  'select id from products where country = $1 and id = $2',
);

/** Products that members keep for later, in the database. */
export const createSavedRepository = ({
  country: { val },
  database,
}: Pick<CountryContext, 'country' | 'database'>) => ({
  /** Codes of the products, those saved last first. */
  codes: async (memberId: number): Promise<string[]> =>
    (await database.run(listCodes, [val, memberId])).map(({ code }) => code),
  has: async (memberId: number, productId: number): Promise<boolean> =>
    (await database.run(findSaved, [val, memberId, productId])).length > 0,
  count: async (memberId: number): Promise<number> =>
    (await database.run(countSaved, [val, memberId]))[0]?.count ?? 0,
  isProduct: async (productId: number): Promise<boolean> =>
    (await database.run(findProduct, [val, productId])).length > 0,
  /** At most `most` of them, the first ones; unknown products are passed over. */
  async add(memberId: number, productIds: readonly number[], at: Date, most: number): Promise<void> {
    await database.run(insertSaved, [val, memberId, productIds, at, most]);
  },
  async remove(memberId: number, productId: number): Promise<void> {
    await database.run(deleteSaved, [val, memberId, productId]);
  },
});
