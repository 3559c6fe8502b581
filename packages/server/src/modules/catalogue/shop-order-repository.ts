import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';

/** In one row, by the index `products_by_position` alone. */
const readIds = statement<{ ids: string }>(
  'catalogue_shop_order',
  `select array_to_string(array(select id from products where country = $1 order by position, id), ' ') as ids`,
);

/** The ids of all products in the shop's order, with spaces between them. */
export const readIdsInOrder = async ({
  country,
  database,
}: Pick<CountryContext, 'country' | 'database'>): Promise<string> =>
  (await database.run(readIds, [country.val]))[0]?.ids ?? '';
