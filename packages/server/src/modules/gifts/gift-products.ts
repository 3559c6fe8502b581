import type { CountryContext } from '../../context.ts';
import type { UsedLimits } from '../limits/index.ts';
import { createGiftProductRepository, type GiftProduct } from './gift-product-repository.ts';

/** The same gifts with the units that the member's own unpaid order holds: a newer order takes that one's place (PAY-7). */
export const withHeld = (
  gifts: readonly GiftProduct[],
  used: ReadonlyMap<number, Pick<UsedLimits, 'held'>> | undefined,
): readonly GiftProduct[] =>
  gifts.map((gift) => ({ ...gift, stock: gift.stock + (used?.get(gift.product_id)?.held ?? 0) }));

/** The country's gifts in the operator's order with the stock of a region; none, and no statement, where the country gives none (LIM-6). */
export const readGiftProducts = async (
  context: Pick<CountryContext, 'country' | 'database'>,
  store: number | null,
  language: string = context.country.defaultLanguage,
): Promise<readonly GiftProduct[]> =>
  context.country.rules.gifts?.freeGift ? createGiftProductRepository(context).list(language, store) : [];
