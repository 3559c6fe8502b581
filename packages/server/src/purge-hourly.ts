import type { FastifyInstance } from 'fastify';
import type { Database } from './db/database.ts';

const hour = 3_600_000;

/**
 * Forgets what has ended (sessions, visitors' carts, kept answers) once an hour while the server runs, one after the other on the
 * connections of later work. Safe in any number of processes.
 */
export const purgeHourly = (
  app: FastifyInstance,
  database: Pick<Database, 'inBackground'>,
  chores: readonly (() => Promise<void>)[],
): void => {
  const tidy = async (): Promise<void> => {
    // oxlint-disable-next-line eslint/no-await-in-loop -- none of them is in a hurry
    for (const chore of chores)
      await chore().catch((err: unknown) => app.log.warn({ err }, 'tidying failed'));
  };
  const timer = setInterval(() => void database.inBackground(tidy), hour);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
};
