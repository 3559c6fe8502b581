import { runPostgres } from './postgres.ts';

/**
 * Vitest's global set-up: one PostgreSQL for all files of a run, in which each has databases of its own; told to them as
 * `TEST_DATABASE_URL`, whose server is taken if there is one already.
 */
export default async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env['TEST_DATABASE_URL'] !== undefined) return undefined;
  const { base, stop } = await runPostgres();
  process.env['TEST_DATABASE_URL'] = base;
  return async () => {
    delete process.env['TEST_DATABASE_URL'];
    await stop();
  };
};
