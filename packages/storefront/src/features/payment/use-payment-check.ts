import type { Order } from '@caravan/contract';
import { useEffect, useState } from 'react';
import { useShop } from '../../shared/shop.tsx';

/** Milliseconds between two questions, and after which no more are asked (F09: 60 s). */
const every = 2000;
const limit = 60_000;

/** Of so many questions one goes on to the bank; the others are about an answer that reached the server by itself. */
const toTheBank = 5;

export interface PaymentCheck {
  readonly order: Order;
  /** The bank's answer may still be on its way. */
  readonly checking: boolean;
  /** The server has answered since the bank was asked: the order's status is no guess. */
  readonly known: boolean;
}

/** Whether money may still arrive for an order: one waits for it, or its time ran out while the buyer was at the bank. */
export const mayBePaid = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'awaiting_payment' || status === 'expired';

/**
 * The order as the server knows it, asked again while the bank's answer is awaited, at most `times` times; the server asks the
 * bank in its turn (PAY-10).
 */
export const usePaymentCheck = (told: Order, times = Infinity): PaymentCheck => {
  const { api } = useShop();
  const [check, setCheck] = useState<PaymentCheck>(() => ({
    order: told,
    checking: mayBePaid(told),
    known: !mayBePaid(told),
  }));
  const { checking } = check;

  useEffect(() => {
    if (!checking) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const giveUp = () => {
      leaving.abort();
      setCheck((now) => ({ ...now, checking: false }));
    };
    const end = setTimeout(giveUp, limit);
    const ask = async () => {
      for (let asked = 0; asked < times; asked += 1) {
        if (asked > 0) await pause(every, signal);
        if (signal.aborted) return;
        const query = asked % toTheBank === 0 ? { checkPayment: true } : {};
        const [, order] = await api.get('order', { params: { id: told.pk }, query, signal });
        if (signal.aborted) return;
        // An expired order is told at once: the server has asked the bank for it.
        const goesOn = order?.status === 'awaiting_payment';
        if (order) setCheck({ order, checking: goesOn, known: true });
        if (order && !goesOn) return;
      }
      if (!signal.aborted) giveUp();
    };
    void ask();
    return () => {
      leaving.abort();
      clearTimeout(end);
    };
  }, [api, checking, times, told.pk]);

  return check;
};

/** Waits, or until it no longer matters. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
