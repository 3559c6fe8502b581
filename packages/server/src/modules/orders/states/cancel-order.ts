import type { CountryContext } from '../../../context.ts';
import { changeState, statusOf } from './change-state.ts';
import { judgeAlone } from '../member-lock.ts';
import { lockOrder } from '../order-repository.ts';
import type { OrderRow } from '../order-row.ts';
import { takeBackAllCredits } from '../returns/return-repository.ts';
import { holdsStock, mayBecome } from './states.ts';
import { changeStock, givenBack, keptBy } from '../stock/stock-changes.ts';
import { lockLines } from '../stock/stock-repository.ts';

type Context = Pick<CountryContext, 'country' | 'database'>;

/**
 * Cancels an order that is locked in the running transaction, and gives its units back if it held any: once, with the state.
 * The case credits of one that was paid no longer count (ORD-7).
 */
export const cancel = async (context: Context, order: OrderRow, cause: string): Promise<void> => {
  if (holdsStock[statusOf(order)]) {
    const lines = await context.database.run(lockLines, [[order.id], null]);
    await changeStock(context, givenBack(keptBy(lines)));
  }
  if (order.paid_at !== null) await context.database.run(takeBackAllCredits, [order.id]);
  await changeState(context, order, { to: 'cancelled', cause });
};

/** Cancels the member's own order; false when it has gone too far for that, null when there is none (API-58). */
export const cancelOrder = async (
  context: Context,
  memberId: number,
  orderId: number,
): Promise<boolean | null> =>
  context.database.inTransaction(async () => {
    await judgeAlone(context, memberId);
    const [order] = await context.database.run(lockOrder, [context.country.val, orderId]);
    if (!order || order.member_id !== memberId) return null;
    if (!mayBecome(statusOf(order), 'cancelled') || order.paid_at !== null) return false;
    await cancel(context, order, 'cancelled by the member');
    return true;
  });
