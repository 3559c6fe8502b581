import type { CountryContext } from '../../context.ts';
import { memberMark } from '../../http/security/security-log.ts';
import { takeUnreported } from './audit-repository.ts';

/** A member's id, which stands in no log. */
const isMemberId = (subject: string): boolean => /^\d{3}-?\d{3}-?\d{3}-?\d{3}$/.test(subject);

/**
 * Writes what operators did on their command line to the log of the running shop, each entry once, whatever the number of processes
 * (SEC-10). Gives how many.
 */
export const createReportAuditLog =
  ({ country, database, log, security }: Pick<CountryContext, 'country' | 'database' | 'log' | 'security'>) =>
  async (): Promise<number> => {
    const entries = await takeUnreported(database, country.val);
    for (const { at, actor, action, subject } of entries) {
      // By a member, and logged when it was done.
      if (action === 'account.deleted') continue;
      security.tell(log, 'operator', {
        at: at.toISOString(),
        actor,
        action,
        ...(isMemberId(subject) ? { who: memberMark(subject) } : { subject }),
      });
    }
    return entries.length;
  };
