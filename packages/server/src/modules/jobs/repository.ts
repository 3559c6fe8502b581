import type { Database } from '../../db/database.ts';
import { statement } from '../../db/database.ts';

/** Jobs of one queue that wait to be done, those that failed and are to be repeated among them. */
export interface Waiting {
  readonly queue: string;
  readonly count: number;
  /** Seconds for which the oldest has waited since it was written down. */
  readonly oldest: number;
}

const readWaiting = statement<Waiting>(
  'jobs_read_waiting',
  `select name as queue, count(*)::int as count, extract(epoch from now() - min(created_on))::float8 as oldest
     from pgboss.job where name = any($1::text[]) and state in ('created', 'retry', 'active') group by name`,
);

const countWaiting = statement<{ count: number }>(
  'jobs_count_queued',
  `select count(*)::int as count from pgboss.job where name = $1 and state in ('created', 'retry')`,
);

/** As pg-boss looks for what is to be done, by its index. */
const readDue = statement<{ queue: string }>(
  'jobs_read_due',
  `select queue from unnest($1::text[]) as q (queue)
    where exists (select from pgboss.job j where j.name = q.queue and j.state < 'active' and not j.blocked and j.start_after <= pgboss.job_now())`,
);

/** Those of some queues that have something to be done now. */
export const dueOf = async (database: Database, queues: readonly string[]): Promise<readonly string[]> =>
  (await database.run(readDue, [queues])).map(({ queue }) => queue);

/** Jobs of a queue that nobody has begun, counted where they are. */
export const countQueued = async (database: Database, queue: string): Promise<number> =>
  (await database.run(countWaiting, [queue]))[0]?.count ?? 0;

/** What waits in these queues; a queue without jobs has no row. */
export const waitingIn = (database: Database, queues: readonly string[]): Promise<Waiting[]> =>
  database.run(readWaiting, [queues]);
