import { capQuantity, judgeRoom, type Availability, type QuantityRefusal } from '@caravan/cart-rules';
import type { CartNotice } from '../../db/schema/cart.ts';
import type { StockRow } from './cart-row.ts';
import type { LineChange } from './repository.ts';

const noticesOf = (productCode: string, available: number, refusal: QuantityRefusal | null): CartNotice[] => {
  if (refusal === null || refusal.code === 'min_quantity') return [];
  const limit = 'limit' in refusal ? { limit: refusal.limit } : {};
  return [{ code: refusal.code, productCode, available, ...limit }];
};

/**
 * What a visitor's lines change in a member's cart, as much of each as stock and limits allow, and what the member is told of the
 * rest (CART-1). Nothing of the member's own is ever taken out.
 */
export const joinLines = (
  brought: readonly StockRow[],
  own: readonly StockRow[],
  availability: (row: StockRow) => Availability,
): { readonly changes: readonly LineChange[]; readonly notices: readonly CartNotice[] } => {
  const ownQuantities = new Map(own.map(({ id, quantity }) => [id, quantity]));
  const changes: LineChange[] = [];
  const notices: CartNotice[] = [];
  let held = own.length;
  for (const row of brought) {
    const before = ownQuantities.get(row.id) ?? 0;
    const full = before === 0 ? judgeRoom(held) : null;
    if (full) {
      notices.push({ code: full.code, productCode: row.code, available: 0, limit: full.most });
      continue;
    }
    const capped = capQuantity(availability(row), before + row.quantity, true);
    const quantity = Math.max(before, capped.quantity);
    notices.push(...noticesOf(row.code, quantity - before, capped.refusal));
    if (quantity === 0) continue;
    changes.push({ productId: row.id, quantity, price: row.price });
    if (before === 0) held += 1;
  }
  return { changes, notices };
};
