import { createHash } from 'node:crypto';
import type { CountryContext } from '../context.ts';
import { statement } from '../db/database.ts';

/** How many calls from one subject are borne in a window. */
export interface ThrottleRule {
  /** Names what is counted: `sponsor`. */
  readonly what: string;
  readonly borne: number;
  readonly windowMs: number;
}

/** Counts calls in the database, so that all processes count together (SEC-2). */
export interface Throttle {
  /** Counts a call from `whom`; gives the milliseconds to wait when there were too many, else null. */
  count(whom: string): Promise<number | null>;
}

const note = statement<{ id: number }>(
  'counted_calls_note',
  `insert into counted_calls (subject, at) values ($1, $2) returning id`,
);
const weigh = statement<{ calls: number; at: Date }>(
  'counted_calls_weigh',
  `select count(*)::int as calls, min(at) as at from counted_calls where subject = $1 and at > $2 and id <= $3`,
);
const unnote = statement('counted_calls_unnote', `delete from counted_calls where id = $1`);
const purge = statement('counted_calls_purge', `delete from counted_calls where at < $1`);

/** A call is written down before it is weighed, so that of a hundred at once only the first ones pass; a refused one is not kept. */
export const createThrottle = (
  { country, database, clock }: Pick<CountryContext, 'country' | 'database' | 'clock'>,
  { what, borne, windowMs }: ThrottleRule,
): Throttle => ({
  async count(whom) {
    const now = clock.now();
    const subject = createHash('sha256').update(`${country.val}:${what}:${whom}`).digest('base64url');
    const [noted] = await database.run(note, [subject, now]);
    const [weighed] = await database.run(weigh, [subject, new Date(now.getTime() - windowMs), noted?.id]);
    if (!noted || !weighed || weighed.calls <= borne) return null;
    await database.run(unnote, [noted.id]);
    return Math.max(1000, weighed.at.getTime() + windowMs - now.getTime());
  },
});

const day = 86_400_000;

/** Forgets calls that no window holds any more. */
export const createPurgeCountedCalls =
  ({ database, clock }: Pick<CountryContext, 'database' | 'clock'>) =>
  async (): Promise<void> => {
    await database.run(purge, [new Date(clock.now().getTime() - day)]);
  };

/** The refusal's data when one has to wait so long. */
export const waitFor = (milliseconds: number) => {
  const seconds = Math.ceil(milliseconds / 1000);
  return { retryAfter: seconds, values: { minutes: Math.ceil(seconds / 60) } };
};
