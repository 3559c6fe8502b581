import type { Order } from '@caravan/contract';
import { useFetched } from '../../../shared/fetched/use-fetched.ts';
import { useShop } from '../../../shared/shop.tsx';
import { isPayable } from '../is-payable.ts';
import { wentThrough } from '../went-through.ts';

/** How far back is looked. */
const enough = 5;

/** The newest orders of a member, as far as they are asked for; null where there is none. */
export interface LastOrders {
  /** The last one that went through. */
  readonly last: Order | null;
  /** One that waits for its payment while its products are held. */
  readonly unpaid: Order | null;
}

/**
 * A member's last orders, once they are known and their words are here; null until then. Nobody asked for them: without them
 * the page is whole, and nothing is said of a failure. Without `again` the one that went through is not looked for.
 */
export const useLastOrders = (again: boolean): LastOrders | null => {
  const { api, needWords } = useShop();
  return useFetched<LastOrders>(`last ${again}`, async (signal) => {
    const [error, list] = await api.get('orders', { query: { limit: enough }, signal });
    if (error) return [error, undefined];
    const last = again ? list.results.find(wentThrough) : undefined;
    const unpaid = list.results.find(({ status }) => status === 'awaiting_payment');
    const whole = async (pk: number | undefined): Promise<Order | null> =>
      pk === undefined ? null : ((await api.get('order', { params: { id: pk }, signal }))[1] ?? null);
    const [wholeLast, wholeUnpaid] = await Promise.all([
      whole(last?.pk),
      whole(unpaid?.pk),
      (last ?? unpaid) && needWords(['history']),
    ]);
    return [
      undefined,
      { last: wholeLast, unpaid: wholeUnpaid && isPayable(wholeUnpaid) ? wholeUnpaid : null },
    ];
  }).value;
};
