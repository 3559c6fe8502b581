import type { OrderStatus, OrderSummary } from '@caravan/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';

/** What each state of an order is called. */
export const statusWords: Readonly<Record<OrderStatus, MessageDescriptor>> = {
  draft: msg({ id: 'order.status-draft' }),
  awaiting_payment: msg({ id: 'order.status-awaiting-payment' }),
  confirmed: msg({ id: 'order.status-confirmed' }),
  paid: msg({ id: 'order.status-paid' }),
  paid_review: msg({ id: 'order.status-paid-review' }),
  shipped: msg({ id: 'order.status-shipped' }),
  delivered: msg({ id: 'order.status-delivered' }),
  cancelled: msg({ id: 'order.status-cancelled' }),
  expired: msg({ id: 'order.status-expired' }),
  refused: msg({ id: 'order.status-refused' }),
  returned: msg({ id: 'order.status-returned' }),
  refunded: msg({ id: 'order.status-refunded' }),
};

/** What is collected is not sent, it waits, and is not brought, it is picked up. */
const collectedWords: Readonly<Partial<Record<OrderStatus, MessageDescriptor>>> = {
  shipped: msg({ id: 'order.status-ready' }),
  delivered: msg({ id: 'order.status-collected' }),
};

/** What the state of one order is called, by how it reaches its buyer. */
export const statusWord = (
  status: OrderStatus,
  { pickupNameSurname }: Pick<OrderSummary, 'pickupNameSurname'>,
): MessageDescriptor =>
  (pickupNameSurname === null ? undefined : collectedWords[status]) ?? statusWords[status];

/** The states that one looks for, in the order of an order's life. A draft is no order yet. */
export const soughtStatuses = [
  'awaiting_payment',
  'confirmed',
  'paid',
  'paid_review',
  'shipped',
  'delivered',
  'refused',
  'returned',
  'refunded',
  'cancelled',
  'expired',
] as const satisfies readonly OrderStatus[];
