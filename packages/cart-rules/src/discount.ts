import { percentOf, sum, times, type Minor } from '@caravan/money';
import type { Level } from './level-names.ts';
import type { RuleLine, ShopRules } from './types.ts';

/** What each level saves where a country does not say otherwise, in basis points (LIM-5). */
export const standardLevelDiscounts: Readonly<Record<Level, number>> = {
  novus: 500,
  assistant_supervisor: 3000,
  supervisor: 3800,
  assistant_manager: 4300,
  manager: 4800,
};

/** The level discount in basis points; a visitor has none (LIM-5). */
export const discountFor = (rules: Pick<ShopRules, 'levelDiscountBp'>, level: Level | null): number =>
  level === null ? 0 : rules.levelDiscountBp[level];

/** A member's own unit price to show beside the retail price (SHOP-7); null where no discount applies. */
export const memberPrice = (
  rules: Pick<ShopRules, 'levelDiscountBp'>,
  price: Minor,
  level: Level | null,
  discountable: boolean,
): Minor | null => {
  const discountBp = discountFor(rules, level);
  return discountable && discountBp > 0 ? price - percentOf(price, discountBp) : null;
};

/** What the lines cost at the shop's prices, and what the level takes off: one rounding, on the sum of discountable lines. */
export const priceLines = (
  lines: readonly RuleLine[],
  discountBp: number,
): { readonly subTotal: Minor; readonly discount: Minor } => {
  const priceOf = ({ unitPrice, quantity }: RuleLine) => times(unitPrice, quantity);
  const discountable = lines.filter((line) => line.discountable);
  return {
    subTotal: sum(lines.map(priceOf)),
    discount: percentOf(sum(discountable.map(priceOf)), discountBp),
  };
};
