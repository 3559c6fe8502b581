import type { Order } from '@caravan/contract';
import { useEffect, useState } from 'react';
import { useShop } from '../../shared/shop.tsx';
import { wentThrough } from './went-through.ts';

/** How far back is looked. */
const enough = 5;

/** The member's last order that went through, once it is known and the words of orders are here; null until then or without one. */
export const useLastOrder = (): Order | null => {
  const { api, needWords } = useShop();
  const [order, setOrder] = useState<Order | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const find = async (): Promise<void> => {
      const [, list] = await api.get('orders', { query: { limit: enough }, signal });
      const last = list?.results.find(wentThrough);
      if (!last) return;
      const [[, whole]] = await Promise.all([
        api.get('order', { params: { id: last.pk }, signal }),
        needWords(['history']),
      ]);
      if (whole && !signal.aborted) setOrder(whole);
    };
    // Nobody asked for it: without it the page is whole.
    find().catch(() => {});
    return () => left.abort();
  }, [api, needWords]);
  return order;
};
