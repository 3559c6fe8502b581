import Fastify, { type FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { answerProbes } from './health.ts';
import type { Metrics } from './metrics.ts';

/** The operator's port, never reachable from outside: probes and `/metrics` (API-68). */
export const createOperatorServer = (
  metrics: Metrics,
  database: Database,
  isDraining?: () => boolean,
): FastifyInstance => {
  const app = Fastify({ logger: false });
  metrics.watchPool(database);
  answerProbes(app, [database], isDraining);
  app.get('/metrics', async (_request, reply) => {
    await reply.header('content-type', 'text/plain; version=0.0.4; charset=utf-8').send(await metrics.read());
  });
  return app;
};
