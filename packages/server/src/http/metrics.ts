import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';

/** Asks how many jobs of each kind wait, and for how many seconds the oldest has been due. */
export type ReadWaiting = () => Promise<ReadonlyMap<string, { readonly oldest: number }>>;

/** One process's measurements, for `/metrics` of the operator's port; several countries may share it. */
export interface Metrics {
  /** Counts the requests of a country's server by route pattern, never by address. */
  watch(app: FastifyInstance, country: string): void;
  /** Tells the state of a pool. */
  watchPool(database: Database): void;
  /** Tells how long a country's oldest job of each kind has been due: mails that wait are seen before anybody misses them (F26). */
  watchJobs(country: string, waiting: ReadWaiting): void;
  /** Prometheus text. */
  read(): Promise<string>;
}

/** Makes an empty registry with the process's own figures (memory, event loop, CPU). */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const latency = new Histogram({
    name: 'caravan_request_seconds',
    help: 'Time from request to answer by route',
    labelNames: ['country', 'method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  const waiting = new Map<string, ReadWaiting>();
  const oldest = new Gauge({
    name: 'caravan_jobs_waiting_seconds',
    help: 'Seconds for which the oldest waiting job of a kind has been due',
    labelNames: ['country', 'kind'],
    registers: [registry],
    async collect() {
      oldest.reset();
      for (const [country, read] of waiting) {
        // A database that is away is told by the probes.
        const kinds = await read().catch(() => []);
        for (const [kind, job] of kinds) oldest.set({ country, kind }, job.oldest);
      }
    },
  });
  return {
    watchJobs: (country, read) => void waiting.set(country, read),
    watch(app, country) {
      app.addHook('onResponse', async (request, reply) => {
        const route = request.routeOptions.url ?? 'none';
        latency.observe(
          { country, method: request.method, route, status: reply.statusCode },
          reply.elapsedTime / 1000,
        );
      });
    },
    watchPool(database) {
      const pool = new Gauge({
        name: 'caravan_database_connections',
        help: 'Connections of the pool by state',
        labelNames: ['state'],
        registers: [registry],
        collect() {
          const { total, idle, waiting } = database.pool() ?? { total: 1, idle: 0, waiting: 0 };
          pool.set({ state: 'busy' }, total - idle);
          pool.set({ state: 'idle' }, idle);
          pool.set({ state: 'waiting' }, waiting);
        },
      });
    },
    read: () => registry.metrics(),
  };
};
