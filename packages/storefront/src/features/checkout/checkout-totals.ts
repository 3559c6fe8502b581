import {
  payableOf,
  paymentOptions,
  reviewCart,
  type Level,
  type Place,
  type Totals,
} from '@caravan/cart-rules';
import type { Order } from '@caravan/contract';
import type { CountryDefinition } from '@caravan/country';
import { ruleLineOf } from '../../shared/totals/rule-line-of.ts';

/** What has been chosen so far; null where nothing is. */
export interface CheckoutChoices {
  readonly place: Place;
  readonly delivery: string | null;
  readonly payment: string | null;
  /** What the chosen coupon is worth, in the smallest unit. */
  readonly coupon: number | null;
}

type Seller = Pick<CountryDefinition, 'rules' | 'currency'>;

/** What the order comes to as chosen, by the rules that the server places it with (CHK-6). */
export const checkoutTotals = (
  order: Order,
  choices: CheckoutChoices,
  { rules, currency }: Seller,
  store: number | null,
): Totals => {
  const lines = order.details.map((line) => ruleLineOf(line, currency));
  return reviewCart(rules, lines, { level: order.owner.level }, choices, store).totals;
};

/** What a way to pay adds to this order: known before it is chosen (CHK-5). */
export const paymentFeeOf = (
  slug: string,
  totals: Totals,
  level: Level,
  { rules }: Pick<Seller, 'rules'>,
): number => {
  return (
    paymentOptions(rules, { level, payable: payableOf(totals) }).find((option) => option.slug === slug)
      ?.fee ?? 0
  );
};
