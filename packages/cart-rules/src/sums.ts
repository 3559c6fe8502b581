import type { Minor } from '@caravan/money';
import type { Totals } from './types.ts';

/** What the goods cost after discount, before coupon, delivery and fee, in the smallest unit: what thresholds count. */
export const goodsOf = ({ subTotal, discount }: Pick<Totals, 'subTotal' | 'discount'>): Minor =>
  subTotal - discount;

/**
 * What an order costs before the organizational fee, of which that fee is a percent, in the smallest unit (CHK-5). A delivery
 * that is still open counts nothing.
 */
export const payableOf = (totals: Pick<Totals, 'subTotal' | 'discount' | 'coupon' | 'deliveryFee'>): Minor =>
  goodsOf(totals) - totals.coupon + (totals.deliveryFee ?? 0);
