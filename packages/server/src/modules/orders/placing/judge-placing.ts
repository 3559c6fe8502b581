import {
  chooseGift,
  deliveryOptions,
  earnedCoupon,
  goodsOf,
  payableOf,
  paymentOptions,
  reviewCart,
  type Level,
  type Totals,
  type PaymentKind,
} from '@caravan/cart-rules';
import type { Minor } from '@caravan/money';
import type { CountryDefinition } from '@caravan/country';
import type { OrderLineRow } from '../order-row.ts';
import type { UsedLimits } from '../../limits/index.ts';
import { toRuleLine } from '../rule-line.ts';

/** What the buyer chose, with the place already looked up, in which region of a country that has them. */
export interface PlacingChoices {
  readonly delivery: string;
  readonly payment: string;
  readonly provinceId: number | null;
  readonly districtId: number | null;
  readonly store: number | null;
  /** What the coupon is worth; null without one. */
  readonly coupon: number | null;
}

/** Whether an order can be placed as chosen, and what it costs then. */
export type PlacingVerdict =
  | {
      readonly ok: true;
      readonly totals: Totals;
      /** Whether the order's gift, if it has one, is due and in stock still. */
      readonly keepsGift: boolean;
      /** What the coupon will be worth that the order earns. */
      readonly couponEarned: Minor;
      readonly payment: { readonly kind: PaymentKind; readonly feeBp: number };
    }
  | { readonly ok: false; readonly code: 'cannot_place'; readonly products: readonly string[] }
  | { readonly ok: false; readonly code: 'unknown_delivery' | 'unknown_payment' };

/** Judges an order once more by the rules of today and the locked rows (CHK-8, LIM-3): stock, limits, minimum, choices. */
export const judgePlacing = (
  { rules }: Pick<CountryDefinition, 'rules'>,
  lines: readonly OrderLineRow[],
  level: Level,
  used: ReadonlyMap<number, UsedLimits>,
  choices: PlacingChoices,
): PlacingVerdict => {
  const { store, coupon } = choices;
  const place = { provinceId: choices.provinceId, districtId: choices.districtId };
  const ruleLines = lines.map((line) =>
    toRuleLine(
      line,
      { unitPrice: line.unit_price, unitCc: line.unit_cc, discountable: line.discountable, gift: line.gift },
      used.get(line.product_id),
    ),
  );
  const review = reviewCart(
    rules,
    ruleLines,
    { level },
    { place, delivery: choices.delivery, payment: choices.payment, coupon },
    store,
  );
  if (!review.canOrder) return { ok: false, code: 'cannot_place', products: review.blocked };
  const { totals } = review;
  const goods = goodsOf(totals);
  const deliveries = deliveryOptions(rules, { place, goods, cc: totals.totalCc, level, store });
  const delivery = deliveries.find(({ slug }) => slug === choices.delivery);
  if (!delivery || totals.deliveryFee === null) return { ok: false, code: 'unknown_delivery' };
  const payments = paymentOptions(rules, { level, payable: payableOf(totals) });
  const payment = payments.find(({ slug }) => slug === choices.payment);
  if (!payment) return { ok: false, code: 'unknown_payment' };
  return {
    ok: true,
    totals,
    keepsGift:
      chooseGift(
        rules,
        goods,
        ruleLines.filter(({ gift }) => gift),
        ruleLines,
      ) !== null,
    couponEarned: earnedCoupon(rules, goods),
    payment: { kind: payment.kind, feeBp: payment.feePercentBp },
  };
};
