import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import type { SecurityEvent } from './security/security-log.ts';

/** Jobs of one kind that wait, and the seconds for which the oldest has been due. */
export interface WaitingJobs {
  readonly count: number;
  readonly oldest: number;
}

/** Asks what waits, by kind of job. */
export type ReadWaiting = () => Promise<ReadonlyMap<string, WaitingJobs>>;

/** What an operator watches beside the jobs that wait. */
export interface Watched {
  /** Jobs that failed for good and wait for an operator. */
  readonly deadJobs: number;
  /** Orders whose units are held for a payment. */
  readonly holds: number;
  /** Tasks that wait for a person. */
  readonly tasks: number;
}

/** Asks the country's books what an operator watches. */
export type ReadWatched = () => Promise<Watched>;

/** Where a page came from: made for this request, kept and fresh, or kept and old because nothing newer could be made. */
export type PageSource = 'made' | 'kept' | 'stale';

/** Whether a search found something, nothing, or was given up. */
export type SearchOutcome = 'found' | 'nothing' | 'failed';

/** What one country's server has counted (OPS-4). */
export interface CountryMetrics {
  /** Counts the requests of the country's server by route pattern, never by address. */
  watch(app: FastifyInstance): void;
  /** Tells how many jobs of each kind wait and for how long: mails that wait are seen before anybody misses them (F26). */
  watchJobs(read: ReadWaiting): void;
  watchBooks(read: ReadWatched): void;
  /** Counts what the security log tells (SEC-10). */
  countSecurity(event: SecurityEvent): void;
  /** Counts what became of an answer of the bank. */
  countPayment(outcome: string): void;
  countMail(outcome: 'sent' | 'failed'): void;
  /** Counts a turn of a recurring task. */
  countTask(task: string, outcome: 'done' | 'failed'): void;
  countPage(source: PageSource): void;
  /** Notes how many seconds the database took for a search that nobody had asked for just before. */
  timeSearch(seconds: number, outcome: SearchOutcome): void;
}

/** One process's measurements, for `/metrics` of the operator's port; several countries may share it. */
export interface Metrics {
  of(country: string): CountryMetrics;
  /** Tells the state of its pools. */
  watchPool(database: Database): void;
  /** Prometheus text. */
  read(): Promise<string>;
}

const nothing = (): void => undefined;

/** Counts nothing. */
export const noMetrics: CountryMetrics = {
  watch: nothing,
  watchJobs: nothing,
  watchBooks: nothing,
  countSecurity: nothing,
  countPayment: nothing,
  countMail: nothing,
  countTask: nothing,
  countPage: nothing,
  timeSearch: nothing,
};

/**
 * One question for all gauges of a scrape, which are read at once; the next scrape asks again.
 * A database that is away is told by the probes: what is asked of it is null meanwhile.
 */
const shared = <Answer>(read: () => Promise<Answer>): (() => Promise<Answer | null>) => {
  let asked: Promise<Answer | null> | null = null;
  return () =>
    (asked ??= read()
      .catch(() => null)
      .finally(() => (asked = null)));
};

/** Makes an empty registry with the process's own figures (memory, event loop, CPU). */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const latency = new Histogram({
    name: 'caravan_request_seconds',
    help: 'Time from request to answer by route',
    labelNames: ['country', 'method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  const searches = new Histogram({
    name: 'caravan_search_seconds',
    help: 'Time of searches in the database by what came of them',
    labelNames: ['country', 'outcome'],
    buckets: [0.002, 0.005, 0.02, 0.1, 0.5],
    registers,
  });
  const counter = (name: string, help: string, label: string) =>
    new Counter({ name: `caravan_${name}_total`, help, labelNames: ['country', label], registers });
  const security = counter('security_events', 'Lines of the security log by event', 'event');
  const payments = counter('payments', 'Answers of the bank by what became of them', 'outcome');
  const mails = counter('mails', 'Mails handed over, and tries that failed', 'outcome');
  const pages = counter('pages', 'Pages by where they came from', 'source');
  const tasks = new Counter({
    name: 'caravan_recurring_tasks_total',
    help: 'Turns of recurring tasks by how they ended',
    labelNames: ['country', 'task', 'outcome'],
    registers,
  });

  /** A gauge whose values are read when somebody asks for the metrics. */
  const gauge = (
    name: string,
    help: string,
    label: string | null,
    read: (set: (labels: Record<string, string>, value: number) => void) => Promise<void>,
  ): void => {
    const made = new Gauge({
      name: `caravan_${name}`,
      help,
      labelNames: ['country', ...(label === null ? [] : [label])],
      registers,
      async collect() {
        made.reset();
        await read((labels, value) => made.set(labels, value));
      },
    });
  };
  const waiting = new Map<string, () => Promise<ReadonlyMap<string, WaitingJobs> | null>>();
  const ofJobs = (name: string, help: string, value: (job: WaitingJobs) => number): void =>
    gauge(name, help, 'kind', async (set) => {
      for (const [country, read] of waiting)
        for (const [kind, job] of (await read()) ?? []) set({ country, kind }, value(job));
    });
  ofJobs('jobs_waiting', 'Jobs of a kind that wait', ({ count }) => count);
  ofJobs(
    'jobs_waiting_seconds',
    'Seconds for which the oldest waiting job of a kind has been due',
    ({ oldest }) => oldest,
  );
  const books = new Map<string, () => Promise<Watched | null>>();
  const ofBooks = (name: string, help: string, value: (watched: Watched) => number): void =>
    gauge(name, help, null, async (set) => {
      for (const [country, read] of books) {
        const watched = await read();
        if (watched !== null) set({ country }, value(watched));
      }
    });
  ofBooks('holds', 'Orders whose units are held for a payment', ({ holds }) => holds);
  ofBooks('tasks_open', 'Tasks that wait for a person', ({ tasks }) => tasks);
  ofBooks('jobs_failed', 'Jobs that failed for good', ({ deadJobs }) => deadJobs);

  return {
    of: (country) => ({
      watch(app) {
        app.addHook('onResponse', async (request, reply) => {
          const route = request.routeOptions.url ?? 'none';
          latency.observe(
            { country, method: request.method, route, status: reply.statusCode },
            reply.elapsedTime / 1000,
          );
        });
      },
      watchJobs: (read) => void waiting.set(country, shared(read)),
      watchBooks: (read) => void books.set(country, shared(read)),
      countSecurity: (event) => security.inc({ country, event }),
      countPayment: (outcome) => payments.inc({ country, outcome }),
      countMail: (outcome) => mails.inc({ country, outcome }),
      countTask: (task, outcome) => tasks.inc({ country, task, outcome }),
      countPage: (source) => pages.inc({ country, source }),
      timeSearch: (seconds, outcome) => searches.observe({ country, outcome }, seconds),
    }),
    watchPool(database) {
      const pool = new Gauge({
        name: 'caravan_database_connections',
        help: 'Connections of each pool by state, and calls that wait for one',
        labelNames: ['pool', 'state'],
        registers,
        collect() {
          for (const { name, total, idle, waiting: queued } of database.pools()) {
            pool.set({ pool: name, state: 'busy' }, total - idle);
            pool.set({ pool: name, state: 'idle' }, idle);
            pool.set({ pool: name, state: 'waiting' }, queued);
          }
        },
      });
    },
    read: () => registry.metrics(),
  };
};
