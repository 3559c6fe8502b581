import type { CountryContext } from '../../context.ts';
import { changeState, statusOf } from './change-state.ts';
import { lockOrder } from './order-repository.ts';
import { lockLines } from './placing-repository.ts';
import { holdsStock, mayBecome } from './states.ts';
import { addUnits, changeStock } from './stock-changes.ts';

type Context = Pick<CountryContext, 'country' | 'database' | 'clock'>;

/** Ends an order that is locked in the running transaction, and gives its units back if it held any: once, with the state. */
export const release = async (
  context: Context,
  order: { readonly id: number; readonly status: ReturnType<typeof statusOf> },
  to: 'cancelled' | 'expired',
  cause: string,
): Promise<void> => {
  if (holdsStock[order.status]) {
    const lines = await context.database.run(lockLines, [[order.id], null]);
    await changeStock(context, addUnits(new Map(), lines, -1));
  }
  await changeState(context, order.id, { from: order.status, to, cause });
};

/** Cancels the member's own order; false when it has gone too far for that, null when there is none (API-58). */
export const cancelOrder = async (
  context: Context,
  memberId: number,
  orderId: number,
): Promise<boolean | null> =>
  context.database.inTransaction(async () => {
    const [order] = await context.database.run(lockOrder, [context.country.val, orderId]);
    if (!order || order.member_id !== memberId) return null;
    const status = statusOf(order);
    if (!mayBecome(status, 'cancelled') || order.paid_at !== null) return false;
    await release(context, { id: orderId, status }, 'cancelled', 'cancelled by the member');
    return true;
  });

/** Expires an order whose hold has run out unpaid; does nothing to any other (ORD-1). */
export const expireOrder = async (context: Context, orderId: number): Promise<void> =>
  context.database.inTransaction(async () => {
    const [order] = await context.database.run(lockOrder, [context.country.val, orderId]);
    if (order?.status !== 'awaiting_payment') return;
    if (order.reserved_until && order.reserved_until > context.clock.now()) return;
    await release(context, { id: orderId, status: 'awaiting_payment' }, 'expired', 'not paid in time');
  });
