import { dueDay, formatDay } from '@caravan/country';
import { localTime } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import { termLengthOf } from './load-registration.ts';
import { createTermsRepository, type WaitingTerm } from './terms-repository.ts';

/** Lets terms begin to count by the calendar of the country; gives how many did. A term without a start counts from `now`. */
export const createBeginTerms = (context: Pick<CountryContext, 'country' | 'database'>) => {
  const { country } = context;
  const terms = createTermsRepository(context);
  return async (waiting: readonly WaitingTerm[], now: Date): Promise<number> => {
    let begun = 0;
    for (const { id, type, what, from } of waiting) {
      const length = await termLengthOf(country, type, what);
      if (length === null) continue;
      await terms.begin(id, formatDay(dueDay(localTime(from ?? now, country.timeZone), length)));
      begun += 1;
    }
    return begun;
  };
};
