import type { Minor } from '@caravan/money';
import type { CountryContext } from '../../context.ts';
import type { Jobs } from '../jobs/index.ts';
import { changeState, statusOf } from './change-state.ts';
import { emptyCartOf } from './empty-cart.ts';
import type { OrderRow } from './order-row.ts';
import { lockLines } from './place-statements.ts';
import { holdsStock, mayBecome } from './states.ts';
import { addUnits, changeStock } from './stock-changes.ts';

/** What money that came does to its order: pays it, needs a person, or came a second time. */
export type Settlement = 'paid' | 'review' | 'double';

/**
 * Books a bank's money on an order that is locked in the running transaction (PAY-5, PAY-6). A lapsed order claims its units
 * anew; when they are gone, or the sum is no longer the order's, a person decides (`paid_review`). Never drops money.
 */
export const settleOrder = async (
  context: Pick<CountryContext, 'country' | 'database' | 'clock'>,
  jobs: Jobs,
  order: OrderRow,
  amount: Minor,
): Promise<Settlement> => {
  const from = statusOf(order);
  if (!mayBecome(from, 'paid') || from === 'paid_review') {
    await jobs.send('mail', { kind: 'operator-double', orderId: order.id });
    return 'double';
  }
  const move = async (sign: 1 | -1): Promise<boolean> => {
    const lines = await context.database.run(lockLines, [[order.id], null]);
    return changeStock(context, addUnits(new Map(), lines, sign));
  };
  const sameSum = amount === order.total;
  const hasUnits = sameSum && (holdsStock[from] || (await move(1)));
  const paidAt = context.clock.now();
  if (hasUnits) {
    await changeState(context, order.id, { from, to: 'paid', cause: 'paid by card', paidAt });
    await jobs.send('mail', { kind: 'paid', orderId: order.id });
  } else {
    if (holdsStock[from]) await move(-1);
    const cause = sameSum ? 'paid after its units were gone' : 'paid another sum';
    await changeState(context, order.id, { from, to: 'paid_review', cause, paidAt });
    await jobs.send('mail', { kind: 'operator-review', orderId: order.id });
  }
  await emptyCartOf(context, order.id, order.member_id);
  return hasUnits ? 'paid' : 'review';
};
