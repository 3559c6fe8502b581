import type { CountryContext } from '../../context.ts';
import { memberMark } from '../../http/security-log.ts';
import { untoldDeeds } from './deeds-repository.ts';

/** A member's id, which stands in no log. */
const isMemberId = (subject: string): boolean => /^\d{3}-?\d{3}-?\d{3}-?\d{3}$/.test(subject);

/**
 * Tells what operators did on their command line in the log of the running shop, each deed once, whatever the number of processes
 * (SEC-10). Gives how many.
 */
export const createTellDeeds =
  ({ country, database, log, security }: Pick<CountryContext, 'country' | 'database' | 'log' | 'security'>) =>
  async (): Promise<number> => {
    const deeds = await untoldDeeds(database, country.val);
    for (const { at, actor, action, subject } of deeds) {
      // A member's own deed, told when it was done.
      if (action === 'account.deleted') continue;
      security.tell(log, 'operator', {
        at: at.toISOString(),
        actor,
        action,
        ...(isMemberId(subject) ? { who: memberMark(subject) } : { subject }),
      });
    }
    return deeds.length;
  };
