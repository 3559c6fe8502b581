import { createHash } from 'node:crypto';
import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';

/** Failures that are borne in the window, by id and by address: an office shares one address (SEC-2). */
const borne = { id: 10, ip: 200 };
const windowMs = 15 * 60_000;

const note = statement<{ id: number }>(
  'login_failure_note',
  `insert into login_failures (subject, at) values ($1, $3), ($2, $3) returning id`,
);
/** Of each subject how many failures the window holds, and when one of them leaves it so that one fits again. */
const weigh = statement<{ subject: string; failures: number; at: Date }>(
  'login_failure_weigh',
  `select subject, count(*)::int as failures, min(at) as at from login_failures
    where subject in ($1, $2) and at > $3 group by subject`,
);
const unnote = statement('login_failure_unnote', `delete from login_failures where id = any($1::int[])`);
const forgive = statement('login_failure_forgive', `delete from login_failures where subject = $1`);
const purge = statement('login_failure_purge', `delete from login_failures where at < $1`);

/** One attempt at logging in, counted as a failure until it succeeded. */
export interface Attempt {
  /** Milliseconds to wait when there were too many failures; null: go on. */
  readonly waitMs: number | null;
  succeeded(): Promise<void>;
}

/** Counts failed logins in the database, so that all processes count together and a restart forgets nothing. */
export interface LoginThrottle {
  begin(fboId: string, ip: string): Promise<Attempt>;
  purge(): Promise<void>;
}

const subjectOf = (kind: keyof typeof borne, value: string): string =>
  `${kind}:${createHash('sha256').update(value).digest('base64url')}`;

/**
 * An attempt is written down before the password is looked at, so that a hundred parallel guesses count as a hundred; one
 * that comes too soon is not, so that nobody can be locked out for good by a stranger (S04).
 */
export const createLoginThrottle = ({
  database,
  clock,
}: Pick<CountryContext, 'database' | 'clock'>): LoginThrottle => ({
  async begin(fboId, ip) {
    const now = clock.now();
    const id = subjectOf('id', fboId);
    const address = subjectOf('ip', ip);
    const noted = (await database.run(note, [id, address, now])).map((row) => row.id);
    const weighed = await database.run(weigh, [id, address, new Date(now.getTime() - windowMs)]);
    const over = weighed.filter(({ subject, failures }) => failures > (subject === id ? borne.id : borne.ip));
    if (over.length > 0) await database.run(unnote, [noted]);
    const waits = over.map(({ at }) => at.getTime() + windowMs - now.getTime());
    return {
      waitMs: over.length > 0 ? Math.max(1000, ...waits) : null,
      async succeeded() {
        await database.run(forgive, [id]);
        await database.run(unnote, [noted]);
      },
    };
  },
  async purge() {
    await database.run(purge, [new Date(clock.now().getTime() - windowMs)]);
  },
});
