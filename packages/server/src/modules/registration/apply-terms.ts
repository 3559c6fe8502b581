import { levels } from '@caravan/cart-rules';
import { daysAfter, formatDay, type ReturnTerm } from '@caravan/country';
import { localTime } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import { untilFewer } from '../../db/until-fewer.ts';
import { createSessionRepository } from '../accounts/index.ts';
import type { Jobs } from '../jobs/index.ts';
import { createBeginTerms } from './begin-terms.ts';
import { createTermsRepository, mostTerms, type OpenTerm } from './terms-repository.ts';

/** Days before the last one on which a member is reminded (REG-7). */
const remindedBefore = 3;

/** Terms that count from the first level at which a member buys at the wholesale price (REG-11). */
const fromQualifying: readonly ReturnTerm['after'][] = ['assistant-supervisor', 'wholesale-price'];

const qualified = levels.slice(1);

/**
 * Applies the terms of registrations (REG-6, REG-7): those of qualified members begin to count, a paid first order is noted, three
 * days before the end the member is reminded, and after it the contract form is deleted or the id blocked. Run every hour on every
 * process; whatever it does, it does once.
 */
export const createApplyTerms = (context: CountryContext, jobs: Jobs) => {
  const { country, database, clock } = context;
  const terms = createTermsRepository(context);
  const sessions = createSessionRepository(context);
  const beginTerms = createBeginTerms(context);

  const tell = (kind: 'term-reminder' | 'term-over', { member_id: memberId, id: termId }: OpenTerm) =>
    jobs.send('registration-mail', { kind, memberId, termId });

  const apply = async (term: OpenTerm, now: Date): Promise<void> => {
    if (term.otherwise === 'contract-deleted') await terms.deleteContract(term.registration_id, now);
    else {
      await terms.blockMember(term.member_id, term.otherwise, now);
      await sessions.endAllOf(term.member_id);
    }
    await terms.noteApplied(term.id, now);
    await terms.closeOthers(term.registration_id, now);
    await tell('term-over', term);
  };

  const applyDue = (): Promise<number> =>
    database.inTransaction(async () => {
      const now = clock.now();
      const today = localTime(now, country.timeZone);
      const met = await terms.meetFirstOrders(now);
      const begun = await beginTerms(await terms.waiting(fromQualifying, qualified), now);
      const soon = await terms.toRemind(formatDay(daysAfter(today, remindedBefore)), formatDay(today));
      for (const term of soon) {
        await terms.noteReminded(term.id, now);
        await tell('term-reminder', term);
      }
      const over = await terms.over(formatDay(today));
      for (const term of over) await apply(term, now);
      return met + begun + soon.length + over.length;
    });

  return (): Promise<number> => untilFewer(mostTerms, applyDue);
};
