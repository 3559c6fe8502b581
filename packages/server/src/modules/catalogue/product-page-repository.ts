import { productColumns } from './product-row.ts';
import type { Shopper } from './shopper.ts';
import { places, quantityJoin, stockColumn, tables, type Sql } from './sql-parts.ts';

/** Columns of a product's page that its card does not need, by their names in the answer. */
const pageColumns = {
  more_pictures: 'p.more_pictures',
  category_names: 'c.names',
  description: 't.description',
  usage: 't.usage',
  ingredients: 't.ingredients',
  notice: 't.notice',
  slugs:
    '(select json_object_agg(language, slug) from product_texts where product_id = p.id and country = $1)',
};

/**
 * One product with its page's words, by id, at place 0; after it others of its category that can be bought, in the shop's order.
 * `related`, how many of those, is part of the text: what the planner knows it plans but once.
 */
export const selectProduct = (
  country: string,
  language: string,
  id: number,
  shopper: Shopper,
  related: number,
): Sql => {
  const { values, place } = places(country, language);
  const { join, column } = quantityJoin(shopper, place);
  const stock = stockColumn(shopper.store, place);
  const asked = place(id);
  const columns = `${productColumns}, ${stock} as stock, ${column}`;
  const own = Object.entries(pageColumns).map(([name, of]) => `${of} as ${name}`);
  const none = Object.keys(pageColumns).map(() => 'null');
  return {
    text: `(select ${columns}, 0 as place, ${own.join(', ')} from ${tables} ${join} where p.country = $1 and p.id = ${asked})
      union all
      (select ${columns}, row_number() over (order by p.position, p.id)::int, ${none.join(', ')} from ${tables} ${join}
        where p.country = $1 and p.category_id = (select category_id from products where country = $1 and id = ${asked})
          and p.id <> ${asked} and ${stock} > 0 and not p.disabled
        order by p.position, p.id limit ${related})
      order by place`,
    values,
  };
};
