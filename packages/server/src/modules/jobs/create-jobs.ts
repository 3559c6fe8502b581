import { PgBoss, type Job } from 'pg-boss';
import type { CountryContext } from '../../context.ts';
import { deadJobOf, type DeadJob } from './dead-job.ts';
import { createLoops } from './loops.ts';
import { countQueued, dueOf, waitingIn } from './repository.ts';
import { jobKinds, jobRules, type JobData, type JobKind } from './job-kinds.ts';
import { openQueues } from './open-queues.ts';

/** Does one job. Throwing has it repeated later. */
export type JobHandler<Kind extends JobKind> = (data: JobData[Kind]) => Promise<void>;

/** Work that looks for itself; gives how much there was. */
export type RecurringTask = () => Promise<number>;

/** The later work of one country (SRV-7): rows in the database, done at least once by any process that serves the country. */
export interface Jobs {
  /** Says who does a kind of job; before `start`. */
  handle<Kind extends JobKind>(kind: Kind, handler: JobHandler<Kind>): void;
  /** Writes a job down, in the running transaction if there is one; due after so many seconds. */
  send<Kind extends JobKind>(kind: Kind, data: JobData[Kind], afterSeconds?: number): Promise<void>;
  /**
   * Has `task` look for its own work every so many seconds, on every process: it must be safe beside itself, and finds again
   * what a crash has left. It gives how much it did; before `start`.
   */
  every(seconds: number, name: string, task: RecurringTask): void;
  /** Has what is over forgotten every so many seconds, on every process; before `start`. No work: `drain` leaves it out. */
  forget(seconds: number, name: string, purge: () => Promise<void>): void;
  start(): Promise<void>;
  /** Running jobs end, at most eight seconds; unfinished ones are done by another process. */
  stop(): Promise<void>;
  /** How much of each kind waits, and for how many seconds the oldest has; kinds without jobs are absent. */
  waiting(): Promise<ReadonlyMap<JobKind, { readonly count: number; readonly oldest: number }>>;
  /** How many jobs failed too often. */
  countDead(): Promise<number>;
  /** Jobs that failed too often, the oldest first. */
  dead(): Promise<DeadJob[]>;
  /** Has dead jobs done once more by the running servers: the named ones, or all; gives how many. */
  retryDead(ids: readonly string[] | 'all'): Promise<number>;
  /** Does all waiting jobs now, also those due later; gives how many. For tests, where nothing looks for jobs by itself. */
  drain(): Promise<number>;
}

/**
 * Seconds between two looks for jobs that are due, of all kinds at once: a queue is asked for its jobs only when it has some. Each is
 * asked every minute whatever the looks find.
 */
const interval = { look: 2, queue: 60 };

/** What is kept of a failure, to be read among the dead letters. */
const outputOf = (error: unknown): { readonly message: string } => ({ message: String(error) });

