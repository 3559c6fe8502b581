import type { Order } from '@caravan/contract';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useShop } from '../../shared/shop.tsx';

/**
 * Keeps the page of an unpaid order to what became of it while another tab was looked at: paid, placed in another way, or replaced by
 * another order there, it is loaded anew. What is typed stays where nothing has changed.
 */
export const useFollowOrder = ({ pk, status, total }: Pick<Order, 'pk' | 'status' | 'total'>): void => {
  const { api } = useShop();
  const { revalidate } = useRevalidator();
  const look = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible') return;
    const [, now] = await api.get('order', { params: { id: pk } });
    if (now && (now.status !== status || now.total !== total)) await revalidate();
  });
  useEffect(() => {
    const listen = () => void look();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
};
