import type { Language } from '@caravan/i18n';
import type { CountryContext } from '../context.ts';
import { statement } from '../db/database.ts';

/** A product's slug in each language that has its words. */
export interface ProductSlugs {
  readonly id: number;
  readonly slugs: Partial<Record<Language, string>>;
}

/** Products as search engines need them: those for sale, in the order of their ids. */
export interface ProductSlugsReader {
  readonly find: (id: number) => Promise<ProductSlugs['slugs']>;
  /** Ids after which the parts of a list of all products begin, the first part after 0. */
  readonly partStarts: (size: number) => Promise<number[]>;
  readonly after: (id: number, size: number) => Promise<ProductSlugs[]>;
}

const find = statement<{ slugs: ProductSlugs['slugs'] }>(
  'product_slugs_find',
  'select json_object_agg(language, slug) as slugs from product_texts where product_id = $1 and country = $2',
);
const starts = statement<{ id: number }>(
  'product_slugs_starts',
  `select id from (select id, row_number() over (order by id) as place from products where country = $1 and not disabled) p
    where place % $2::int = 0 order by id`,
);
const after = statement<ProductSlugs>(
  'product_slugs_after',
  `select p.id, json_object_agg(t.language, t.slug) as slugs
     from (select id from products where country = $1 and not disabled and id > $2 order by id limit $3) p
     join product_texts t on t.product_id = p.id
    group by p.id order by p.id`,
);

export const createProductSlugs = ({
  country: { val },
  database,
}: Pick<CountryContext, 'country' | 'database'>): ProductSlugsReader => ({
  find: async (id) => (await database.run(find, [id, val]))[0]?.slugs ?? {},
  partStarts: async (size) => [0, ...(await database.run(starts, [val, size])).map(({ id }) => id)],
  after: (id, size) => database.run(after, [val, id, size]),
});
