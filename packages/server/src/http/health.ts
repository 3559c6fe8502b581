import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { statement } from '../db/database.ts';

const ping = statement('health_ping', 'select 1 as one from schema_migrations limit 1');

/** `/healthz`: the process is alive. `/readyz`: it can serve: the database answers and its schema is there (API-68). */
export const answerProbes = (app: FastifyInstance, databases: readonly Database[]): void => {
  app.get('/healthz', async (_request, reply) => {
    await reply.header('cache-control', 'no-store').send({ ok: true });
  });
  app.get('/readyz', async (_request, reply) => {
    const ready = await Promise.all(databases.map((database) => database.run(ping, [])))
      .then(() => true)
      .catch(() => false);
    await reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: ready });
  });
};
