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

/** Products of which the cart then has more, with the units that it then has, in the order in which they were first put in. */
export type PutProducts<Product> = readonly { readonly product: Product; readonly quantity: number }[];

/** Who buys, and how many different products their cart has. */
export interface ItemBuyer {
  readonly isMember: boolean;
  readonly lines: number;
}

/** Judges what is to be put into a cart piece by piece: each with what is there already and with what was judged right before it. */
export interface ItemJudge<Product> {
  /** Why so many more of it are not put in; null when they are. */
  readonly judge: (product: Product, quantity: number) => QuantityRefusal | CartFull | null;
  readonly put: () => PutProducts<Product>;
}

/** A judge of one addition to a cart (CART-4). */
export const createItemJudge = <Product extends WantedProduct>({
  isMember,
  lines,
}: ItemBuyer): ItemJudge<Product> => {
  const put = new Map<number, { product: Product; quantity: number }>();
  let held = lines;
  return {
    judge: (product, quantity) => {
      const before = put.get(product.id)?.quantity ?? product.quantity;
      // Nothing, or less than nothing, is never added, however much is there already.
      const wanted = quantity < 1 ? quantity : before + quantity;
      const full = before === 0 ? judgeRoom(held) : null;
      const refusal = full ?? judgeQuantity(product.availability, wanted, isMember);
      if (refusal) return refusal;
      put.set(product.id, { product, quantity: wanted });
      if (before === 0) held += 1;
      return null;
    },
    put: () => [...put.values()],
  };
};

/** Each item judged, in the items' order, and what is put in. */
export interface JudgedItems<Product> {
  readonly results: readonly JudgedItem[];
  readonly put: PutProducts<Product>;
}

/** Judges the items of a list one after the other (CART-4). `found` gives a product by the code that was asked for. */
export const judgeItems = <Product extends WantedProduct>(
  items: readonly WantedItem[],
  found: (productCode: string) => Product | undefined,
  buyer: ItemBuyer,
): JudgedItems<Product> => {
  const { judge, put } = createItemJudge<Product>(buyer);
  const results = items.map(({ productCode, quantity }): JudgedItem => {
    const product = found(productCode);
    return { productCode, refusal: product ? judge(product, quantity) : { code: 'unknown_product' } };
  });
  return { results, put: put() };
};
