import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { availabilityOf } from './availability.ts';
import type { StockRow } from './cart-row.ts';
import { joinLines } from './join-lines.ts';

const row = fc.record({
  id: fc.integer({ min: 1, max: 9 }),
  price: fc.constant(100),
  stock: fc.integer({ min: 0, max: 9 }),
  disabled: fc.boolean(),
  once_limit: fc.option(fc.integer({ min: 1, max: 9 })),
  daily_limit: fc.constant(null),
  monthly_limit: fc.constant(null),
  quantity: fc.integer({ min: 1, max: 9 }),
});
/** Lines of different products, which are the same goods in both carts. */
const lines = fc
  .uniqueArray(row, { selector: ({ id }) => id })
  .map((rows): StockRow[] => rows.map((one) => ({ ...one, code: `p${one.id}` })));

it('CART-1 joining takes nothing of the member’s own out, adds no more than may be bought, and tells what it left', () => {
  fc.assert(
    fc.property(lines, lines, (brought, others) => {
      const own = others.map((line) => ({
        ...(brought.find(({ id }) => id === line.id) ?? line),
        quantity: line.quantity,
      }));
      const { changes, notices } = joinLines(brought, own, (line) => availabilityOf(line));
      for (const line of brought) {
        const before = own.find(({ id }) => id === line.id)?.quantity ?? 0;
        const after = changes.find(({ productId }) => productId === line.id)?.quantity ?? before;
        const most = line.disabled ? 0 : Math.min(line.stock, line.once_limit ?? Infinity);
        expect(after).toBe(Math.max(before, Math.min(before + line.quantity, most)));
        expect(notices.some(({ productCode }) => productCode === line.code)).toBe(
          after < before + line.quantity,
        );
      }
      expect(changes.every(({ productId }) => brought.some(({ id }) => id === productId))).toBe(true);
    }),
  );
});
