import type { Availability } from '@caravan/cart-rules';
import { limitsOf } from '../catalogue/index.ts';
import type { UsedLimits } from '../limits/index.ts';
import type { StockRow } from './cart-row.ts';

/** What the rules must know of a product; units that the member's own unpaid order holds are in stock for them. */
export const availabilityOf = (
  row: Omit<StockRow, 'id' | 'code' | 'price' | 'quantity'>,
  used?: UsedLimits,
): Availability => ({
  stock: row.stock + (used?.held ?? 0),
  disabled: row.disabled,
  limits: limitsOf(row, used),
});
