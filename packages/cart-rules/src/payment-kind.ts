/**
 * The kinds of payment that there are, and when the money comes: ahead of the goods, or with them. What else a kind needs hangs
 * on this list: its words on the server, its screen and marks in the storefront do not compile without it.
 */
export const paymentKinds = {
  card: { paid: 'ahead' },
  'on-delivery': { paid: 'on-delivery' },
} as const;

/** How an order is paid: by card at the bank, or to the courier. */
export type PaymentKind = keyof typeof paymentKinds;

/** Whether an order waits for its money before it goes on its way. */
export const isPaidAhead = (kind: PaymentKind): boolean => paymentKinds[kind].paid === 'ahead';
