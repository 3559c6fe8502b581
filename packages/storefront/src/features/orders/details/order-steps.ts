import type { Order, OrderStatus } from '@caravan/contract';

/** A state of an order: it has been, is, or will be. */
export interface OrderStep {
  readonly status: OrderStatus;
  readonly state: 'done' | 'current' | 'next';
  /** When it came about; null for what is to come. */
  readonly at: string | null;
}

/** What is still to come when all goes well. What is collected is not sent. */
const ahead: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  draft: [],
  awaiting_payment: ['paid', 'shipped', 'delivered'],
  confirmed: ['shipped', 'delivered'],
  paid: ['shipped', 'delivered'],
  paid_review: ['paid', 'shipped', 'delivered'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
  expired: [],
  refused: [],
  returned: [],
  refunded: [],
};

/** Whether an order is still to come to its buyer, or to be collected. */
export const isToCome = (status: OrderStatus): boolean => ahead[status].length > 0;

/** The way of an order from its placing to the last step, those to come included (ORD-9). */
export const orderSteps = ({
  status,
  history,
  pickupNameSurname,
}: Pick<Order, 'status' | 'history' | 'pickupNameSurname'>): readonly OrderStep[] => {
  const been = history.filter((step) => step.status !== 'draft');
  const next = ahead[status].filter((step) => pickupNameSurname === null || step !== 'shipped');
  return [
    ...been.map(({ status: step, at }, place): OrderStep => ({
      status: step,
      state: place === been.length - 1 && next.length > 0 ? 'current' : 'done',
      at,
    })),
    ...next.map((step): OrderStep => ({ status: step, state: 'next', at: null })),
  ];
};
