import { createHash } from 'node:crypto';
import { toWire } from '@caravan/money';
import type { CountryContext } from '../../context.ts';
import type { Jobs } from '../jobs/index.ts';
import {
  endRefunded,
  moneyOf,
  openPayments,
  readStatus,
  stands,
  withOrder,
  type OrderRow,
} from '../orders/index.ts';
import { finishTask, openTask, type Task } from '../tasks/index.ts';
import type { GivenBack } from './give-back.ts';
import { insertEntry } from './ledger-repository.ts';
import { endRefund, leaveRefund, type RefundRow } from './refund-repository.ts';

type Context = Pick<CountryContext, 'country' | 'database'>;

/** What became of a refund for good. */
export type RefundEnd = Extract<GivenBack, { kind: 'done' | 'failed' }>;

const subjectOf = ({ id }: RefundRow): string => `refund ${id}`;

/** What a person is to see to of a refund; its amount as money is written. */
const taskOf = (
  { country }: Context,
  kind: 'refund-failed' | 'refund-unsettled',
  refund: RefundRow,
  said: string,
): Task => ({
  kind,
  subject: subjectOf(refund),
  orderId: refund.order_id,
  details: {
    amount: toWire(refund.amount, country.currency),
    currency: country.currency.code,
    said,
  },
});

/**
 * Nothing is to be decided any more about a payment that has gone back, nor about which of several goes back once no more is left
 * than the order needs: one while its purchase stands, else none.
 */
const finishPaymentTasks = async (
  context: Context,
  { id, status }: OrderRow,
  actor: string,
): Promise<void> => {
  const { payments } = await moneyOf(context, id);
  const open = openPayments(payments);
  const needed = stands[readStatus(status)] ? 1 : 0;
  const decided = open.filter(({ outcome }) => outcome !== 'mismatch').length <= needed;
  for (const payment of payments) {
    const subject = `payment ${payment.id}`;
    const back = payment.amount !== null && !open.includes(payment);
    if (back) await finishTask(context, { kind: 'payment-mismatch', subject }, actor);
    if (decided) await finishTask(context, { kind: 'payment-double', subject }, actor);
  }
};

/**
 * Ends a refund whose end is known (ORD-7, PAY-10): the ledger, the order's state and the buyer's mail follow; of a failure the
 * operator is told. False when it had ended before. `actor`: who knows it.
 */
export const finishRefund = async (
  context: Context,
  jobs: Jobs,
  refund: RefundRow,
  end: RefundEnd,
  actor: string,
): Promise<boolean> => {
  const { country, database } = context;
  const { id, order_id: orderId, amount } = refund;
  const about = subjectOf(refund);
  const entryOf = ({ how, transactionId }: Extract<RefundEnd, { kind: 'done' }>): string =>
    JSON.stringify({
      country: country.val,
      provider: refund.provider,
      merchant: refund.merchant,
      kind: how,
      source: 'request',
      transaction_id: transactionId,
      oid: refund.oid,
      order_id: orderId,
      attempt_id: null,
      amount,
      currency: country.currency.isoNumber,
      outcome: 'done',
      digest: createHash('sha256').update(`${how} ${transactionId} ${id}`).digest('base64url'),
      fields: { refund: String(id), TransId: transactionId },
    });

  const finished = await withOrder(context, orderId, async (order) => {
    const said = end.kind === 'done' ? `${end.how} ${end.transactionId}` : end.said;
    const ended = await database.run(endRefund, [id, end.kind, said]);
    if (ended.length === 0) return false;
    await finishTask(context, { kind: 'refund-unsettled', subject: about }, actor);
    if (end.kind === 'done') {
      await database.run(insertEntry, [entryOf(end)]);
      await endRefunded(context, order);
      await finishPaymentTasks(context, order, actor);
      await jobs.send('mail', { kind: 'refunded', orderId, about, values: { amount } });
      return true;
    }
    await openTask(context, taskOf(context, 'refund-failed', refund, end.said));
    await jobs.send('mail', { kind: 'operator-refund-failed', orderId, about, values: { amount } });
    return true;
  });
  return finished === true;
};

/** Why a refund is left to a person, and the mail that says so. */
const leftMails = {
  unanswered: 'operator-refund-unsettled',
  elsewhere: 'operator-refund-elsewhere',
} as const;

/**
 * Nobody knows whether the money is given back, five days long (PAY-10), or our bank can't do it: the refund is unknown, and a
 * person is told. Its money counts as on its way until then, so that it can't be given back a second time.
 */
export const leaveRefundOpen = (
  context: Context,
  jobs: Jobs,
  refund: RefundRow,
  why: keyof typeof leftMails,
  said: string,
): Promise<void> =>
  context.database.inTransaction(async () => {
    const { id, order_id: orderId, amount } = refund;
    const about = subjectOf(refund);
    const left = await context.database.run(leaveRefund, [id, said]);
    if (left.length === 0) return;
    await openTask(context, taskOf(context, 'refund-unsettled', refund, said));
    await jobs.send('mail', { kind: leftMails[why], orderId, about, values: { amount } });
  });
