import { localTime, startOfLocalDay } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import type { BankQueries } from '../bank/index.ts';
import type { Jobs } from '../jobs/index.ts';
import { openTask } from '../tasks/index.ts';
import { wordOfSale } from './ask-bank.ts';
import type { BookPayment } from './book-payment.ts';
import { compareAttempt } from './compare-attempt.ts';
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
const batch = 50;

const dayOf = (moment: Date, timeZone: string): string => {
  const { year, month, day } = localTime(moment, timeZone);
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
};

/**
 * Compares every attempt of the day before with the bank's books, once a day and country, on whichever process comes first
 * (PAY-11). What we lack is booked; what differs is a task; one mail a day says what was found, also when nothing differs. A
 * process that dies in the middle leaves the rest to the next. Gives how many attempts were compared.
 */
export const createReconcile = (
  context: Pick<CountryContext, 'country' | 'database' | 'log'>,
  bank: BankQueries,
  book: BookPayment,
  jobs: Jobs,
) => {
  const { country, database, log } = context;

  const compare = async (attempt: ReconciledAttempt, day: string): Promise<void> => {
    const history = await bank.history(attempt.oid);
    const { missing, differences } = compareAttempt(attempt, history);
    const booked: string[] = [];
    for (const sale of missing) {
      const { outcome } = await book(wordOfSale(country, attempt.oid, sale));
      booked.push(
        `${attempt.order_code}: payment ${sale.transactionId} was missing, now booked (${outcome})`,
      );
    }
    await database.inTransaction(async () => {
      const all = JSON.stringify([...booked, ...differences]);
      await database.run(noteCompared, [country.val, attempt.id, day, all]);
      const { order_id: orderId } = attempt;
      for (const difference of differences)
        await openTask(context, {
          kind: 'reconciliation',
          subject: `${day} ${difference}`,
          orderId,
          details: { day, difference },
        });
    });
  };

  return async (): Promise<number> => {
    const { timeZone } = country;
    const [now] = await database.run(readTime, []);
    if (!now || localTime(now.at, timeZone).hour < fromHour) return 0;
    const until = startOfLocalDay(now.at, timeZone);
    const since = startOfLocalDay(now.at, timeZone, -1);
    const day = dayOf(since, timeZone);
    const [claimed] = await database.run(claimDay, [country.val, day]);
    if (!claimed) return 0;
    let compared = 0;
    for (;;) {
      const attempts = await database.run(readAttempts, [country.val, since, until, day, batch]);
      if (attempts.length === 0) break;
      for (const attempt of attempts) await compare(attempt, day);
      compared += attempts.length;
    }
    await database.inTransaction(async () => {
      const [done] = await database.run(finishDay, [country.val, day]);
      if (!done) return;
      log.info({ day, checked: done.checked, differences: done.differences.length }, 'payments reconciled');
      await jobs.send('mail', {
        kind: 'operator-reconciliation',
        about: `day ${day}`,
        values: { day, checked: done.checked, differences: done.differences },
      });
    });
    return compared;
  };
};
