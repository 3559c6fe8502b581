import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';
import { storeStock } from '../../db/store-stock.ts';

/** A product that the operator gives, as it is today. */
export interface GiftProduct {
  product_id: number;
  code: string;
  stock: number;
  picture: string;
  name: string;
  slug: string;
  names: Record<string, string>;
}

const giftProducts = statement<GiftProduct>(
  'gifts_products',
  `select p.id as product_id, p.code, ${storeStock('$3::int')} as stock, p.picture, t.name, t.slug,
          (select jsonb_object_agg(x.language, x.name) from product_texts x where x.product_id = p.id) as names
     from products p join product_texts t on t.product_id = p.id and t.language = $2
    where p.country = $1 and p.gift is not null order by p.gift, p.id`,
);

/** What the operator of one country gives. */
export interface GiftProductRepository {
  /** In the operator's order, with the stock of a region. */
  list(language: string, store: number | null): Promise<GiftProduct[]>;
}

/** Gifts in the database. */
export const createGiftProductRepository = ({
  country: { val },
  database,
}: Pick<CountryContext, 'country' | 'database'>): GiftProductRepository => ({
  list: (language, store) => database.run(giftProducts, [val, language, store]),
});
