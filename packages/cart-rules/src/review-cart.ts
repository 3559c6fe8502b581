import { includedTax, sum, times, type Minor } from '@caravan/money';
import { deliveryFee, freeDeliveryTo } from './delivery.ts';
import { discountFor, priceLines } from './discount.ts';
import { couponOff, couponProgress, giftProgress } from './gifts.ts';
import { reviewLine } from './review-line.ts';
import { paymentOptions } from './payment.ts';
import { goodsOf, payableOf } from './sums.ts';
import type { Buyer, CartReview, Choices, RuleLine, ShopRules, Totals } from './types.ts';

const nowhere = { provinceId: null, districtId: null };

/** How goods stand to the country's minimum order; null where there is none (LIM-4). */
const minimumOf = (amount: Minor | null, goods: Minor): CartReview['minimum'] => {
  if (amount === null) return null;
  const missing = Math.max(0, amount - goods);
  return { amount, missing, met: missing === 0 };
};

/**
 * Judges a cart whole: totals, minimum, way to free delivery, and which lines block the order. The browser predicts
 * and the server decides with this one function (CART-4). Lines hold whole quantities; one below 1 blocks and costs nothing.
 * Gift lines count for nothing, and a coupon changes no threshold: it only lowers what is paid for the goods (LIM-6).
 */
export const reviewCart = (
  rules: ShopRules,
  lines: readonly RuleLine[],
  buyer: Buyer,
  choices: Choices = {},
  store: number | null = null,
): CartReview => {
  const bought = lines.filter(({ gift }) => gift !== true);
  const counted = bought.map((line) => (line.quantity < 1 ? { ...line, quantity: 0 } : line));
  const discountBp = discountFor(rules, buyer.level);
  const { subTotal, discount } = priceLines(counted, discountBp);
  const goods = goodsOf({ subTotal, discount });
  const cc = sum(counted.map(({ unitCc, quantity }) => times(unitCc, quantity)));

  const parcel = { place: choices.place ?? nowhere, goods, cc, level: buyer.level, store };
  const fee = bought.length === 0 ? null : deliveryFee(rules, parcel, choices.delivery);
  const coupon = couponOff(choices.coupon ?? 0, goods);
  const payable = payableOf({ subTotal, discount, coupon, deliveryFee: fee });
  const payments = paymentOptions(rules, { level: buyer.level, payable });
  const paymentFee = payments.find(({ slug }) => slug === choices.payment)?.fee ?? 0;
  const total = payable + paymentFee;
  const totals: Totals = {
    subTotal,
    discount,
    discountBp,
    totalWithoutDiscount: subTotal,
    deliveryFee: fee,
    paymentFee,
    coupon,
    additionalTax: includedTax(total, rules.vatBp),
    totalCc: cc,
    total,
  };

  const reviews = bought.map((line) => ({ code: line.code, ...reviewLine(line, buyer.level !== null) }));
  const blocked = reviews.filter((review) => review.blocked).map(({ code }) => code);
  const minimum = minimumOf(rules.minimumOrder, goods);
  const short = bought.length > 0 && minimum !== null && !minimum.met;
  return {
    totals,
    minimum,
    freeDelivery: freeDeliveryTo(rules, parcel),
    coupon: couponProgress(rules, goods),
    gift: giftProgress(rules, goods),
    blocked,
    messages: [
      ...reviews.flatMap(({ messages }) => messages),
      ...(short
        ? [{ code: 'below_minimum' as const, missing: minimum.missing, minimum: minimum.amount }]
        : []),
    ],
    canOrder: bought.length > 0 && blocked.length === 0 && !short,
  };
};
