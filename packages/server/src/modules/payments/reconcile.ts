import { localTime, startOfLocalDay } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import { localDay } from '../../words/local-day.ts';
import type { BankQueries, PaymentProvider } from '../bank/index.ts';
import type { Jobs } from '../jobs/index.ts';
import { openTask } from '../tasks/index.ts';
import { wordOfSale } from './ask-bank.ts';
import type { BookPayment } from './book-payment.ts';
import { compareAttempt } from './compare-attempt.ts';
import { describeDifference, type Difference } from './difference.ts';
import { ofAnotherBank } from './of-another-bank.ts';
import {
  claimDay,
  finishDay,
  noteCompared,
  readAttempts,
  readTime,
  type ReconciledAttempt,
} from './reconciliation-repository.ts';

/** Local hour after which the day before is compared: the bank's own day has ended by then. */
const fromHour = 4;
/** Until then a bank that does not answer is asked again; what it has not said by then is a difference. */
const untilHour = 12;
/** Days that are made up for after the shop stood still. */
const mostDays = 7;
/** Questions without an answer after which the rest waits for another turn. */
const mostSilent = 3;
const batch = 50;

/**
 * Compares every attempt of the day before with the bank's books, once a day and country, on whichever process comes first
 * (PAY-11). What we lack is booked; what differs is a task; one mail a day says what was found, also when nothing differs. A
 * process that dies in the middle leaves the rest to the next, days on which none was there are made up for, and a bank that
 * is silent is asked again in the morning. Gives how many attempts were compared.
 */
export const createReconcile = (
  context: Pick<CountryContext, 'country' | 'database' | 'log'>,
  ours: Pick<PaymentProvider, 'slug' | 'merchant'>,
  bank: BankQueries,
  book: BookPayment,
  jobs: Jobs,
) => {
  const { country, database, log } = context;

  /** False when the bank did not answer and may do so later (`patient`). */
  const compare = async (attempt: ReconciledAttempt, day: string, patient: boolean): Promise<boolean> => {
    const elsewhere = ofAnotherBank(attempt, ours) !== null;
    const history = elsewhere ? null : await bank.history(attempt.oid);
    if (history?.kind === 'unknown' && patient) return false;
    const { order_id: orderId, order_code: order, provider, merchant } = attempt;
    const { missing, differences } =
      history === null
        ? { missing: [], differences: [{ what: 'elsewhere', order, provider, merchant } as const] }
        : compareAttempt(attempt, history);
    const booked: Difference[] = [];
    for (const sale of missing) {
      const { outcome } = await book(wordOfSale(country, attempt.oid, sale));
      booked.push({ what: 'booked', order, transaction: sale.transactionId, outcome });
    }
    await database.inTransaction(async () => {
      const all = JSON.stringify([...booked, ...differences]);
      await database.run(noteCompared, [country.val, attempt.id, day, all]);
      for (const difference of differences.map(describeDifference))
        await openTask(context, {
          kind: 'reconciliation',
          subject: `${day} ${difference}`,
          orderId,
          details: { day, difference },
        });
    });
    return true;
  };

  /** Compares all of a day that is left; `finished` unless the bank is to be asked again. */
  const compareAll = async (since: Date, until: Date, day: string, patient: boolean) => {
    let compared = 0;
    let silent = 0;
    let last = 0;
    for (;;) {
      const attempts = await database.run(readAttempts, [country.val, since, until, day, last, batch]);
      if (attempts.length === 0) return { compared, finished: silent === 0 };
      for (const attempt of attempts) {
        if (await compare(attempt, day, patient)) compared += 1;
        else silent += 1;
        if (silent === mostSilent) return { compared, finished: false };
        last = attempt.id;
      }
    }
  };

  const finish = (day: string): Promise<void> =>
    database.inTransaction(async () => {
      const [done] = await database.run(finishDay, [country.val, day]);
      if (!done) return;
      log.info({ day, checked: done.checked, differences: done.differences.length }, 'payments reconciled');
      await jobs.send('mail', {
        kind: 'operator-reconciliation',
        about: `day ${day}`,
        values: {
          day,
          checked: done.checked,
          differences: done.differences.map((one) =>
            typeof one === 'string' ? one : describeDifference(one),
          ),
          facts: done.differences.map((one) => (typeof one === 'string' ? one : { ...one })),
        },
      });
    });

  return async (): Promise<number> => {
    const { timeZone } = country;
    const [now] = await database.run(readTime, []);
    if (!now) return 0;
    const { hour } = localTime(now.at, timeZone);
    if (hour < fromHour) return 0;
    let all = 0;
    for (let back = mostDays; back >= 1; back -= 1) {
      const since = startOfLocalDay(now.at, timeZone, -back);
      const until = startOfLocalDay(now.at, timeZone, 1 - back);
      const day = localDay(since, timeZone);
      const yesterday = back === 1;
      const [claimed] = await database.run(claimDay, [country.val, day, yesterday, since, until]);
      if (!claimed) continue;
      const { compared, finished } = await compareAll(since, until, day, yesterday && hour < untilHour);
      all += compared;
      if (finished) await finish(day);
    }
    return all;
  };
};
