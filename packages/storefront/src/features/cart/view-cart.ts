import {
  discountedLines,
  discountedUnit,
  mostAllowed,
  reviewCart,
  type CartMessage,
  type CartReview,
  type Level,
  type RuleLine,
  type ShopRules,
  type Totals,
} from '@caravan/cart-rules';
import type { Cart, CartLine } from '@caravan/contract';
import { times, type Currency } from '@caravan/money';
import { ruleLineOf } from '../../shared/totals/rule-line-of.ts';
import { totalsFromWire } from '../../shared/totals/totals-from-wire.ts';

/** One line as the screen shows it: with the optimistic quantity, judged by the rules. */
export interface LineView {
  readonly line: CartLine;
  /** The line for the rules, with that quantity. */
  readonly rule: RuleLine;
  readonly quantity: number;
  /** What one of it costs this buyer, in the smallest unit. */
  readonly unitPrice: number;
  /** What it costs this buyer, in the smallest unit; all lines together are the goods of the totals (SHOP-14). */
  readonly totalPrice: number;
  /** The same at the retail price. */
  readonly retailPrice: number;
  readonly totalCc: number;
  /** The order is refused while this line is as it is (CART-7). */
  readonly blocked: boolean;
  readonly messages: readonly CartMessage[];
  /** Most units that this buyer may have. */
  readonly most: number;
}

/** A cart as the screen shows it. */
export interface CartView extends Pick<
  CartReview,
  'minimum' | 'freeDelivery' | 'coupon' | 'gift' | 'canOrder'
> {
  readonly lines: readonly LineView[];
  readonly totals: Totals;
  /** What the server says of the whole cart and the rules do not know: gifts, lines that were capped at login. */
  readonly told: readonly string[];
}

export interface ViewContext {
  readonly rules: ShopRules;
  readonly currency: Currency;
  readonly level: Level | null;
  readonly store: number | null;
}

const known: readonly string[] = [
  'unavailable',
  'disabled',
  'out_of_stock',
  'once_limit',
  'daily_limit',
  'monthly_limit',
  'price_changed',
  'below_minimum',
] satisfies CartMessage['code'][];

/**
 * The cart as it will be when the optimistic quantities are confirmed, by the rules that the server decides with (CART-4). While
 * nothing is pending, the sums are the server's own.
 */
export const viewCart = (
  cart: Cart,
  optimistic: Readonly<Record<string, number>>,
  { rules, currency, level, store }: ViewContext,
): CartView => {
  const disabled = new Set(
    cart.messages.flatMap(({ code, productCode }) =>
      code === 'disabled' && productCode ? [productCode] : [],
    ),
  );
  const shown = cart.items.flatMap((line) => {
    const quantity = line.gift ? line.quantity : (optimistic[line.code] ?? line.quantity);
    return quantity < 1
      ? []
      : [{ line, rule: { ...ruleLineOf(line, currency, disabled.has(line.code)), quantity } }];
  });
  const ahead =
    shown.length < cart.items.length || shown.some(({ line, rule }) => line.quantity !== rule.quantity);
  const isGift = ({ line }: { readonly line: CartLine }): boolean => line.gift === true;
  const review = reviewCart(
    rules,
    shown.map(({ rule }) => rule),
    { level },
    {},
    store,
  );
  const { totals } = review;
  const due = review.gift?.met === false ? shown.filter((one) => !isGift(one)) : shown;
  const own = discountedLines(
    due.map(({ rule }) => rule),
    totals.discountBp,
  );
  return {
    // A gift that is no longer due goes at once; which one comes only the server knows.
    lines: due.map((one, place) => {
      const { line, rule } = one;
      const retailPrice = times(rule.unitPrice, rule.quantity);
      const told = isGift(one) ? [] : review.messages;
      return {
        line,
        rule,
        quantity: rule.quantity,
        unitPrice: discountedUnit(rule, totals.discountBp),
        totalPrice: own[place] ?? retailPrice,
        retailPrice,
        totalCc: times(rule.unitCc, rule.quantity),
        blocked: !isGift(one) && review.blocked.includes(line.code),
        messages: told.filter((message) => 'productCode' in message && message.productCode === line.code),
        most: mostAllowed(rule, level !== null),
      };
    }),
    totals: ahead ? totals : totalsFromWire(cart.totals, currency),
    minimum: review.minimum,
    freeDelivery: review.freeDelivery,
    coupon: review.coupon,
    gift: cart.giftAvailable === true ? review.gift : null,
    canOrder: ahead ? review.canOrder : cart.canOrder,
    told: cart.messages.filter(({ code }) => !known.includes(code)).map(({ text }) => text),
  };
};
