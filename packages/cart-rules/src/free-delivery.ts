import type { Minor } from '@caravan/money';
import type { Level } from './level-names.ts';
import type { CartReview, CourierRule, FreeFrom, MilliCc } from './types.ts';

/** What thresholds are compared with: goods after discount, before delivery; and the cart's case credits. */
export interface Basket {
  readonly goods: Minor;
  readonly cc: MilliCc;
  readonly level: Level | null;
}

const missingTo = (threshold: number | undefined, reached: number, over: boolean): number =>
  threshold === undefined ? 0 : Math.max(0, threshold + (over ? 1 : 0) - reached);

/** What a basket lacks to a threshold; all that the threshold names must be reached. */
const distance = ({ goods, cc, over = false }: FreeFrom, basket: Basket): { goods: Minor; cc: MilliCc } => ({
  goods: missingTo(goods, basket.goods, over),
  cc: missingTo(cc, basket.cc, over),
});

const reached = (threshold: FreeFrom, basket: Basket): boolean => {
  const { goods, cc } = distance(threshold, basket);
  return goods === 0 && cc === 0;
};

/** The threshold that counts for this buyer: one already reached, else the lowest by goods, then by case credits. */
export const freeThreshold = (rule: CourierRule, basket: Basket): FreeFrom | null => {
  const open = (rule.freeFrom ?? [])
    .filter(({ levels }) => levels === undefined || (basket.level !== null && levels.includes(basket.level)))
    .toSorted((a, b) => (a.goods ?? 0) - (b.goods ?? 0) || (a.cc ?? 0) - (b.cc ?? 0));
  return open.find((threshold) => reached(threshold, basket)) ?? open[0] ?? null;
};

/** The fee of a courier rule for a basket: nothing from its threshold on (DLV-1, DLV-2, DLV-4). */
export const courierFee = (rule: CourierRule, basket: Basket): Minor => {
  const threshold = freeThreshold(rule, basket);
  return threshold !== null && reached(threshold, basket) ? 0 : rule.fee;
};

/** How far a basket is from a free courier; null where that rule is never free (CART-3). */
export const freeProgress = (rule: CourierRule, basket: Basket): CartReview['freeDelivery'] => {
  if (courierFee(rule, basket) === 0) return { met: true };
  const threshold = freeThreshold(rule, basket);
  if (threshold === null) return null;
  const { goods, cc } = distance(threshold, basket);
  return {
    ...(goods > 0 && { missing: goods }),
    ...(cc > 0 && { missingCc: cc }),
    met: false,
  };
};
