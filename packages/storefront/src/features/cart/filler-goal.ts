import { ccToWire, retailFor, type Level, type ShopRules } from '@caravan/cart-rules';
import { toWire, type Currency } from '@caravan/money';
import type { CartView } from './view-cart.ts';

/** What brings a cart to its next goal, as the list of products is asked for it. */
export type FillerGoal = { readonly price_from: string } | { readonly cc_from: string };

/**
 * What is still missing to the minimum order, else to free delivery (CART-11); null where nothing is. Money is asked for at the
 * retail price that comes to it after the buyer's discount.
 */
export const fillerGoal = (
  { minimum, freeDelivery }: Pick<CartView, 'minimum' | 'freeDelivery'>,
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
  const atRetail = (missing: number): FillerGoal | null => {
    const retail = retailFor(rules, missing, level);
    return retail === null ? null : { price_from: toWire(retail, currency) };
  };
  if (minimum && !minimum.met) return atRetail(minimum.missing);
  if (!freeDelivery || freeDelivery.met) return null;
  if (freeDelivery.missing !== undefined) return atRetail(freeDelivery.missing);
  return { cc_from: ccToWire(freeDelivery.missingCc ?? 0) };
};
