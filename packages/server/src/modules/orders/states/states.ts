import type { OrderStatus } from '@caravan/contract';

/**
 * Which state of an order may follow which (ORD-1). Anything else is refused. Beside the plain way: the bank's money can come
 * after the hold ran out, after a cancellation or after the buyer turned to paying on delivery, and is never dropped (PAY-6).
 * Only the operator cancels what is paid, and gives the money back. The way back (ORD-7) is of whole orders: where a part
 * goes back, its lines and refunds say so.
 */
export const transitions = {
  draft: ['awaiting_payment', 'confirmed', 'cancelled'],
  awaiting_payment: ['paid', 'paid_review', 'confirmed', 'expired', 'cancelled'],
  confirmed: ['shipped', 'cancelled', 'paid', 'paid_review'],
  paid: ['shipped', 'cancelled'],
  paid_review: ['paid', 'cancelled'],
  shipped: ['delivered', 'refused'],
  delivered: ['returned'],
  cancelled: ['paid', 'paid_review', 'refunded'],
  expired: ['paid', 'paid_review'],
  refused: ['refunded'],
  returned: ['refunded'],
  refunded: [],
} as const satisfies Readonly<Record<OrderStatus, readonly OrderStatus[]>>;

const table: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = transitions;

/**
 * States in which an order keeps its units off the stock (SRV-4): all but those that came back and were put back into it
 * (`restocked` of its lines).
 */
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
  refused: true,
  returned: true,
  refunded: true,
};

/** States of orders whose purchase stands: their case credits count for the month in which they were paid (ORD-6, ORD-7). */
export const stands: Readonly<Record<OrderStatus, boolean>> = {
  draft: false,
  awaiting_payment: true,
  confirmed: true,
  paid: true,
  paid_review: true,
  shipped: true,
  delivered: true,
  cancelled: false,
  expired: false,
  refused: false,
  returned: false,
  refunded: false,
};

/**
 * States in which the case credits of an order that is paid count for levels and volumes (REG-11): its money is there and its
 * goods are not on their way back. What is paid at the door counts once it is delivered (ORD-8).
 */
export const countsCredits: Readonly<Record<OrderStatus, boolean>> = {
  draft: false,
  awaiting_payment: false,
  confirmed: false,
  paid: true,
  paid_review: false,
  shipped: true,
  delivered: true,
  cancelled: false,
  expired: false,
  refused: false,
  returned: false,
  refunded: false,
};

/** Whether an order in `from` may become `to`. */
export const mayBecome = (from: OrderStatus, to: OrderStatus): boolean => table[from].includes(to);

/** All states. */
export const statuses = Object.keys(transitions).filter((key): key is OrderStatus => key in transitions);

/** Those in which an order's credits count, by name. */
export const countingStates: readonly OrderStatus[] = statuses.filter((status) => countsCredits[status]);

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
  if (rules.refunded.length > 0) throw new Error('A refunded order can’t change.');
};
