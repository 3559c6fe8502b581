import { ccToWire, goodsOf, retailFor, type Level, type ShopRules } from '@caravan/cart-rules';
import { toWire, type Currency, type Minor } from '@caravan/money';
import type { CartView } from '../view-cart.ts';

/** What brings a cart to its next goal. */
export interface FillerGoal {
  /** The minimum order comes before free delivery. */
  readonly reaches: 'minimum' | 'delivery';
  /** As the list of products is asked for it. */
  readonly query: { readonly price_from: string } | { readonly cc_from: string };
  /** The most that one of them may cost this buyer, in the smallest unit: who lacks a little is not sold a lot. */
  readonly most: Minor;
}

/**
 * What is still missing to the minimum order, else to free delivery (CART-11); null where nothing is. Money is asked for at the
 * retail price that comes to it after the buyer's discount, and up to twice as much; case credits as far as they cost no more than
 * all that is in the cart.
 */
export const fillerGoal = (
  { minimum, freeDelivery, totals }: Pick<CartView, 'minimum' | 'freeDelivery' | 'totals'>,
  {
    rules,
    currency,
    level,
  }: {
    readonly rules: Pick<ShopRules, 'levelDiscountBp'>;
    readonly currency: Currency;
    readonly level: Level | null;
  },
): FillerGoal | null => {
  const inMoney = (reaches: FillerGoal['reaches'], missing: Minor): FillerGoal | null => {
    const retail = retailFor(rules, missing, level);
    return retail === null
      ? null
      : { reaches, query: { price_from: toWire(retail, currency) }, most: 2 * missing };
  };
  if (minimum && !minimum.met) return inMoney('minimum', minimum.missing);
  if (!freeDelivery || freeDelivery.met) return null;
  if (freeDelivery.missing !== undefined) return inMoney('delivery', freeDelivery.missing);
  const query = { cc_from: ccToWire(freeDelivery.missingCc ?? 0) };
  return { reaches: 'delivery', query, most: goodsOf(totals) };
};
