import { discountedLines, discountedUnit } from '@caravan/cart-rules';
import type { CartLine, Order } from '@caravan/contract';
import { times, type Currency, type Minor } from '@caravan/money';
import { ruleLineOf } from './rule-line-of.ts';

/** A line of an order with what its buyer pays (SHOP-14); smallest units. */
export interface PricedLine {
  readonly line: CartLine;
  /** One of it. */
  readonly unit: Minor;
  /** All of it; the lines of an order add up to its goods. */
  readonly own: Minor;
  /** All of it at the retail price. */
  readonly retail: Minor;
}

/** The lines of an order at its buyer's prices of that day. */
export const pricedLines = (
  { details, appliedDiscount }: Pick<Order, 'details' | 'appliedDiscount'>,
  currency: Currency,
): readonly PricedLine[] => {
  const discountBp = Math.round(appliedDiscount * 100);
  const rules = details.map((line) => ruleLineOf(line, currency));
  const own = discountedLines(rules, discountBp);
  return details.flatMap((line, place) => {
    const rule = rules[place];
    if (!rule) return [];
    const retail = times(rule.unitPrice, rule.quantity);
    return [{ line, unit: discountedUnit(rule, discountBp), own: own[place] ?? retail, retail }];
  });
};
