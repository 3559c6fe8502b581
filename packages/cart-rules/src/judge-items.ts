import { judgeQuantity, judgeRoom } from './quantity.ts';
import type { Availability, CartFull, QuantityRefusal } from './types.ts';

/** One product that somebody wants so many more of. */
export interface WantedItem {
  readonly productCode: string;
  readonly quantity: number;
}

/** Why an item is not put into the cart. */
export type ItemRefusal = QuantityRefusal | CartFull | { readonly code: 'unknown_product' };

/** What became of an item. */
export interface JudgedItem {
  readonly productCode: string;
  readonly refusal: ItemRefusal | null;
}

/** A product that is wanted, with the units of it that are in the cart. */
export interface WantedProduct {
  readonly id: number;
  readonly quantity: number;
  readonly availability: Availability;
}

/** Each item judged, and the products of which the cart then has more, with the units that it then has; both in the items' order. */
export interface JudgedItems<Product> {
  readonly results: readonly JudgedItem[];
  readonly put: readonly { readonly product: Product; readonly quantity: number }[];
}

/**
 * Judges what is to be put into a cart, one item after the other: each with what is there already and what the items above it have of
 * the same product (CART-4). `found` gives a product by the code that was asked for; `lines` is how many products the cart has.
 */
export const judgeItems = <Product extends WantedProduct>(
  items: readonly WantedItem[],
  found: (productCode: string) => Product | undefined,
  { isMember, lines }: { readonly isMember: boolean; readonly lines: number },
): JudgedItems<Product> => {
  const put = new Map<number, { product: Product; quantity: number }>();
  let held = lines;
  const judge = ({ productCode, quantity }: WantedItem): ItemRefusal | null => {
    const product = found(productCode);
    if (!product) return { code: 'unknown_product' };
    const before = put.get(product.id)?.quantity ?? product.quantity;
    // Nothing, or less than nothing, is never added, however much is there already.
    const wanted = quantity < 1 ? quantity : before + quantity;
    const full = before === 0 ? judgeRoom(held) : null;
    const refusal = full ?? judgeQuantity(product.availability, wanted, isMember);
    if (refusal) return refusal;
    put.set(product.id, { product, quantity: wanted });
    if (before === 0) held += 1;
    return null;
  };
  const results = items.map((item) => ({ productCode: item.productCode, refusal: judge(item) }));
  return { results, put: [...put.values()] };
};
