import { createHash } from 'node:crypto';
import type { CountryContext } from '../../context.ts';
import { createLoginFailureRepository } from './login-failure-repository.ts';

/** Failures allowed in the window, by id and by address: an office shares one address (SEC-2). */
const limits = { id: 10, ip: 200 };
const windowMs = 15 * 60_000;

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

const subjectOf = (kind: keyof typeof limits, value: string): string =>
  `${kind}:${createHash('sha256').update(value).digest('base64url')}`;

/**
 * An attempt is written down before the password is looked at, so that a hundred parallel guesses count as a hundred; one
 * that comes too soon is not, so that nobody can be locked out for good by a stranger (S04).
 */
export const createLoginThrottle = ({
  database,
  clock,
}: Pick<CountryContext, 'database' | 'clock'>): LoginThrottle => {
  const repository = createLoginFailureRepository({ database });
  return {
    async begin(fboId, ip) {
      const now = clock.now();
      const id = subjectOf('id', fboId);
      const address = subjectOf('ip', ip);
      const recorded = await repository.record(id, address, now);
      const counted = await repository.count(id, address, new Date(now.getTime() - windowMs));
      const over = counted.filter(
        ({ subject, failures }) => failures > (subject === id ? limits.id : limits.ip),
      );
      if (over.length > 0) await repository.remove(recorded);
      const waits = over.map(({ at }) => at.getTime() + windowMs - now.getTime());
      return {
        waitMs: over.length > 0 ? Math.max(1000, ...waits) : null,
        async succeeded() {
          await repository.reset(id);
          await repository.remove(recorded);
        },
      };
    },
    purge: () => repository.purge(new Date(clock.now().getTime() - windowMs)),
  };
};
