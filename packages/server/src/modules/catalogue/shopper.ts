import type { Level } from '@caravan/cart-rules';

/** Whose eyes a product or cart is seen with: a member, or a visitor with or without a cart cookie. */
export type Shopper = {
  /** The region in which they shop; null in a country without regions. */
  readonly store: number | null;
} & (
  | { readonly memberId: number; readonly level: Level }
  | { readonly memberId: null; readonly level: null; readonly visitor: string | null }
);

/** The shopper of a call. */
export const shopperOf = ({
  member,
  visitor,
  store,
}: {
  readonly member: { readonly id: number; readonly level: Level } | null;
  readonly visitor: string | null;
  readonly store: number | null;
}): Shopper =>
  member
    ? { store, memberId: member.id, level: member.level }
    : { store, memberId: null, level: null, visitor };
