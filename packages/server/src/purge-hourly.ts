import type { FastifyInstance } from 'fastify';

const hour = 3_600_000;

/** Forgets what has ended (sessions, visitors' carts, kept answers) once an hour while the server runs. Safe in any number of processes. */
export const purgeHourly = (app: FastifyInstance, chores: readonly (() => Promise<void>)[]): void => {
  const timer = setInterval(() => {
    for (const chore of chores) chore().catch((err: unknown) => app.log.warn({ err }, 'tidying failed'));
  }, hour);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
};
