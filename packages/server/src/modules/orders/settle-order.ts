import type { Minor } from '@caravan/money';
import type { CountryContext } from '../../context.ts';
import { takeCouponAgain } from '../gifts/index.ts';
import type { Jobs } from '../jobs/index.ts';
import { changeState, statusOf } from './change-state.ts';
import { emptyCartOf } from './empty-cart.ts';
import type { OrderRow } from './order-row.ts';
import { lockLines } from './placing-repository.ts';
import { holdsStock, mayBecome } from './states.ts';
import { addUnits, changeStock } from './stock-changes.ts';

/** What money that came does to its order: pays it, needs a person, or came a second time. */
export type Settlement = 'paid' | 'review' | 'double';

const lateCause = (sameSum: boolean): string =>
  sameSum ? 'paid after its units were gone' : 'paid another sum';

/**
 * Books a bank's money on an order that is locked in the running transaction (PAY-5, PAY-6). A lapsed order claims its units
 * anew, and its coupon; when they are gone, or the sum is no longer the order's, a person decides (`paid_review`). Never drops
 * money.
 */
export const settleOrder = async (
  context: Pick<CountryContext, 'country' | 'database' | 'clock'>,
  jobs: Jobs,
  order: OrderRow,
  amount: Minor,
): Promise<Settlement> => {
  const from = statusOf(order);
  if (!mayBecome(from, 'paid') || order.paid_at !== null) {
    await jobs.send('mail', { kind: 'operator-double', orderId: order.id });
    return 'double';
  }
  const move = async (sign: 1 | -1): Promise<boolean> => {
    const lines = await context.database.run(lockLines, [[order.id], null]);
    return changeStock(context, addUnits(new Map(), lines, sign));
  };
  const sameSum = amount === order.total;
  const hasUnits = sameSum && (holdsStock[from] || (await move(1)));
  const hasCoupon = hasUnits && (holdsStock[from] || (await takeCouponAgain(context, order)));
  const paidAt = context.clock.now();
  if (hasCoupon) {
    await changeState(context, order.id, { from, to: 'paid', cause: 'paid by card', paidAt });
    await jobs.send('mail', { kind: 'paid', orderId: order.id });
  } else {
    if (hasUnits || holdsStock[from]) await move(-1);
    const cause = hasUnits ? 'paid after its coupon was used' : lateCause(sameSum);
    await changeState(context, order.id, { from, to: 'paid_review', cause, paidAt });
    await jobs.send('mail', { kind: 'operator-review', orderId: order.id });
  }
  await emptyCartOf(context, order.id, order.member_id);
  return hasCoupon ? 'paid' : 'review';
};
