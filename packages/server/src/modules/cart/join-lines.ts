import { joinCarts, type Availability, type CartFull, type QuantityRefusal } from '@caravan/cart-rules';
import type { CartNotice } from '../../db/schema/cart.ts';
import type { StockRow } from './cart-row.ts';
import type { LineChange } from './repository.ts';

const noticesOf = (
  productCode: string,
  available: number,
  refusal: QuantityRefusal | CartFull | null,
): CartNotice[] => {
  if (refusal === null || refusal.code === 'min_quantity') return [];
  if (refusal.code === 'cart_full')
    return [{ code: refusal.code, productCode, available, limit: refusal.most }];
  const limit = 'limit' in refusal ? { limit: refusal.limit } : {};
  return [{ code: refusal.code, productCode, available, ...limit }];
};

/** What a visitor's lines change in a member's cart, and what the member is told of those that were not taken whole (CART-1). */
export const joinLines = (
  brought: readonly StockRow[],
  own: readonly StockRow[],
  availability: (row: StockRow) => Availability,
): { readonly changes: readonly LineChange[]; readonly notices: readonly CartNotice[] } => {
  const ownQuantities = new Map(own.map(({ id, quantity }) => [id, quantity]));
  const joined = joinCarts(
    brought.map((row) => ({
      ...row,
      quantity: ownQuantities.get(row.id) ?? 0,
      brought: row.quantity,
      availability: availability(row),
    })),
    own.length,
  );
  return {
    changes: joined
      .filter(({ quantity }) => quantity > 0)
      .map(({ product: { id, price }, quantity }) => ({ productId: id, quantity, price })),
    notices: joined.flatMap(({ product, quantity, refusal }) =>
      noticesOf(product.code, quantity - product.quantity, refusal),
    ),
  };
};
