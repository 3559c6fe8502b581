import { createHash } from 'node:crypto';
import type { CountryContext } from '../../context.ts';
import { isDatabaseAway } from '../../db/failures.ts';
import { withoutCard, type FormFields, type PaymentProvider, type PaymentVerdict } from '../bank/index.ts';
import type { AnswerSpool } from './answer-spool.ts';
import type { BankReport, BookPayment, Booked } from './book-payment.ts';
import { createGrowingPauses } from './growing-pauses.ts';

/**
 * What an answer of the bank came to. `unanswered`: the gateway could not be asked what it stands for. `kept`: it is safe, and is
 * booked once the database is back.
 */
export type Taken =
  | Booked
  | { readonly outcome: 'forged'; readonly paid: false; readonly orderId: null; readonly oid: string }
  | { readonly outcome: 'unanswered'; readonly paid: false; readonly orderId: null }
  | { readonly outcome: 'kept'; readonly paid: boolean; readonly orderId: null };

type Log = CountryContext['log'];

/** Turns of five seconds that an answer waits at most for its next try: ten minutes. */
const mostPause = 120;

const digestOf = (fields: FormFields): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url');

const reportOf = ({ said, ...report }: Extract<PaymentVerdict, { oid: string }>): BankReport => ({
  kind: report.kind,
  oid: report.oid,
  amount: report.amount,
  currencyNumber: report.currencyNumber,
  transactionId: report.transactionId,
  ...(report.otherMerchant !== undefined && { otherMerchant: report.otherMerchant }),
  source: 'answer',
  digest: digestOf(said),
  fields: withoutCard(said),
});

/**
 * Takes a bank's answer (PAY-5, PAY-9): verified by the provider, then in the log and on the disk before the database is
 * touched, then booked. What is not the bank's changes nothing. Where the database is away the answer waits on the disk.
 */
export const createTakeAnswer = (
  { log, security, metrics }: Pick<CountryContext, 'log' | 'security' | 'metrics'>,
  provider: PaymentProvider,
  book: BookPayment,
  spool: AnswerSpool,
) => {
  const take = async (report: BankReport, requestLog: Log): Promise<Booked> => {
    const booked = await book(report);
    metrics.countPayment(booked.outcome);
    const facts = {
      oid: report.oid.slice(0, 64),
      transaction: report.transactionId,
      outcome: booked.outcome,
    };
    const odd = ['mismatch', 'unknown', 'double'].includes(booked.outcome);
    if (odd) security.tell(requestLog, 'payment answer odd', facts);
    else requestLog.info(facts, 'payment answer booked');
    return booked;
  };
  /** It is booked whatever the disk says; a file that stays is found to be booked. */
  const drop = (report: BankReport): Promise<void> =>
    spool.drop(report).catch((err: unknown) => log.error({ err }, 'payment answer stays on disk'));

  const pauses = createGrowingPauses(mostPause);

  return {
    /** `requestLog` is that of the request that brought it, so that its id stands in the line. */
    async answer(fields: FormFields, requestLog: Log = log): Promise<Taken> {
      const verdict = await provider.verify(fields);
      if (verdict.kind === 'forged') {
        const oid = Object.entries(fields).find(([name]) => name.toLowerCase() === 'oid')?.[1] ?? '';
        const facts = { reason: verdict.reason, oid: oid.slice(0, 64) };
        security.tell(requestLog, 'payment answer forged', facts);
        metrics.countPayment('forged');
        return { outcome: 'forged', paid: false, orderId: null, oid };
      }
      if (verdict.kind === 'unknown') {
        requestLog.warn({ reason: verdict.reason }, 'payment answer without the bank’s word');
        metrics.countPayment('unanswered');
        return { outcome: 'unanswered', paid: false, orderId: null };
      }
      const report = reportOf(verdict);
      requestLog.info({ payment: report.fields, said: verdict.reason }, 'payment answer received');
      const kept = await spool.keep(report).catch((err: unknown) => {
        log.error({ err }, 'payment answer not on disk');
        return false;
      });
      try {
        const booked = await take(report, requestLog);
        // Nobody waits for that.
        void drop(report);
        return booked;
      } catch (err) {
        // Kept nowhere: whoever brought it is told to come again.
        if (!kept) throw err;
        log.error({ err, oid: report.oid.slice(0, 64) }, 'payment answer waits for the database');
        return { outcome: 'kept', paid: report.kind === 'approved', orderId: null };
      }
    },

    /**
     * Books what waits on the disk; gives how many. One that can't be booked keeps no other waiting: whoever watches the shop is
     * told, each time it is tried, with pauses that grow up to `mostPause`.
     */
    async replay(): Promise<number> {
      let booked = 0;
      for (const report of await spool.waiting()) {
        if (!pauses.isDue(report.digest)) continue;
        try {
          await take(report, log);
          await drop(report);
          pauses.succeeded(report.digest);
          booked += 1;
        } catch (err) {
          if (isDatabaseAway(err)) throw err;
          pauses.failed(report.digest);
          log.error(
            { err, oid: report.oid.slice(0, 64) },
            'alert: a payment answer on the disk can’t be booked',
          );
        }
      }
      return booked;
    },
  };
};
