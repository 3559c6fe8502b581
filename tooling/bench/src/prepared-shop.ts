import type { Database } from '@caravan/server';
import { startPostgres } from '@caravan/server/testing/postgres';
import { fillShop, tokenOf } from '@tooling/load/fill-shop';
import { startMailSink } from '@tooling/load/mail-sink';
import { postmasterOf } from '@tooling/load/postgres-cost';
import { shopEnvironment, shopFolder, shopHost, shopProgram } from '@tooling/load/shop-environment';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * One country's server in a process of its own on PostgreSQL, with its catalogue, endless stock and many members; `more` adds to
 * that before it starts. A proxy on this machine is believed, so that callers can have addresses of their own.
 */
export const prepareShop = async (
  port: number,
  members: number,
  more: (database: Database) => Promise<void> = async () => undefined,
) => {
  const postgres = await startPostgres();
  const database = await postgres.open('bench');
  await fillShop(database, shopFolder, { members });
  await more(database);
  const { rows } = await database.executeSql('select pg_backend_pid() as pid');
  const postmaster = postmasterOf(Number(rows[0]?.['pid']));
  await database.close();

  const mail = await startMailSink();
  const dataDir = mkdtempSync(join(tmpdir(), 'caravan-bench-'));
  const server = spawn(process.execPath, [shopProgram], {
    env: shopEnvironment({
      PORT: String(port),
      DATABASE_URL: postgres.url('bench'),
      DATA_DIR: dataDir,
      SMTP_URL: mail.url,
      TRUSTED_PROXY: '127.0.0.1',
    }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  let isStopping = false;
  // Whoever answers at its port then is another shop.
  void ended.then(() => {
    if (isStopping) return;
    console.error('The shop that was to be measured has ended.');
    process.exit(1);
  });
  return {
    pid: server.pid ?? 0,
    postmaster,
    host: shopHost,
    tokens: Array.from({ length: members }, (_, each) => tokenOf(each)),
    async stop(): Promise<void> {
      isStopping = true;
      server.kill('SIGTERM');
      await ended;
      mail.stop();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
