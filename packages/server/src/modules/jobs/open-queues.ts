import type { PgBoss } from 'pg-boss';
import { jobKinds, jobRules, type JobKind } from './job-kinds.ts';

/** Seconds for which jobs that are done stay: each look at what waits would read a week of them. */
const doneFor = 3600;
/** Seconds for which what failed too often stays to be looked at. */
const deadFor = 90 * 86_400;
/** Seconds after which a job whose process has gone is another's. */
const expiry = 60;

/** Makes the queues of a country where they are missing, and gives those of a release before the rules of this one. */
export const openQueues = async (
  boss: PgBoss,
  { queueOf, deadLetters }: { readonly queueOf: (kind: JobKind) => string; readonly deadLetters: string },
): Promise<void> => {
  await boss.createQueue(deadLetters, { retentionSeconds: deadFor });
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const kind of jobKinds) {
    const { retries, delay, longestDelay } = jobRules[kind];
    const queue = known.get(queueOf(kind));
    const rules = {
      retryLimit: retries,
      retryDelay: delay,
      retryBackoff: true,
      retryDelayMax: longestDelay,
      deleteAfterSeconds: doneFor,
    };
    if (queue === undefined)
      await boss.createQueue(queueOf(kind), { ...rules, expireInSeconds: expiry, deadLetter: deadLetters });
    else if (
      queue.retryLimit !== retries ||
      queue.retryDelay !== delay ||
      queue.retryDelayMax !== longestDelay ||
      queue.deleteAfterSeconds !== doneFor
    )
      await boss.updateQueue(queueOf(kind), rules);
  }
};
