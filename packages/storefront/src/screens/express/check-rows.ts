import { judgeQuantity, type QuantityRefusal } from '@caravan/cart-rules';
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
      readonly error: 'no-code' | 'no-product' | 'no-quantity' | 'refused' | QuantityRefusal;
      /** Known where only the quantity is wrong. */
      readonly product?: Product;
    };

/** Whether two judgements say the same, so that a row need not be drawn again. */
export const saysTheSame = (one: Judged, other: Judged): boolean =>
  ('product' in one ? one.product : null) === ('product' in other ? other.product : null) &&
  JSON.stringify({ ...one, product: null }) === JSON.stringify({ ...other, product: null });

export interface Buyer {
  readonly member: boolean;
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
  { member, inCart }: Buyer,
): Judged[] => {
  const above = new Map<string, number>();
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
    const before = above.get(product.productCode) ?? inCart(product);
    const { amount: stock, disabled, limits } = product;
    const refusal = judgeQuantity({ stock, disabled, limits }, before + units, member);
    if (refusal) return { kind: 'wrong', error: refusal, product };
    above.set(product.productCode, before + units);
    return { kind: 'right', product, units };
  });
};
