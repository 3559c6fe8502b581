import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { pingDatabase } from '../db/ping.ts';

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve: the database answers, its schema is there, and it is not about to
 * stop (API-68, OPS-4).
 */
export const answerProbes = (
  app: FastifyInstance,
  databases: readonly Database[],
  isDraining: () => boolean = () => false,
): void => {
  app.get('/healthz', async (_request, reply) => {
    await reply.header('cache-control', 'no-store').send({ ok: true });
  });
  app.get('/readyz', async (_request, reply) => {
    const ready = await Promise.all(databases.map(pingDatabase))
      .then(() => true)
      .catch(() => false);
    await reply
      .code(ready && !isDraining() ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: ready && !isDraining() });
  });
};
