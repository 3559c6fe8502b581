import type { CountryContext } from '../../context.ts';
import { untilFewer } from '../jobs/index.ts';
import { purgeOldDrafts } from './draft-repository.ts';

const batch = 500;

/** Forgets drafts of yesterday and before that led to nothing, of all members (PAY-13). */
export const purgeDrafts = async ({
  country,
  database,
}: Pick<CountryContext, 'country' | 'database'>): Promise<void> => {
  await untilFewer(batch, async () => (await database.run(purgeOldDrafts, [country.val, batch])).length);
};
