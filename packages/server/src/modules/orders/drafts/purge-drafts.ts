import type { CountryContext } from '../../../context.ts';
import { purge } from '../../../db/purge.ts';
import { purgeOldDrafts } from './draft-repository.ts';

/** Forgets drafts of yesterday and before that led to nothing, of all members (PAY-13). */
export const purgeDrafts = ({
  country,
  database,
}: Pick<CountryContext, 'country' | 'database'>): Promise<void> =>
  purge(database, purgeOldDrafts, [country.val]);
