import type { CountryContext } from '../../context.ts';
import { untilFewer } from '../../db/until-fewer.ts';
import type { Jobs } from '../jobs/index.ts';
import { expirePages, remindPages } from './decision-repository.ts';
import { tellOwner } from './tell-owner.ts';

/** Pages that one transaction ends. */
const batch = 100;

/**
 * Announces the end of retail pages 30 days before, and ends those whose year is over (RTL-2, SRV-7). Safe on any number of
 * processes and when run twice; gives how many owners were told.
 */
export const createEndRetail =
  ({ country, database }: Pick<CountryContext, 'country' | 'database'>, jobs: Pick<Jobs, 'send'>) =>
  (): Promise<number> =>
    untilFewer(batch, () =>
      database.inTransaction(async () => {
        const ended = await database.run(expirePages, [country.val, batch]);
        for (const page of ended) await tellOwner(jobs, 'retail-expired', page);
        const ending = await database.run(remindPages, [country.val, batch]);
        for (const page of ending) await tellOwner(jobs, 'retail-ending', page);
        return ended.length + ending.length;
      }),
    );
