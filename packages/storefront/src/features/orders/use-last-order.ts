import type { Order } from '@caravan/contract';
import { useFetched } from '../../shared/fetched/use-fetched.ts';
import { useShop } from '../../shared/shop.tsx';
import { wentThrough } from './went-through.ts';

/** How far back is looked. */
const enough = 5;

/**
 * The member's last order that went through, once it is known and the words of orders are here; null until then or without one.
 * Nobody asked for it: without it the page is whole, and nothing is said of a failure.
 */
export const useLastOrder = (): Order | null => {
  const { api, needWords } = useShop();
  return useFetched<Order | null>('last', async (signal) => {
    const [error, list] = await api.get('orders', { query: { limit: enough }, signal });
    if (error) return [error, undefined];
    const last = list.results.find(wentThrough);
    if (!last) return [undefined, null];
    const [whole] = await Promise.all([
      api.get('order', { params: { id: last.pk }, signal }),
      needWords(['history']),
    ]);
    return whole;
  }).value;
};
