import type { CartNotice } from '../../db/schema/cart.ts';
import type { ProductRow } from '../catalogue/index.ts';

/** A cart itself. `version` grows with every change of its lines. */
export interface CartRow {
  readonly id: number;
  readonly version: number;
  readonly notices: readonly CartNotice[];
}

/** A line with its product as it is now. */
export interface CartLineRow extends ProductRow {
  price_when_added: number;
}

/** A product as the rules need it to judge a quantity, with what is in the cart of it. */
export interface StockRow {
  id: number;
  code: string;
  price: number;
  stock: number;
  disabled: boolean;
  once_limit: number | null;
  daily_limit: number | null;
  monthly_limit: number | null;
  quantity: number;
}
