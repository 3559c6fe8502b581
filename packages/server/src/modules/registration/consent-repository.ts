import { eq } from 'drizzle-orm';
import type { CountryContext } from '../../context.ts';
import { memberConsents } from '../../db/schema/index.ts';

/** The texts that members have accepted, over all countries (REG-9, ACC-1). */
export const createConsentRepository = ({ database }: Pick<CountryContext, 'database'>) => ({
  ofMember: (memberId: number) =>
    database.db
      .select({
        slug: memberConsents.slug,
        version: memberConsents.version,
        at: memberConsents.at,
      })
      .from(memberConsents)
      .where(eq(memberConsents.memberId, memberId))
      .orderBy(memberConsents.id),
});