/** Jobs by pg-boss over the shop's own database, so that a job is written in the transaction that causes it. */
export const createJobs = ({
  country,
  database,
  log,
  metrics,
  settings,
}: Pick<CountryContext, 'country' | 'database'> & {
  readonly log: Pick<CountryContext['log'], 'error'>;
  readonly metrics: Pick<CountryContext['metrics'], 'countTask'>;
  readonly settings: Pick<CountryContext['settings'], 'jobsByHand'>;
}): Jobs => {
  const boss = new PgBoss({
    db: { executeSql: async (text: string, values?: unknown[]) => database.executeSql(text, values) },
    schedule: false,
  });
  boss.on('error', (error) => {
    log.error({ err: error }, 'job queue failed');
  });
  const handlers: { [Kind in JobKind]?: JobHandler<Kind> } = {};
  const purges: { readonly seconds: number; readonly name: string; readonly task: () => Promise<void> }[] =
    [];
  const recurring: { readonly seconds: number; readonly name: string; readonly task: RecurringTask }[] = [];
  const loops = createLoops({ log, metrics });
  const queueOf = (kind: JobKind) => `${country.val}-${kind}`;
  const deadLetters = `${country.val}-dead`;

  const run = async <Kind extends JobKind>(kind: Kind, data: JobData[Kind]): Promise<void> => {
    const handler: JobHandler<Kind> | undefined = handlers[kind];
    if (!handler) throw new Error(`Nobody does jobs of kind "${kind}".`);
    await handler(data);
  };

  /** Begins to do jobs of a kind; gives the id of who does them. */
  const work = <Kind extends JobKind>(kind: Kind): Promise<string> => {
    const { atOnce } = jobRules[kind];
    return boss.work(
      queueOf(kind),
      {
        pollingIntervalSeconds: interval.queue,
        batchSize: atOnce,
        burstWhenBatchFull: true,
        perJobResults: true,
      },
      (jobs: Job<JobData[Kind]>[]) =>
        Promise.all(
          jobs.map(({ id, data }) =>
            run(kind, data).then(
              () => ({ id, status: 'completed' as const }),
              (error: unknown) => ({ id, status: 'failed' as const, output: outputOf(error) }),
            ),
          ),
        ),
    );
  };

  const drainKind = async <Kind extends JobKind>(kind: Kind): Promise<number> => {
    const jobs = await boss.fetch<JobData[Kind]>(queueOf(kind), { batchSize: 1000, ignoreStartAfter: true });
    for (const { id, data } of jobs) {
      try {
        await run(kind, data);
        await boss.complete(queueOf(kind), id);
      } catch (error) {
        await boss.fail(queueOf(kind), id, outputOf(error));
        throw error;
      }
    }
    return jobs.length;
  };

  const begin = async (): Promise<void> => {
    await boss.start();
    await openQueues(boss, { queueOf, deadLetters });
    if (settings.jobsByHand === true) return;
    const workers = new Map<string, string>();
    for (const kind of jobKinds) workers.set(queueOf(kind), await work(kind));
    loops.start(interval.look, 'jobs', async () => {
      const due = await dueOf(database, [...workers.keys()]);
      for (const [queue, worker] of workers) if (due.includes(queue)) boss.notifyWorker(worker);
    });
    for (const { seconds, name, task } of [...recurring, ...purges]) loops.start(seconds, name, task);
  };

  return {
    handle(kind, handler) {
      Object.assign(handlers, { [kind]: handler });
    },
    every(seconds, name, task) {
      recurring.push({ seconds, name, task });
    },
    forget(seconds, name, purge) {
      purges.push({ seconds, name, task: purge });
    },
    async send(kind, data, afterSeconds = 0) {
      await boss.send(queueOf(kind), data, afterSeconds > 0 ? { startAfter: Math.ceil(afterSeconds) } : {});
    },
    // What the queue and the loops do by themselves later goes on where they were started.
    start: () => database.inBackground(begin),
    async stop() {
      await loops.stop();
      await boss.stop({ graceful: true, timeout: 8000, close: false });
    },
    async waiting() {
      const rows = await waitingIn(database, jobKinds.map(queueOf));
      return new Map(
        jobKinds.flatMap((kind) => {
          const row = rows.find(({ queue }) => queue === queueOf(kind));
          return row ? [[kind, { count: row.count, oldest: row.oldest }] as const] : [];
        }),
      );
    },
    countDead: () => countQueued(database, deadLetters),
    async dead() {
      const found = await boss.findJobs(deadLetters, { queued: true });
      return found
        .map((job) => deadJobOf(job, country.val))
        .toSorted((one, other) => one.failedAt.getTime() - other.failedAt.getTime());
    },
    async retryDead(ids) {
      return boss.redrive(deadLetters, ids === 'all' ? {} : { ids: [...ids] });
    },
    async drain() {
      let done = 0;
      for (;;) {
        let round = 0;
        for (const { task } of recurring) round += await task();
        const counts = await Promise.all(jobKinds.map((kind) => drainKind(kind)));
        round += counts.reduce((sum, count) => sum + count, 0);
        if (round === 0) return done;
        done += round;
      }
    },
  };
};
