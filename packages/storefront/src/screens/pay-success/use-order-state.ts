import type { Order } from '@caravan/contract';
import { useEffect, useState } from 'react';
import { useShop } from '../../shared/shop.tsx';

/** Milliseconds between two questions, and after which no more are asked (F09 of the payment's faults: 60 s). */
const every = 2000;
const limit = 60_000;

export interface OrderState {
  readonly order: Order;
  /** The bank's answer may still be on its way. */
  readonly checking: boolean;
}

/** The order as the server knows it, asked again while the bank's answer is awaited. */
export const useOrderState = (told: Order): OrderState => {
  const { api } = useShop();
  const [order, setOrder] = useState(told);
  const [late, setLate] = useState(false);
  const waiting = order.status === 'awaiting_payment' && !late;

  useEffect(() => {
    if (!waiting) return undefined;
    const leaving = new AbortController();
    const timer = setInterval(() => {
      void api
        .get('order', { params: { id: told.pk }, signal: leaving.signal })
        .then(([, now]) => now && setOrder(now));
    }, every);
    const end = setTimeout(() => setLate(true), limit);
    return () => {
      leaving.abort();
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [api, told.pk, waiting]);

  return { order, checking: waiting };
};
