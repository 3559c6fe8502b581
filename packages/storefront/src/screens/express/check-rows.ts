import { createItemJudge, type CartFull, type ItemBuyer, type QuantityRefusal } from '@caravan/cart-rules';
import type { Product } from '@caravan/contract';
import { isEmptyRow, type ExpressRow } from './express-row.ts';
import { plainCode } from './plain-code.ts';
import { readQuantity } from './read-quantity.ts';
import type { Found } from './use-found-products.ts';

/** What is to be said of a row. */
export type Judged =
  | { readonly kind: 'empty' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'right'; readonly product: Product; readonly units: number }
  | {
      readonly kind: 'wrong';
      readonly error: 'no-code' | 'no-product' | 'no-quantity' | 'refused' | QuantityRefusal | CartFull;
      /** Known where only the quantity is wrong. */
      readonly product?: Product;
    };

/** Whether two judgements say the same, so that a row need not be drawn again. */
export const saysTheSame = (one: Judged, other: Judged): boolean =>
  ('product' in one ? one.product : null) === ('product' in other ? other.product : null) &&
  JSON.stringify({ ...one, product: null }) === JSON.stringify({ ...other, product: null });

export interface Buyer extends ItemBuyer {
  /** Units of a product in the cart already. */
  readonly inCart: (product: Product) => number;
}

/**
 * Judges rows by the rules that the server adds them with (CART-4): with what is in the cart already and what rows above
 * have of the same product.
 */
export const checkRows = (
  rows: readonly ExpressRow[],
  found: ReadonlyMap<string, Found>,
  { inCart, ...buyer }: Buyer,
): Judged[] => {
  const { judge } = createItemJudge(buyer);
  return rows.map((row): Judged => {
    if (isEmptyRow(row)) return { kind: 'empty' };
    const code = plainCode(row.code);
    if (code === '') return { kind: 'wrong', error: 'no-code' };
    const answer = found.get(code);
    if (!answer) return { kind: 'asking' };
    if (answer.kind === 'failed') return answer;
    if (answer.kind === 'none') return { kind: 'wrong', error: 'no-product' };
    const { product } = answer;
    if (row.refusal !== undefined) return { kind: 'wrong', error: 'refused', product };
    const units = readQuantity(row.quantity);
    if (units === null) return { kind: 'wrong', error: 'no-quantity', product };
    const { id, amount: stock, disabled, limits } = product;
    const refusal = judge(
      { id, quantity: inCart(product), availability: { stock, disabled, limits } },
      units,
    );
    return refusal ? { kind: 'wrong', error: refusal, product } : { kind: 'right', product, units };
  });
};
