import type { Order } from '@caravan/contract';

/** Whether an order can be paid now: it waits for its payment, and the server says how (PAY-1). */
export const isPayable = ({ status, paymentData }: Pick<Order, 'status' | 'paymentData'>): boolean =>
  status === 'awaiting_payment' && paymentData !== null;
