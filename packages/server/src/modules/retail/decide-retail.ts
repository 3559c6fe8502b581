import type { CountryContext } from '../../context.ts';
import type { Jobs } from '../jobs/index.ts';
import { approvePage, listPages, refusePage, type ListedPage } from './decision-repository.ts';
import { tellOwner } from './tell-owner.ts';

type Context = Pick<CountryContext, 'country' | 'database'>;

/** States in which a page may be. */
export const retailStates = ['received', 'active', 'refused', 'expired'] as const;

export type RetailState = (typeof retailStates)[number];

/** Pages in one state, or all; those that were applied for first come first, at most `most`. */
export const listRetail = (
  { country, database }: Context,
  state: RetailState | null,
  most: number,
): Promise<ListedPage[]> => database.run(listPages, [country.val, state, most]);

/** A page after a decision; null where no application of that name waits for one. */
export interface DecidedPage {
  readonly name: string;
  readonly expires: Date | null;
}

/** Opens the page for a year and tells its owner (RTL-2), in the running transaction. */
export const approveRetail = async (
  { country, database }: Context,
  jobs: Pick<Jobs, 'send'>,
  name: string,
): Promise<DecidedPage | null> => {
  const [page] = await database.run(approvePage, [country.val, name]);
  if (!page) return null;
  await tellOwner(jobs, 'retail-active', page);
  return { name: page.name, expires: page.expires_at };
};

/** Refuses an application and tells the applicant why (RTL-2), in the running transaction; the name is free again. */
export const refuseRetail = async (
  { country, database }: Context,
  jobs: Pick<Jobs, 'send'>,
  name: string,
  reason: string,
): Promise<DecidedPage | null> => {
  const [page] = await database.run(refusePage, [country.val, name, reason]);
  if (!page) return null;
  await tellOwner(jobs, 'retail-refused', page, reason);
  return { name: page.name, expires: null };
};
