import type { CountryContext } from '../../context.ts';
import type { Jobs } from '../jobs/index.ts';
import { changeState, lockOrder, statusOf } from './change-state.ts';
import { mayBecome } from './states.ts';

/** Moves an order on as its parcel does; false when its state does not allow it. The buyer is told when it is shipped (ORD-5). */
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
    return true;
  });
