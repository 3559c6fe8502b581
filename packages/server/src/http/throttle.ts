import { createHash } from 'node:crypto';
import type { CountryContext } from '../context.ts';
import { networkOf } from './security/network-of.ts';
import { createThrottleRepository } from './throttle-repository.ts';

/** How many calls from one subject may come in a window. */
export interface ThrottleRule {
  /** Names what is counted: `sponsor`. */
  readonly what: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** Counts calls in the database, and by its time, so that all processes count together whatever their clocks say (SEC-2). */
export interface Throttle {
  /** Counts a call from `whom`, an address by its network; gives the milliseconds to wait when there were too many, else null. */
  count(whom: string): Promise<number | null>;
}

/**
 * A call is written down before they are counted, so that of a hundred at once only the first ones pass; one that came too soon is not
 * kept. What is counted stays counted when the call is refused for another reason, with an `Idempotency-Key` too.
 */
export const createThrottle = (
  { country, database }: Pick<CountryContext, 'country' | 'database'>,
  { what, limit, windowMs }: ThrottleRule,
): Throttle => {
  const repository = createThrottleRepository({ database });
  return {
    count(whom) {
      const named = `${country.val}:${what}:${networkOf(whom)}`;
      const subject = createHash('sha256').update(named).digest('base64url');
      return database.outsideTransaction(async () => {
        const id = await repository.record(subject);
        const counted = await repository.count(subject, windowMs, id);
        if (id === undefined || !counted || counted.calls <= limit) return null;
        await repository.remove(id);
        return Math.max(1000, Math.ceil(counted.frees_in));
      });
    },
  };
};

/** Forgets calls that no window holds any more. */
export const createPurgeCountedCalls =
  ({ database }: Pick<CountryContext, 'database'>) =>
  (): Promise<void> =>
    createThrottleRepository({ database }).purge();

/** The refusal's data when one has to wait so long. */
export const waitFor = (milliseconds: number) => {
  const seconds = Math.ceil(milliseconds / 1000);
  return { retryAfter: seconds, values: { minutes: Math.ceil(seconds / 60) } };
};
