import { writeAudit } from '../audit-repository.ts';
import { factsOf } from '../facts-of.ts';
import { localMoment } from '../local-moment.ts';
import { done, refused, type Command } from '../operator-context.ts';

/** `jobs`: the jobs that failed too often and wait for a person (SRV-7). */
export const jobs: Command = {
  name: 'jobs',
  usage: '',
  about: 'lists the jobs that failed for good, with what they last said',
  takes: [0, 0],
  reads: true,
  options: {},
  run: async (context) => {
    const dead = await (await context.jobs()).dead();
    // What somebody wrote to the office stands in its job, with their name and address.
    if (dead.length > 0) await writeAudit(context, 'jobs', 'failed', { jobs: dead.length });
    const lines = dead.map(
      ({ id, kind, data, failedAt, attempts, error }) =>
        `${id}  ${localMoment(context, failedAt)}  ${kind} ${factsOf(data)}  ${attempts} attempts: ${error}`,
    );
    return done(lines.length === 0 ? 'No job has failed for good.' : lines.join('\n'), dead);
  },
};

/** `jobs retry ID`, `jobs retry all`: has them done once more. */
export const retryJobs: Command = {
  name: 'jobs retry',
  usage: 'ID | all',
  about: 'has a failed job, or all of them, done once more by the running servers',
  takes: [1, 1],
  options: {},
  run: async (context, [which = '']) => {
    const queue = await context.jobs();
    const dead = await queue.dead();
    if (which !== 'all' && dead.every(({ id }) => id !== which))
      return refused(`No failed job has the id "${which}".`);
    const retried = await context.database.inTransaction(async () => {
      const count = await queue.retryDead(which === 'all' ? 'all' : [which]);
      if (count > 0) await writeAudit(context, 'jobs retry', which, { count });
      return count;
    });
    return done(`${retried} of ${dead.length} failed jobs will be done once more.`, { retried });
  },
};
