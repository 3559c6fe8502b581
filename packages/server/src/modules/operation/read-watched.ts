import type { CountryContext } from '../../context.ts';
import type { ReadWatched } from '../../http/metrics.ts';
import { readWatched } from './watched-repository.ts';

/** Reads what an operator watches beside the jobs: orders that hold units, tasks and jobs that wait for a person (OPS-4). */
export const createReadWatched =
  (
    { country, database }: Pick<CountryContext, 'country' | 'database'>,
    jobs: { countDead(): Promise<number> },
  ): ReadWatched =>
  async () => {
    const [watched, deadJobs] = await Promise.all([readWatched(database, country.val), jobs.countDead()]);
    return { ...watched, deadJobs };
  };
