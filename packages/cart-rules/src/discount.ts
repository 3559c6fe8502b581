import { allocate, percentOf, sum, times, type Minor } from '@caravan/money';
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

/** One unit of a product as the catalogue sells it; smallest units. */
export interface Offer {
  readonly price: Minor;
  /** What it cost before the promotion; null without one. */
  readonly oldPrice: Minor | null;
  readonly discountable: boolean;
}

/** The one price that a shopper is told of a product, wherever it is shown (SHOP-14). Smallest units. */
export interface ShopperPrice {
  /** What one unit costs this shopper. */
  readonly amount: Minor;
  /** What is struck through beside it: the price before a promotion, else what others pay; null where it is the same. */
  readonly struck: Minor | null;
  /** Whether the shopper's level lowers it. */
  readonly own: boolean;
  /** How much less than before the promotion, in whole percent of the struck price; null without one. */
  readonly percent: number | null;
}

/** What one unit costs a shopper of this level, and what it is compared with (SHOP-7, SHOP-14). */
export const shopperPrice = (
  rules: Pick<ShopRules, 'levelDiscountBp'>,
  { price, oldPrice, discountable }: Offer,
  level: Level | null,
): ShopperPrice => {
  const own = memberPrice(rules, price, level, discountable);
  const amount = own ?? price;
  if (oldPrice === null || oldPrice <= price)
    return { amount, struck: own === null ? null : price, own: own !== null, percent: null };
  const percent = Math.round(((oldPrice - amount) * 100) / oldPrice) || null;
  return { amount, struck: oldPrice, own: own !== null, percent };
};

/**
 * What each line costs with the discount of a level, in basis points; smallest units. They add up to the goods of the order to the
 * unit, however each would round by itself: units left over go to the largest remainders, of equal ones to the first code. So a line
 * costs the same in whatever order cart, order, receipt and mail show them.
 */
export const discountedLines = (
  lines: readonly Pick<RuleLine, 'code' | 'unitPrice' | 'quantity' | 'discountable' | 'gift'>[],
  discountBp: number,
): readonly Minor[] => {
  const prices = lines.map(({ unitPrice, quantity, gift }) => (gift ? 0 : times(unitPrice, quantity)));
  const reduced = lines
    .map(({ code, discountable }, place) => ({ code, place, price: discountable ? (prices[place] ?? 0) : 0 }))
    .toSorted((one, other) => (one.code < other.code ? -1 : one.code > other.code ? 1 : 0));
  const off = percentOf(sum(reduced.map(({ price }) => price)), discountBp);
  if (off === 0) return prices;
  const parts = allocate(
    off,
    reduced.map(({ price }) => price),
  );
  const offs = new Map(reduced.map(({ place }, at) => [place, parts[at] ?? 0]));
  return prices.map((price, place) => price - (offs.get(place) ?? 0));
};

/**
 * The retail price from which on a discountable product costs a buyer of this level so much and not less (CART-11); smallest units.
 * A level that pays nothing has none: null.
 */
export const retailFor = (
  rules: Pick<ShopRules, 'levelDiscountBp'>,
  amount: Minor,
  level: Level | null,
): Minor | null => {
  const paidBp = 10_000 - discountFor(rules, level);
  return paidBp > 0 ? Math.ceil((amount * 10_000) / paidBp) : null;
};

/** What one unit of a line costs with that discount. */
export const discountedUnit = (line: RuleLine, discountBp: number): Minor => {
  const [unit = line.unitPrice] = discountedLines([{ ...line, quantity: 1 }], discountBp);
  return unit;
};

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
