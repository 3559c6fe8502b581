import { judgeQuantity } from './quantity.ts';
import type { CartMessage, QuantityRefusal, RuleLine } from './types.ts';

/** A line as it stands in a cart: whether it blocks the order (CART-7), and what the buyer is told of it. */
export interface LineReview {
  readonly blocked: boolean;
  readonly messages: readonly CartMessage[];
}

/** The words' code and numbers for a refusal; a product with nothing left is `unavailable` rather than short. */
const messageOf = (line: RuleLine, refusal: QuantityRefusal): CartMessage | null => {
  const productCode = line.code;
  if (refusal.code === 'min_quantity') return null;
  if (refusal.code === 'disabled') return { code: 'disabled', productCode };
  if (refusal.code !== 'out_of_stock') return { ...refusal, productCode };
  if (line.stock < 1) return { code: 'unavailable', productCode };
  return { code: 'out_of_stock', productCode, available: refusal.available };
};

/** Judges one line against stock and limits, and notices a price that changed since it was added (CART-8). */
export const reviewLine = (line: RuleLine, member: boolean): LineReview => {
  const refusal = judgeQuantity(line, line.quantity, member);
  const message = refusal && messageOf(line, refusal);
  const { code: productCode, priceWhenAdded: from, unitPrice: to } = line;
  const changed = from !== undefined && from !== to;
  return {
    blocked: refusal !== null,
    messages: [
      ...(message === null ? [] : [message]),
      ...(changed ? [{ code: 'price_changed' as const, productCode, from, to }] : []),
    ],
  };
};
