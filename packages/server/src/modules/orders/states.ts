import type { OrderStatus } from '@caravan/contract';

/**
 * Which state of an order may follow which (ORD-1). Anything else is refused. Beside the plain way: the bank's money can come
 * after the hold ran out, after a cancellation or after the buyer turned to paying on delivery, and is never dropped (PAY-6).
 * Only the operator cancels what is paid, and gives the money back.
 */
export const transitions = {
  draft: ['awaiting_payment', 'confirmed', 'cancelled'],
  awaiting_payment: ['paid', 'paid_review', 'confirmed', 'expired', 'cancelled'],
  confirmed: ['shipped', 'cancelled', 'paid', 'paid_review'],
  paid: ['shipped', 'cancelled'],
  paid_review: ['paid', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: ['paid', 'paid_review'],
  expired: ['paid', 'paid_review'],
} as const satisfies Readonly<Record<OrderStatus, readonly OrderStatus[]>>;

const table: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = transitions;

/** States in which an order has taken its units off the stock (SRV-4). */
export const holdsStock: Readonly<Record<OrderStatus, boolean>> = {
  draft: false,
  awaiting_payment: true,
  confirmed: true,
  paid: true,
  paid_review: false,
  shipped: true,
  delivered: true,
  cancelled: false,
  expired: false,
};

/** Whether an order in `from` may become `to`. */
export const mayBecome = (from: OrderStatus, to: OrderStatus): boolean => table[from].includes(to);

/** All states. */
export const statuses = Object.keys(transitions).filter((key): key is OrderStatus => key in transitions);

/** A state read from the database; a word that is none is a fault of ours. */
export const readStatus = (text: string): OrderStatus => {
  const status = statuses.find((known) => known === text);
  if (!status) throw new Error(`"${text}" is no state of an order.`);
  return status;
};

/**
 * Examines the table once at start: every state can be reached from a draft, no state follows itself, and an end is an end.
 * Throws with what is wrong.
 */
export const checkStates = (rules: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = table): void => {
  const reached = new Set<OrderStatus>(['draft']);
  for (const state of reached) for (const next of rules[state]) reached.add(next);
  const lost = statuses.filter((state) => !reached.has(state));
  if (lost.length > 0) throw new Error(`No way leads to the order state ${lost.join(', ')}.`);
  const circular = statuses.filter((state) => rules[state].includes(state));
  if (circular.length > 0) throw new Error(`The order state ${circular.join(', ')} follows itself.`);
  if (rules.delivered.length > 0) throw new Error('A delivered order can’t change.');
};
