import type { RuleLine } from '@caravan/cart-rules';
import type { UsedLimits } from '../limits/index.ts';
import { unusedLimits } from '../limits/index.ts';

/** What the rules must know of a line, however it was read. */
export interface LineFacts {
  readonly code: string;
  readonly product_id: number;
  readonly quantity: number;
  readonly stock: number;
  readonly disabled: boolean;
  readonly once_limit: number | null;
  readonly daily_limit: number | null;
  readonly monthly_limit: number | null;
}

/** The price by which a line counts. */
export interface LinePrice {
  readonly unitPrice: number;
  readonly unitCc: number;
  readonly discountable: boolean;
  readonly gift?: boolean;
}

/**
 * A line for the rules. What the member's own unpaid order holds is in stock for the member, and a product that was taken
 * off sale meanwhile stays theirs.
 */
export const toRuleLine = (line: LineFacts, price: LinePrice, used: UsedLimits = unusedLimits): RuleLine => ({
  code: line.code,
  quantity: line.quantity,
  stock: line.stock + used.held,
  disabled: line.disabled && used.held < line.quantity,
  limits: {
    once: { limit: line.once_limit, used: 0 },
    daily: { limit: line.daily_limit, used: used.daily },
    monthly: { limit: line.monthly_limit, used: used.monthly },
  },
  ...price,
});
