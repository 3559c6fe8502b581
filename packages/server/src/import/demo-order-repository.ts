import type { Db } from '../db/database.ts';
import {
  coupons,
  orderHistory,
  orderLines,
  orders,
  paymentAttempts,
  paymentLedger,
} from '../db/schema/index.ts';

/** An order of the past with all that hangs on it, but for the order's id. */
export interface DemoOrderRows {
  readonly order: typeof orders.$inferInsert;
  readonly lines: readonly Omit<typeof orderLines.$inferInsert, 'orderId'>[];
  /** The coupon that it has earned; null for none. */
  readonly coupon: Omit<typeof coupons.$inferInsert, 'orderId'> | null;
  /** The card payment by which it was paid; null where it was not, or at the door. */
  readonly payment: {
    readonly attempt: Omit<typeof paymentAttempts.$inferInsert, 'orderId'>;
    readonly entry: Omit<typeof paymentLedger.$inferInsert, 'orderId' | 'attemptId'>;
  } | null;
  readonly history: readonly Omit<typeof orderHistory.$inferInsert, 'orderId'>[];
}

/** Stores an order of the past in the running transaction. */
export const storeDemoOrder = async (
  tx: Db,
  { order, lines, coupon, payment, history }: DemoOrderRows,
): Promise<void> => {
  const [stored] = await tx.insert(orders).values(order).returning({ id: orders.id });
  if (!stored) throw new Error('The order was not stored.');
  const orderId = stored.id;
  await tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId })));
  if (coupon) await tx.insert(coupons).values({ ...coupon, orderId });
  if (payment) {
    const attempt = { ...payment.attempt, orderId };
    const [made] = await tx.insert(paymentAttempts).values(attempt).returning({ id: paymentAttempts.id });
    await tx.insert(paymentLedger).values({ ...payment.entry, orderId, attemptId: made?.id ?? null });
  }
  await tx.insert(orderHistory).values(history.map((row) => ({ ...row, orderId })));
};
