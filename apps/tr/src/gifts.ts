import type { GiftRules } from '@caravan/cart-rules';

/** A coupon of 100 TL from 300 TL on, good for 90 days; a gift over 1000 TL, chosen in `catalogue/products.csv` (LIM-6). */
export const gifts: GiftRules = {
  coupon: { amount: 10_000, from: 30_000, validDays: 90 },
  freeGift: { over: 100_000 },
};
