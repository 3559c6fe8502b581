import { freePort } from '@caravan/server/testing/free-port';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onSide } from './side-connection.ts';

/** PgBouncer in transaction mode between the processes and PostgreSQL, set as the operator's guide says. */
export interface Pooler {
  readonly port: number;
  /** Connections to PostgreSQL that it holds, however many processes ask. */
  readonly connections: () => Promise<number>;
  /** `kill -9`, and started again on the same port. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The first that prepares statements for transactions that share a connection. */
const oldest = [1, 21] as const;

const program = process.env['PGBOUNCER'] ?? 'pgbouncer';

/** Why no PgBouncer can be put between here; null when one can. */
export const unableToPool = (): string | null => {
  const wanted = `PgBouncer ${oldest.join('.')} or newer, by PGBOUNCER or on the path`;
  try {
    const [, major = '', minor = ''] =
      /(\d+)\.(\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' })) ?? [];
    const isNew = Number(major) > oldest[0] || (Number(major) === oldest[0] && Number(minor) >= oldest[1]);
    return isNew ? null : `PgBouncer ${major}.${minor} is here, not ${wanted}`;
  } catch {
    return `no ${wanted}`;
  }
};

/** Connections to PostgreSQL, fewer than one process has by itself. */
const poolSize = 12;

const settingsOf = (target: URL, port: number, folder: string): string => `[databases]
* = host=${target.hostname} port=${target.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users.txt
pool_mode = transaction
max_prepared_statements = 500
max_client_conn = 500
default_pool_size = ${poolSize}
ignore_startup_parameters = extra_float_digits,statement_timeout,lock_timeout,idle_in_transaction_session_timeout
logfile = ${folder}/pgbouncer.log
pidfile = ${folder}/pgbouncer.pid
`;

const untilOpen = async (port: number): Promise<void> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    // oxlint-disable-next-line eslint/no-await-in-loop -- asked until it answers
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    // oxlint-disable-next-line eslint/no-await-in-loop -- asked until it answers
    await sleep(50);
  }
  throw new Error('PgBouncer does not start');
};

/** Starts one before a database of PostgreSQL; the limits that it cannot pass on become the database's own. */
export const startPooler = async (url: string): Promise<Pooler> => {
  const target = new URL(url);
  const name = target.pathname.slice(1);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'caravan-pooler-'));
  chmodSync(folder, 0o777);
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(settings, settingsOf(target, port, folder));
  writeFileSync(join(folder, 'users.txt'), `"${target.username}" "${decodeURIComponent(target.password)}"\n`);
  await onSide(url, async (client) => {
    for (const [limit, seconds] of [
      ['statement_timeout', 4],
      ['lock_timeout', 3],
      ['idle_in_transaction_session_timeout', 12],
    ] as const)
      // oxlint-disable-next-line eslint/no-await-in-loop -- one connection
      await client.query(`alter database "${name}" set ${limit} = '${seconds}s'`);
  });
  // It does not run as root.
  const asWhom = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  let child: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    child = spawn(program, [...asWhom, '-q', settings], { stdio: 'ignore' });
    await untilOpen(port);
  };
  const kill = async (): Promise<void> => {
    const ended = child && once(child, 'exit');
    child?.kill('SIGKILL');
    await ended;
    rmSync(join(folder, 'pgbouncer.pid'), { force: true });
  };
  await start();
  return {
    port,
    connections: () =>
      onSide(url, async (client) => {
        const { rows } = await client.query<{ count: number }>(
          `select count(*)::int from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`,
          [name],
        );
        return rows[0]?.count ?? 0;
      }),
    async restart() {
      await kill();
      await start();
    },
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
