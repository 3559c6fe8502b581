import { country } from 'kg/country';
import type { Database } from '@caravan/server';
import { countingStates, fillBooks } from '@caravan/server/import';

/** How large a member's business is. */
export interface BusinessSize {
  /** Paid orders of their own. */
  readonly orders: number;
  readonly sponsored: number;
  /** Paid orders of each whom they sponsored. */
  readonly ordersOfEach: number;
}

/** Paid orders of members, spread over two and a half years; `$2`: their ids, `$3`: orders of each. */
const insertOrders = `
  insert into orders (country, code, member_id, status, language, cart_id, cart_version, currency, level, sub_total, discount, discount_bp,
                      payment_fee, additional_tax, vat_bp, total, cc, rules_version, created_at, placed_at, paid_at)
  select $1, $4 || '-' || m || '-' || n, m, 'delivered', 'ru', 0, 0, 'KGS', 'supervisor', 1890, 0, 0, 0, 0, 0, 1890, 125, 'bench', at, at, at
    from unnest($2::int[]) m cross join generate_series(1, $3::int) n,
         lateral (select now() - (n * 900.0 / $3::int) * interval '1 day' as at) as t`;

/** Gives one of the shop's members a business of that size, booked as payments would have. `place`: among those who were filled in. */
export const fillBusiness = async (
  database: Database,
  place: number,
  { orders, sponsored, ordersOfEach }: BusinessSize,
): Promise<void> => {
  const { rows: owners } = await database.executeSql(
    'select id, fbo_id from members order by id offset $1 limit 1',
    [place],
  );
  const [owner] = owners;
  if (!owner) throw new Error(`there is no member ${place}`);
  const { rows } = await database.executeSql(
    `insert into members (fbo_id, home_country, first_name, last_name, level, language, sponsor_id, created_at)
     select $1 || lpad(($2::int * 1000000 + n)::text, 9, '0'), $3, 'Load', 'Customer', 'novus', 'ru', $4, now() - n % 900 * interval '1 day'
       from generate_series(1, $5::int) n returning id`,
    [country.fboPrefix, 700 + place, country.val, owner['fbo_id'], sponsored],
  );
  await database.executeSql(insertOrders, [country.val, [owner['id']], orders, `OWN${place}`]);
  await database.executeSql(insertOrders, [
    country.val,
    rows.map(({ id }) => id),
    ordersOfEach,
    `OF${place}`,
  ]);
  await fillBooks({ country, database }, countingStates);
  await database.executeSql('analyze orders, members, sales, order_credits, member_volumes');
};
