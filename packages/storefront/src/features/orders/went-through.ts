import type { OrderStatus } from '@caravan/contract';

const through: readonly OrderStatus[] = ['confirmed', 'paid', 'paid_review', 'shipped', 'delivered'];

/** Whether an order is on its way or there: neither given up or gone back nor still to be paid. */
export const wentThrough = ({ status }: { readonly status: OrderStatus }): boolean =>
  through.includes(status);
