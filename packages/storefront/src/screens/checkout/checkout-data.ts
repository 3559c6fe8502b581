import type { Address, Answer, Coupon, Order, PaymentMethod, Region } from '@caravan/contract';
import type { LastChoice } from './last-choice.ts';

/** What the checkout begins with, as the server told it. */
export interface CheckoutData {
  readonly order: Order;
  /** Newest first. */
  readonly addresses: readonly Address[];
  readonly provinces: readonly Region[];
  readonly payments: readonly PaymentMethod[];
  /** The member's coupons; null where the country gives none. */
  readonly coupons: readonly Coupon[] | null;
  /** What the checkout is filled in with for who ordered before; null for who has not. */
  readonly last: LastChoice | null;
  /** Prefills a new address; null when it could not be had. */
  readonly member: Answer<'user'> | null;
}
