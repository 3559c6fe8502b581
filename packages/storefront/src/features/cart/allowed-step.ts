/**
 * The quantity that a press leads to. Where more is in the cart than can be had, less goes down to that at once: any quantity between
 * is refused (CART-4, CART-7).
 */
export const allowedStep = (
  asked: number,
  { quantity, most }: { readonly quantity: number; readonly most: number },
): number => (asked < quantity ? Math.min(asked, most) : asked);
