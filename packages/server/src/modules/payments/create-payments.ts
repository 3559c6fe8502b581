import { join } from 'node:path';
import type { CountryContext } from '../../context.ts';
import { createThrottle } from '../../http/throttle.ts';
import type { FormFields, PaymentProvider } from '../bank/index.ts';
import type { Jobs } from '../jobs/index.ts';
import { releaseHolds } from '../orders/index.ts';
import { createAnswerSpool, noSpool } from './answer-spool.ts';
import { createAskBank } from './ask-bank.ts';
import { askSoon, orderOfAttempt } from './attempt-repository.ts';
import { createBeginPayment, type Beginning } from './begin-payment.ts';
import { createBookPayment } from './book-payment.ts';
import { isAttemptNumber } from './is-attempt-number.ts';
import { createMakeRefunds } from './make-refunds.ts';
import { createReconcile } from './reconcile.ts';
import { createTakeAnswer, type Taken } from './take-answer.ts';

/** Money of one country's orders: what banks say of it, and what they are asked. */
export interface Payments {
  /** Begins the payment of an attempt at a gateway that is asked first (PAY-3); `told` hears of it. */
  begin(oid: string, ip: string, told: CountryContext['log']): Promise<Beginning>;
  /** Takes an answer that came to `/pay/callback` (PAY-5); `told`, the log of that request, hears of it. */
  answer(fields: FormFields, told?: CountryContext['log']): Promise<Taken>;
  /** The buyer is back without an answer: the bank is asked at once what became of the order's payment (PAY-10). */
  ask(orderId: number): Promise<void>;
  /** The same by the number at the bank; gives the order, null when there is none or the database is away. */
  askByNumber(oid: string): Promise<number | null>;
}

/**
 * Puts the country's payments together and has their recurring work done: answers that wait on the disk, questions to the
 * bank, holds that end behind them, refunds, and the day's reconciliation. Where the bank can't be asked holds just end.
 */
export const createPayments = (context: CountryContext, provider: PaymentProvider, jobs: Jobs): Payments => {
  const { country, database, settings, log } = context;
  const { queries } = provider;
  const spool =
    settings.dataDir === null
      ? noSpool
      : createAnswerSpool(join(settings.dataDir, 'answers', country.val), (file, err) =>
          log.error({ err, file }, 'alert: a payment answer on the disk can’t be read'),
        );
  const book = createBookPayment(context, provider, jobs);
  const takeAnswer = createTakeAnswer(context, provider, book, spool);
  const askBank = queries && createAskBank(context, provider, queries, book, jobs);

  jobs.every(5, 'answers on the disk', takeAnswer.replay);
  if (!askBank)
    log.warn(
      { provider: provider.slug },
      'the bank is never asked what became of a payment: it has no access for questions',
    );
  if (askBank) jobs.every(5, 'questions to the bank', askBank);
  jobs.every(10, 'holds', () => releaseHolds(context, queries !== null));
  if (queries) {
    jobs.every(10, 'refunds', createMakeRefunds(context, provider, queries, jobs));
    jobs.every(300, 'reconciliation', createReconcile(context, provider, queries, book, jobs));
  }

  /** A page that waits looks every few seconds, and a bank may be silent: it is asked every ten seconds at most. */
  const looks = createThrottle(context, { what: 'payment-look', limit: 1, windowMs: 10_000 });
  const ask = async (orderId: number): Promise<void> => {
    if (!askBank || (await looks.count(String(orderId))) !== null) return;
    const asked = await database.run(askSoon, [country.val, orderId]);
    if (asked.length > 0)
      void database
        .inBackground(askBank)
        .catch((err: unknown) => log.error({ err, orderId }, 'the bank was not asked'));
  };

  return {
    begin: createBeginPayment(context, provider),
    answer: takeAnswer.answer,
    ask,
    async askByNumber(oid) {
      if (!isAttemptNumber(oid)) return null;
      const [attempt] = await database.run(orderOfAttempt, [country.val, provider.slug, oid]).catch(() => []);
      if (!attempt) return null;
      await ask(attempt.order_id);
      return attempt.order_id;
    },
  };
};
