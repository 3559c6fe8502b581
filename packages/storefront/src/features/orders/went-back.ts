import type { Order, OrderStatus } from '@caravan/contract';

const back: readonly OrderStatus[] = ['refused', 'returned', 'refunded'];

/** Whether an order went through and then its goods or its money went the way back (ORD-7). */
export const wentBack = ({ status, payDate }: Pick<Order, 'status' | 'payDate'>): boolean =>
  back.includes(status) || (status === 'cancelled' && payDate !== null);
