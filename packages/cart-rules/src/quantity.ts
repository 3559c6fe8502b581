import type { Availability, CartFull, Limit, Limits, QuantityRefusal } from './types.ts';

/** The purchase limits in the order in which they are told. */
const limitCodes = [
  ['once', 'once_limit'],
  ['daily', 'daily_limit'],
  ['monthly', 'monthly_limit'],
] as const satisfies readonly (readonly [keyof Limits, QuantityRefusal['code']])[];

/** Units that a limit still allows, those of the cart included (LIM-1): endless without one, below zero when more was bought before it was set. */
const allowedBy = ({ limit, used }: Limit): number => (limit === null ? Infinity : limit - used);

/** How many units of a product the cart may hold at most: nothing of a disabled one, else stock and, for a member, limits. */
export const mostAllowed = (product: Availability, member: boolean): number => {
  if (product.disabled) return 0;
  const limits = member ? limitCodes.map(([name]) => allowedBy(product.limits[name])) : [];
  return Math.max(0, Math.min(product.stock, ...limits));
};

/**
 * Why the cart may not hold `quantity` units of a product, null when it may (CART-4): one to stock for everybody; for a member also
 * the once, daily and monthly limits. A refusal names the first rule broken and how many may be bought in all (LIM-2).
 */
export const judgeQuantity = (
  product: Availability,
  quantity: number,
  member: boolean,
): QuantityRefusal | null => {
  const available = mostAllowed(product, member);
  if (!Number.isSafeInteger(quantity) || quantity < 1) return { code: 'min_quantity', available };
  if (product.disabled) return { code: 'disabled', available: 0 };
  if (quantity > product.stock) return { code: 'out_of_stock', available };
  for (const [name, code] of member ? limitCodes : []) {
    const { limit } = product.limits[name];
    if (limit !== null && quantity > allowedBy(product.limits[name])) return { code, available, limit };
  }
  return null;
};

/** Different products of a cart: more than anybody orders, and few enough that each reading of it is cheap. */
const mostLines = 500;

/** Why a cart of so many lines has no room for a product that is not in it; null while it has. */
export const judgeRoom = (lines: number): CartFull | null =>
  lines < mostLines ? null : { code: 'cart_full', most: mostLines };

/** The wanted quantity, or as much of it as is allowed with the rule that stopped it: for carts that join at login (CART-1). */
export const capQuantity = (
  product: Availability,
  wanted: number,
  member: boolean,
): { quantity: number; refusal: QuantityRefusal | null } => {
  const refusal = judgeQuantity(product, wanted, member);
  if (refusal === null) return { quantity: wanted, refusal };
  return { quantity: refusal.code === 'min_quantity' ? 0 : refusal.available, refusal };
};
