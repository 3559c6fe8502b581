import type { Minor } from '@caravan/money';
import type { CartReview, GiftCandidate, RuleLine, ShopRules } from './types.ts';

type Rules = Pick<ShopRules, 'gifts'>;

/**
 * How far goods (after discount, before coupon and delivery) are from earning a coupon; null where none is given. The owner's
 * text: an order of 300 TL or more (LIM-6).
 */
export const couponProgress = ({ gifts }: Rules, goods: Minor): CartReview['coupon'] => {
  if (!gifts?.coupon) return null;
  const { amount, from } = gifts.coupon;
  const missing = Math.max(0, from - goods);
  return { amount, missing, met: missing === 0 };
};

/** How far the same goods are from a free gift; null where none is given. The owner's text: an order over 1000 TL (LIM-6). */
export const giftProgress = ({ gifts }: Rules, goods: Minor): CartReview['gift'] => {
  if (!gifts?.freeGift) return null;
  const missing = Math.max(0, gifts.freeGift.over + 1 - goods);
  return { missing, met: missing === 0 };
};

/** What the coupon will be worth that an order of these goods earns once it is paid; 0 for none. */
export const earnedCoupon = (rules: Rules, goods: Minor): Minor => {
  const progress = couponProgress(rules, goods);
  return progress?.met ? progress.amount : 0;
};

/** What a coupon takes off: all it is worth, but no more than the goods cost. It pays neither delivery nor fee. */
export const couponOff = (worth: Minor, goods: Minor): Minor => Math.min(worth, Math.max(0, goods));

/**
 * The code of the gift that an order gets: the first candidate of which a unit is left over and above what the order buys of
 * it. null when none is due, or none is left.
 */
export const chooseGift = (
  rules: Rules,
  goods: Minor,
  candidates: readonly GiftCandidate[],
  lines: readonly Pick<RuleLine, 'code' | 'quantity' | 'gift'>[],
): string | null => {
  if (!giftProgress(rules, goods)?.met) return null;
  const bought = (code: string): number =>
    lines
      .filter((line) => line.code === code && line.gift !== true)
      .reduce((units, { quantity }) => units + quantity, 0);
  return candidates.find(({ code, stock }) => stock > bought(code))?.code ?? null;
};
