import { refundOf, type RefundLine } from '@caravan/cart-rules';
import type { Minor } from '@caravan/money';
import type { CountryContext } from '../../../context.ts';
import { readPartsBack } from './parts-due-repository.ts';

/** Money of goods of which an order lacks a part by now, and which has not gone back. */
export interface PartDue {
  readonly code: string;
  readonly amount: Minor;
}

/**
 * Orders that stand though a part of them came back, or was never sent, and whose buyers wait for that part's money (ORD-7):
 * those with goods that came back at any time, and those that were paid from `from` on and before `until`.
 */
export const partsDue = async (
  { country, database }: Pick<CountryContext, 'country' | 'database'>,
  from: Date,
  until: Date,
): Promise<readonly PartDue[]> => {
  const orders = await database.run(readPartsBack, [country.val, from, until]);
  return orders.flatMap((order) => {
    const { code, lines, back, ...facts } = order;
    const bought: RefundLine[] = lines.map((line) => ({ ...line, returned: 0 }));
    const units = new Map(
      lines.flatMap((line) =>
        line.gift || line.returned === 0 ? [] : [[line.code, line.returned] as const],
      ),
    );
    // The parts of all returns add up to the part that one return of all these units would be.
    const worth = refundOf({ ...facts, lines: bought, refunded: 0, couponSpent: 0 }, units);
    return worth > back ? [{ code, amount: worth - back }] : [];
  });
};
