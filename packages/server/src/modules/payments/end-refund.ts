import { createHash } from 'node:crypto';
import type { CountryContext } from '../../context.ts';
import type { Jobs } from '../jobs/index.ts';
import { endRefunded, withOrder } from '../orders/index.ts';
import { finishTask, openTask } from '../tasks/index.ts';
import type { GivenBack } from './give-back.ts';
import { insertEntry } from './ledger-repository.ts';
import { endRefund, leaveRefund, type RefundRow } from './refund-repository.ts';

type Context = Pick<CountryContext, 'country' | 'database'>;

/** What became of a refund for good. */
export type RefundEnd = Extract<GivenBack, { kind: 'done' | 'failed' }>;

const subjectOf = ({ id }: RefundRow): string => `refund ${id}`;

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
      await jobs.send('mail', { kind: 'refunded', orderId, about, values: { amount } });
      return true;
    }
    await openTask(context, { kind: 'refund-failed', subject: about, orderId, details: { amount, said } });
    await jobs.send('mail', { kind: 'operator-refund-failed', orderId, about, values: { amount } });
    return true;
  });
  return finished === true;
};

/**
 * Nobody knows whether the money is given back, five days long (PAY-10), or our bank can't do it: the refund is unknown, and a
 * person is told. Its money counts as on its way until then, so that it can't be given back a second time.
 */
export const leaveRefundOpen = (
  context: Context,
  jobs: Jobs,
  refund: RefundRow,
  said: string,
): Promise<void> =>
  context.database.inTransaction(async () => {
    const { id, order_id: orderId, amount } = refund;
    const about = subjectOf(refund);
    const left = await context.database.run(leaveRefund, [id, said]);
    if (left.length === 0) return;
    await openTask(context, { kind: 'refund-unsettled', subject: about, orderId, details: { amount, said } });
    await jobs.send('mail', { kind: 'operator-refund-unsettled', orderId, about, values: { amount } });
  });
