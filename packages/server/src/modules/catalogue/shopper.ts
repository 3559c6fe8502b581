import type { Level } from '@caravan/cart-rules';

/** Whose eyes a product or cart is seen with: a member, or a visitor with or without a cart cookie. */
export type Shopper =
  | { readonly memberId: number; readonly level: Level }
  | { readonly memberId: null; readonly level: null; readonly visitor: string | null };

/** The shopper of a call. */
export const shopperOf = ({
  member,
  visitor,
}: {
  readonly member: { readonly id: number; readonly level: Level } | null;
  readonly visitor: string | null;
}): Shopper =>
  member ? { memberId: member.id, level: member.level } : { memberId: null, level: null, visitor };
