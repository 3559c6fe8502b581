import type { CountryContext } from '../../context.ts';
import { createBeginTerms } from './begin-terms.ts';
import { createTermsRepository } from './terms-repository.ts';

/**
 * Takes the application of a member: terms that count from approval begin (REG-6). False when it was taken before, or there is
 * none. To be called in a transaction.
 */
export const createApproveRegistration = (
  context: Pick<CountryContext, 'country' | 'database' | 'clock'>,
) => {
  const terms = createTermsRepository(context);
  const beginTerms = createBeginTerms(context);
  return async (memberId: number): Promise<boolean> => {
    const now = context.clock.now();
    if (!(await terms.approve(memberId, now))) return false;
    await beginTerms(await terms.waitingForApproval(memberId), now);
    return true;
  };
};
