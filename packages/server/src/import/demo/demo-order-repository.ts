import type { Db } from '../../db/database.ts';
import {
  coupons,
  orderHistory,
  orderLines,
  orders,
  paymentAttempts,
  paymentLedger,
} from '../../db/schema/index.ts';

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

/** Orders that are stored by one statement: PostgreSQL takes 65 535 values. */
const most = 200;

const storeSome = async (tx: Db, rows: readonly DemoOrderRows[]): Promise<void> => {
  const stored = await tx
    .insert(orders)
    .values(rows.map(({ order }) => order))
    .returning({ id: orders.id, code: orders.code });
  const ids = new Map(stored.map(({ id, code }) => [code, id]));
  const idOf = ({ order }: DemoOrderRows): number => {
    const id = ids.get(order.code);
    if (id === undefined) throw new Error('The order was not stored.');
    return id;
  };
  await tx
    .insert(orderLines)
    .values(rows.flatMap((row) => row.lines.map((line) => ({ ...line, orderId: idOf(row) }))));
  await tx
    .insert(orderHistory)
    .values(rows.flatMap((row) => row.history.map((entry) => ({ ...entry, orderId: idOf(row) }))));
  const earned = rows.flatMap((row) => (row.coupon ? [{ ...row.coupon, orderId: idOf(row) }] : []));
  if (earned.length > 0) await tx.insert(coupons).values(earned);
  const paid = rows.flatMap((row) => (row.payment ? [{ ...row.payment, orderId: idOf(row) }] : []));
  if (paid.length === 0) return;
  const attempts = await tx
    .insert(paymentAttempts)
    .values(paid.map(({ attempt, orderId }) => ({ ...attempt, orderId })))
    .returning({ id: paymentAttempts.id, orderId: paymentAttempts.orderId });
  const attemptOf = new Map(attempts.map(({ id, orderId }) => [orderId, id]));
  await tx
    .insert(paymentLedger)
    .values(
      paid.map(({ entry, orderId }) => ({ ...entry, orderId, attemptId: attemptOf.get(orderId) ?? null })),
    );
};

/** Stores orders of the past in the running transaction, many by one statement. */
export const storeDemoOrders = async (tx: Db, rows: readonly DemoOrderRows[]): Promise<void> => {
  for (let from = 0; from < rows.length; from += most) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one transaction, one connection
    await storeSome(tx, rows.slice(from, from + most));
  }
};
