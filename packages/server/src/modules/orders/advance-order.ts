import type { CountryContext } from '../../context.ts';
import type { Jobs } from '../jobs/index.ts';
import { changeState, statusOf } from './change-state.ts';
import { lockOrder } from './order-repository.ts';
import { mayBecome } from './states.ts';

/**
 * Moves an order on as its parcel does; false when its state does not allow it. The buyer is told when it is shipped (ORD-5), and of the coupon that an order earns which was paid at the door (LIM-6).
 */
export const advanceOrder = async (
  context: Pick<CountryContext, 'country' | 'database' | 'clock'>,
  jobs: Jobs,
  orderId: number,
  to: 'shipped' | 'delivered',
): Promise<boolean> =>
  context.database.inTransaction(async () => {
    const [order] = await context.database.run(lockOrder, [context.country.val, orderId]);
    if (!order || !mayBecome(statusOf(order), to)) return false;
    await changeState(context, orderId, { from: statusOf(order), to, cause: 'operator' });
    if (to === 'shipped') await jobs.send('mail', { kind: 'shipped', orderId });
    const earnedNow = to === 'delivered' && order.paid_at === null && order.coupon_earned > 0;
    if (earnedNow && context.country.rules.gifts?.coupon)
      await jobs.send('mail', { kind: 'coupon', orderId });
    return true;
  });
