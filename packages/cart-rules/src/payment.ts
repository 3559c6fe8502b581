import { percentOf, type Minor } from '@caravan/money';
import type { Level } from './level-names.ts';
import type { PaymentOption, ShopRules } from './types.ts';

/**
 * The ways to pay open to a level (CHK-5), each with the organizational fee that its percent makes of this order.
 * `payable` is goods after discount and coupon, plus delivery.
 */
export const paymentOptions = (
  rules: Pick<ShopRules, 'payments'>,
  { level, payable }: { readonly level: Level | null; readonly payable: Minor },
): PaymentOption[] =>
  rules.payments
    .filter(({ notFor = [] }) => level === null || !notFor.includes(level))
    .map(({ slug, kind, feePercentBp }) => ({
      slug,
      kind,
      feePercentBp,
      fee: percentOf(payable, feePercentBp),
    }));
