import { spawn, type ChildProcess } from 'node:child_process';
import type { Environment } from '../config/environment.ts';
import { failureCode } from '../db/failures.ts';
import { analyzed, emptied } from './target-repository.ts';

/** Where PostgreSQL is, in the words of its programs: a password on a command line would be seen by all of the machine. */
const variablesOf = (url: string): Record<string, string> => {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const said = {
    PGHOST: searchParams.get('host') ?? hostname.replace(/^\[(.*)\]$/, '$1'),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ''));
};

/** Resolves when a program has ended well. @throws with what it said first, or that it is not there. */
const ended = (program: string, child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (part) => (said += String(part)));
    child.once('error', (error) =>
      reject(
        failureCode(error) === 'ENOENT'
          ? new Error(`There is no ${program} here: install the client programs of PostgreSQL.`)
          : error,
      ),
    );
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(said.trim().split('\n')[0] || `${program} ended with ${code}.`));
    });
  });

/** Writes a dump of a whole database, as of one moment, to a file; the shop may run. */
export const dumpPostgres = async (url: string, file: string, environment: Environment): Promise<void> => {
  const env = { ...environment, ...variablesOf(url) };
  const args = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`];
  await ended('pg_dump', spawn('pg_dump', args, { env, stdio: ['ignore', 'ignore', 'pipe'] }));
};

/** Puts a dump in the place of what the database holds, all in one transaction: whatever fails leaves it as it was. */
export const restorePostgres = async (url: string, file: string, environment: Environment): Promise<void> => {
  const env = { ...environment, ...variablesOf(url) };
  const read = spawn('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = spawn(
    'psql',
    ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1', '--output=/dev/null'],
    { env, stdio: ['pipe', 'ignore', 'pipe'] },
  );
  // Who ends before it has read everything says why itself.
  written.stdin.on('error', () => undefined);
  written.stdin.write(emptied);
  read.stdout.pipe(written.stdin, { end: false });
  const reading = ended('pg_restore', read).then(
    () => void written.stdin.end(analyzed),
    (error: unknown) => {
      // The end of its input would have it commit a part.
      written.kill('SIGKILL');
      throw error;
    },
  );
  const writing = ended('psql', written).catch((error: unknown) => {
    read.kill('SIGKILL');
    throw error;
  });
  const [first, second] = await Promise.allSettled([writing, reading]);
  // One that was ended because of the other has nothing to say.
  if (second.status === 'rejected' && read.signalCode === null) throw second.reason;
  if (first.status === 'rejected') throw first.reason;
};
