import { createHash } from 'node:crypto';
import type { CountryContext } from '../../context.ts';
import type { BankQueries } from '../bank/index.ts';
import type { Jobs } from '../jobs/index.ts';
import { endRefunded, withOrder } from '../orders/index.ts';
import { openTask } from '../tasks/index.ts';
import type { Merchant } from './book-payment.ts';
import { giveBack, type GivenBack } from './give-back.ts';
import { insertEntry, readReturned } from './ledger-repository.ts';
import { claimRefunds, endRefund, noteSaid, type DueRefund } from './refund-repository.ts';

const minute = 60;
const hour = 60 * minute;

/** Seconds to the next try: soon after a lost answer, then when the bank's day may have ended. Five days in all. */
const pauses = [minute, 5 * minute, 30 * minute, 2 * hour, 4 * hour];

/**
 * Has the bank give back what operators decided (ORD-7, PAY-10): each refund once, whatever the bank answers, however often it
 * is asked. The ledger, the order's state and the buyer's mail follow the bank's word; a failure is told to the operator.
 */
export const createMakeRefunds = (
  context: Pick<CountryContext, 'country' | 'database' | 'log'>,
  bank: BankQueries,
  { slug, merchant }: Merchant,
  jobs: Jobs,
) => {
  const { country, database, log } = context;

  const entryOf = (refund: DueRefund, { how, transactionId }: Extract<GivenBack, { kind: 'done' }>): string =>
    JSON.stringify({
      country: country.val,
      provider: slug,
      merchant,
      kind: how,
      source: 'request',
      transaction_id: transactionId,
      oid: refund.oid,
      order_id: refund.order_id,
      attempt_id: null,
      amount: refund.amount,
      currency: country.currency.isoNumber,
      outcome: 'done',
      digest: createHash('sha256').update(`${how} ${transactionId} ${refund.id}`).digest('base64url'),
      fields: { refund: String(refund.id), TransId: transactionId },
    });

  const finish = async (refund: DueRefund, given: Exclude<GivenBack, { kind: 'later' }>): Promise<void> => {
    const { id, order_id: orderId, amount } = refund;
    await withOrder(context, orderId, async (order) => {
      const done = given.kind === 'done';
      const said = done ? `${given.how} ${given.transactionId}` : given.said;
      const ended = await database.run(endRefund, [id, done ? 'done' : 'failed', said]);
      if (ended.length === 0) return;
      if (done) {
        await database.run(insertEntry, [entryOf(refund, given)]);
        await endRefunded(context, order);
        await jobs.send('mail', { kind: 'refunded', orderId, about: `refund ${id}`, values: { amount } });
        return;
      }
      await openTask(context, {
        kind: 'refund-failed',
        subject: `refund ${id}`,
        orderId,
        details: { amount, said },
      });
      await jobs.send('mail', {
        kind: 'operator-refund-failed',
        orderId,
        about: `refund ${id}`,
        values: { amount },
      });
    });
  };

  const make = async (refund: DueRefund): Promise<void> => {
    const returned = await database.run(readReturned, [country.val, refund.order_id]);
    const given = await giveBack(bank, refund, new Set(returned.map((one) => one.transaction_id)));
    log.info({ refund: refund.id, outcome: given.kind }, 'refund');
    if (given.kind !== 'later') await finish(refund, given);
    else if (refund.last) await finish(refund, { kind: 'failed', said: given.said });
    else await database.run(noteSaid, [refund.id, given.said]);
  };

  return async (): Promise<number> => {
    for (let made = 0; ; made += 1) {
      // One at a time: one that waited for a slow bank behind others could be claimed by another process meanwhile.
      const [refund] = await database.run(claimRefunds, [country.val, pauses]);
      if (!refund) return made;
      await make(refund);
    }
  };
};
