import { localDay } from '../../words/local-day.ts';

import type { CountryContext } from '../../context.ts';
import type { Jobs } from '../jobs/index.ts';
import { createSentMailRepository } from '../mail/index.ts';
import { countWaiting } from './moderation-repository.ts';

/** Seconds between two looks. */
const hour = 3600;

/** Writes to the operator, at most once a day of the country, when reviews wait to be read: what the check found, or members reported. */
export const tellWaitingReviews = (
  context: Pick<CountryContext, 'country' | 'database' | 'clock'>,
  jobs: Pick<Jobs, 'every' | 'send'>,
): void => {
  const { country, database, clock } = context;
  const sent = createSentMailRepository(context);
  jobs.every(hour, 'reviews that wait', () =>
    database.inTransaction(async () => {
      const count = (await database.run(countWaiting, [country.val]))[0]?.count ?? 0;
      if (count === 0) return 0;
      const about = `day ${localDay(clock.now(), country.timeZone)}`;
      if (await sent.wasSent('operator-reviews', about)) return 0;
      await jobs.send('mail', { kind: 'operator-reviews', about, values: { count } });
      return 1;
    }),
  );
};
