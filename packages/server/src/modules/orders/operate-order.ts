import type { OrderStatus } from '@caravan/contract';
import type { Minor } from '@caravan/money';
import type { CountryContext } from '../../context.ts';
import { takeCouponAgain } from '../gifts/index.ts';
import type { Jobs } from '../jobs/index.ts';
import { advanceOrder } from './advance-order.ts';
import { changeState, statusOf } from './change-state.ts';
import { lockOrder } from './order-repository.ts';
import type { OrderRow } from './order-row.ts';
import { lockLines } from './placing-repository.ts';
import { refundOf } from './refund.ts';
import { release } from './release-order.ts';
import { mayBecome } from './states.ts';
import { addUnits, changeStock } from './stock-changes.ts';

/** States into which a person may bring an order; the others come about by buyers, banks and time. */
export const operatedStates = ['paid', 'shipped', 'delivered', 'cancelled'] as const;

export type OperatedState = (typeof operatedStates)[number];

/** Changed, with what is to be paid back when a paid order is cancelled; or why not: its state does not allow it, or its units are gone. */
export type OperateResult =
  | { readonly ok: true; readonly from: OrderStatus; readonly refund: Minor | null }
  | { readonly ok: false; readonly why: 'not_found' }
  | { readonly ok: false; readonly why: 'not_allowed' | 'no_units'; readonly from: OrderStatus };

type Context = Pick<CountryContext, 'country' | 'database' | 'clock'>;

/**
 * Accepts money that a person had to look at: the order claims its units anew, and is paid when they are there (PAY-6). It
 * also takes its coupon again; where another order has that by now, the person has let it pass.
 */
const acceptReviewed = async (context: Context, jobs: Jobs, order: OrderRow): Promise<boolean> => {
  const orderId = order.id;
  const lines = await context.database.run(lockLines, [[orderId], null]);
  if (!(await changeStock(context, addUnits(new Map(), lines, 1)))) return false;
  await takeCouponAgain(context, order);
  await changeState(context, orderId, { from: 'paid_review', to: 'paid', cause: 'operator' });
  await jobs.send('mail', { kind: 'paid', orderId });
  return true;
};

/**
 * Changes an order's state as a person decided (SRV-11), by the same table as everybody (ORD-1): stock, history and the
 * buyer's mail go with it. `paid` is for reviewed orders only: a bank's money is not made by hand.
 */
export const operateOrder = async (
  context: Context,
  jobs: Jobs,
  orderId: number,
  to: OperatedState,
): Promise<OperateResult> =>
  context.database.inTransaction(async () => {
    const [order] = await context.database.run(lockOrder, [context.country.val, orderId]);
    if (!order) return { ok: false, why: 'not_found' };
    const from = statusOf(order);
    const allowed = mayBecome(from, to) && (to !== 'paid' || from === 'paid_review');
    if (!allowed) return { ok: false, why: 'not_allowed', from };
    const refund = to === 'cancelled' ? await refundOf(context, order) : null;
    if (to === 'cancelled') await release(context, { id: orderId, status: from }, to, 'operator');
    else if (to !== 'paid') await advanceOrder(context, jobs, orderId, to);
    else if (!(await acceptReviewed(context, jobs, order))) return { ok: false, why: 'no_units', from };
    return { ok: true, from, refund };
  });
