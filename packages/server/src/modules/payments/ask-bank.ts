import { createHash } from 'node:crypto';
import { toWire } from '@caravan/money';
import type { CountryContext } from '../../context.ts';
import type { BankQueries, BankStatus, PaymentProvider } from '../bank/index.ts';
import type { Jobs } from '../jobs/index.ts';
import { openTask } from '../tasks/index.ts';
import { claimAttempts, noteAnswered, stopAsking, type DueAttempt } from './attempt-repository.ts';
import type { BankReport, BookPayment } from './book-payment.ts';
import { ofAnotherBank } from './of-another-bank.ts';

const minute = 60;
const hour = 60 * minute;

/** Seconds to the next question, by how often the bank was asked; five days in all (PAY-10). */
const pauses = [2 * minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour, 12 * hour];

/** Questions that are on their way at the same time. */
const atOnce = 10;

type Context = Pick<CountryContext, 'country' | 'database' | 'log'>;

/** A sale in the bank's books, as the same report that a signed answer would have been. */
export const wordOfSale = (
  { currency }: Context['country'],
  oid: string,
  sale: { readonly transactionId: string; readonly amount: number | null },
): BankReport => {
  const amount = sale.amount === null ? '' : toWire(sale.amount, currency);
  const digest = createHash('sha256')
    .update(`history ${oid} ${sale.transactionId} ${amount}`)
    .digest('base64url');
  const fields = { oid, amount, TransId: sale.transactionId, via: 'history' };
  const { transactionId } = sale;
  // The bank's books name no currency: a merchant's number stands for one.
  return {
    kind: 'approved',
    oid,
    amount,
    currencyNumber: currency.isoNumber,
    transactionId,
    source: 'history',
    digest,
    fields,
  };
};

/**
 * Asks the bank about attempts without a final answer (PAY-10): when a buyer comes back without one, before a hold is let go,
 * then with growing pauses for five days. What it does not say in time is unknown, never a failure; one that was begun at another
 * bank is a person's at once. No transaction is open while it is asked. Gives how many were asked.
 */
export const createAskBank = (
  context: Context,
  ours: Pick<PaymentProvider, 'slug' | 'merchant'>,
  bank: BankQueries,
  book: BookPayment,
  jobs: Jobs,
) => {
  const { country, database, log } = context;

  /** Leaves an attempt to a person; `elsewhere`: why our bank can't be asked about it, null where it was asked in vain. */
  const leaveOpen = async (
    { id, order_id: orderId, oid }: DueAttempt,
    elsewhere: string | null,
  ): Promise<void> => {
    await database.inTransaction(async () => {
      await database.run(stopAsking, [id]);
      await openTask(context, {
        kind: 'payment-unsettled',
        subject: `attempt ${id}`,
        orderId,
        details: { oid, ...(elsewhere !== null && { said: elsewhere }) },
      });
      const kind = elsewhere === null ? 'operator-unsettled' : 'operator-elsewhere';
      await jobs.send('mail', { kind, orderId, about: `attempt ${id}` });
    });
  };

  const apply = async (attempt: DueAttempt, status: BankStatus): Promise<void> => {
    if (status.kind === 'approved') {
      await book(wordOfSale(country, attempt.oid, status.transaction));
      // Also where the money does not fit: it is booked and told, the bank has no more to say.
      await database.run(stopAsking, [attempt.id]);
    } else if (status.kind === 'unknown')
      log.warn({ oid: attempt.oid, why: status.why }, 'the bank did not say what became of a payment');
    if (status.kind !== 'approved' && status.kind !== 'unknown')
      await database.run(noteAnswered, [attempt.id]);
    if (!attempt.last || status.kind === 'approved') return;
    if (status.kind === 'unknown' || status.kind === 'pending') await leaveOpen(attempt, null);
    else await database.run(stopAsking, [attempt.id]);
  };

  return async (): Promise<number> => {
    for (let asked = 0; ;) {
      const due = await database.run(claimAttempts, [country.val, atOnce, pauses]);
      await Promise.all(
        due.map(async (attempt) => {
          const elsewhere = ofAnotherBank(attempt, ours);
          if (elsewhere !== null) return leaveOpen(attempt, elsewhere);
          const status = await bank.status(attempt.oid);
          return apply(attempt, status);
        }),
      );
      asked += due.length;
      if (due.length < atOnce) return asked;
    }
  };
};
