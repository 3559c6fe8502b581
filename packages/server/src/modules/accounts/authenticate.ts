import { createHash } from 'node:crypto';
import type { CountryContext } from '../../context.ts';
import { isDatabaseAway } from '../../db/failures.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Authenticate } from '../../http/route.ts';
import { readLevel } from './read-level.ts';
import { createSessionRepository } from './session-repository.ts';

/** Days for which an unused session lives (AUTH-5), and for which one lives however much it is used (SEC-8). */
export const sessionDays = { unused: 10, atMost: 90 } as const;
const day = 86_400_000;
/** Use of a session is written down at most this often (ms). */
const touchEvery = 60_000;

/** What is stored of a token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** When a session that was begun at `begun` and used at `now` ends unless it is used again. */
export const sessionEnd = (now: Date, begun: Date): Date =>
  new Date(Math.min(now.getTime() + sessionDays.unused * day, begun.getTime() + sessionDays.atMost * day));

/**
 * Who sent `authorization: Token …`: null without the header, a refusal `authentication_failed` when the token is not (or no
 * longer) good, on any call. A database that is away throws its own error, never a 401 (SRV-3).
 */
export const createAuthenticate = ({
  database,
  clock,
}: Pick<CountryContext, 'database' | 'clock'>): Authenticate => {
  const repository = createSessionRepository({ database });
  return async (header) => {
    if (header === undefined || header === '') return null;
    const token = /^Token ([\w-]{20,128})$/i.exec(header)?.[1];
    if (token === undefined) throw new Refusal('authentication_failed');
    const now = clock.now();
    const row = await repository.find(tokenHash(token), now);
    if (!row) throw new Refusal('authentication_failed');
    if (now.getTime() - row.last_used_at.getTime() > touchEvery) {
      // Who only looks is served by a database that only reads, too.
      await repository.touch(row.session_id, now, sessionEnd(now, row.created_at)).catch((error: unknown) => {
        if (!isDatabaseAway(error)) throw error;
      });
    }
    return {
      id: row.id,
      fboId: row.fbo_id,
      homeCountry: row.home_country,
      firstName: row.first_name,
      lastName: row.last_name,
      level: readLevel(row.level),
      email: row.email,
      phone: row.phone,
      language: row.language,
      sessionId: row.session_id,
    };
  };
};
