import { judgeQuantity } from '@caravan/cart-rules';
import type { Product } from '@caravan/contract';
import type { ItemRefusal, WantedItem } from './cart.ts';

/** A code that was looked up: its product, and why so many of it could not be added now; null when they could. */
export interface JudgedLine {
  readonly productCode: string;
  readonly product?: Product;
  readonly refusal: ItemRefusal | null;
}

/**
 * Judges lines as adding them would, one after the other: with what is in the cart and what lines above have of the same
 * product. `found` holds products by the code that was asked for (API-69).
 */
export const judgeLines = (
  items: readonly WantedItem[],
  found: ReadonlyMap<string, Product>,
  isMember: boolean,
): JudgedLine[] => {
  const inCart = new Map<number, number>();
  return items.map(({ productCode, quantity }) => {
    const product = found.get(productCode);
    if (!product) return { productCode, refusal: { code: 'unknown_product' } };
    const { id, amount: stock, disabled, limits } = product;
    const before = inCart.get(id) ?? product.quantity;
    // Nothing, or less than nothing, is never added, however much is there already.
    const wanted = quantity < 1 ? quantity : before + quantity;
    const verdict = judgeQuantity({ stock, disabled, limits }, wanted, isMember);
    if (verdict.ok) {
      inCart.set(id, wanted);
      return { productCode, product, refusal: null };
    }
    const { ok: _, ...refusal } = verdict;
    return { productCode, product, refusal };
  });
};
