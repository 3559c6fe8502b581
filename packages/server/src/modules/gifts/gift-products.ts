import { statement, type Database } from '../../db/database.ts';
import { storeStock } from '../../db/store-stock.ts';
import type { CountryContext } from '../../context.ts';
import type { UsedLimits } from '../orders/limits-used.ts';

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

/** The same gifts with the units that the member's own unpaid order holds: a newer order takes that one's place (PAY-7). */
export const withHeld = (
  gifts: readonly GiftProduct[],
  used: ReadonlyMap<number, Pick<UsedLimits, 'held'>> | undefined,
): readonly GiftProduct[] =>
  gifts.map((gift) => ({ ...gift, stock: gift.stock + (used?.get(gift.product_id)?.held ?? 0) }));

/** The country's gifts in the operator's order with the stock of a region; none, and no statement, where the country gives none (LIM-6). */
export const readGiftProducts = async (
  { country, database }: Pick<CountryContext, 'country'> & { readonly database: Database },
  store: number | null,
  language: string = country.defaultLanguage,
): Promise<readonly GiftProduct[]> =>
  country.rules.gifts?.freeGift ? database.run(giftProducts, [country.val, language, store]) : [];
