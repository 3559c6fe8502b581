import { country } from '@caravan/app-kg/country';
import { startPostgres } from '@caravan/server/testing/postgres';
import { importCatalogue } from '@caravan/server/import';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startMailSink } from './mail-sink.ts';

const folder = fileURLToPath(new URL('../../../apps/kg', import.meta.url));

/** The bank's key that the server under test is given, with which the bench signs the bank's answers. */
export const bank = { clientId: 'bench0001', storeKey: 'bench-store-key' };

/** Members of the bench are logged in from the start: their tokens are known. */
const tokenOf = (index: number): string => createHash('sha256').update(`bench ${index}`).digest('base64url');

/** Stock without end, no limits, and members who are logged in. */
const fillShop = async (url: string, members: number): Promise<void> => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    'update products set stock = 1000000, once_limit = null, daily_limit = null, monthly_limit = null, disabled = false',
  );
  const { rows } = await client.query<{ id: number }>(
    `insert into members (fbo_id, home_country, first_name, last_name, level, language, email)
     select $2 || lpad((500000000 + n)::text, 9, '0'), $1, 'Bench', 'Member', 'supervisor', 'ru', 'bench@example.org'
     from generate_series(1, $3::int) n returning id`,
    [country.val, country.fboPrefix, members],
  );
  await client.query(
    `insert into sessions (member_id, token_hash, device, created_at, last_used_at, expires_at)
     select id, hash, 'bench', now(), now(), now() + interval '5 days' from unnest($1::int[], $2::text[]) as each (id, hash)`,
    [
      rows.map(({ id }) => id),
      rows.map((_, index) => createHash('sha256').update(tokenOf(index)).digest('base64url')),
    ],
  );
  await client.query('analyze');
  await client.end();
};

/** One country's server in a process of its own on PostgreSQL, with its catalogue, endless stock and many members. */
export const prepareShop = async (port: number, members: number) => {
  const postgres = await startPostgres();
  const database = await postgres.open('bench');
  const loaded = await importCatalogue(database, country, folder);
  if (!loaded.ok) throw new Error(`the catalogue did not load: ${JSON.stringify(loaded.problems[0])}`);
  await database.close();
  await fillShop(postgres.url('bench'), members);

  const mail = await startMailSink();
  const dataDir = mkdtempSync(join(tmpdir(), 'caravan-bench-'));
  const server = spawn(process.execPath, [join(folder, 'dist/server/start.js')], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: postgres.url('bench'),
      DATA_DIR: dataDir,
      PUBLIC_ORIGIN: `https://${country.domains[0]}`,
      SMTP_URL: mail.url,
      MAIL_FROM: 'shop@example.org',
      OPERATOR_MAIL: 'operator@example.org',
      BANK_URL: 'https://bank.example.org/fim/est3Dgate',
      BANK_CLIENT_ID: bank.clientId,
      BANK_STORE_KEY: bank.storeKey,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  return {
    pid: server.pid ?? 0,
    host: country.domains[0],
    tokens: Array.from({ length: members }, (_, each) => tokenOf(each)),
    async stop(): Promise<void> {
      server.kill('SIGTERM');
      await ended;
      mail.server.close();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
