import { createHash } from 'node:crypto';
import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { readLevel } from './levels.ts';
import type { Member } from './member.ts';

/** Days for which an unused session lives (AUTH-5). */
export const sessionDays = 10;
const day = 86_400_000;
/** Use of a session is written down at most this often (ms). */
const touchEvery = 60_000;

/** What is stored of a token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** When a session used at `now` ends unless it is used again. */
export const sessionEnd = (now: Date): Date => new Date(now.getTime() + sessionDays * day);

interface SessionRow {
  session_id: number;
  last_used_at: Date;
  id: number;
  fbo_id: string;
  home_country: string;
  first_name: string;
  last_name: string;
  level: string;
  email: string | null;
  phone: string | null;
  language: string;
}

const findSession = statement<SessionRow>(
  'session_find',
  `select s.id as session_id, s.last_used_at, m.id, m.fbo_id, m.home_country, m.first_name, m.last_name, m.level, m.email,
          m.phone, m.language
     from sessions s join members m on m.id = s.member_id
    where s.token_hash = $1 and s.expires_at > $2`,
);
const touchSession = statement(
  'session_touch',
  `update sessions set last_used_at = $2, expires_at = $3 where id = $1`,
);

/**
 * Who sent `authorization: Token …`: null without the header, a refusal `authentication_failed` when the token is not (or no
 * longer) good, on any call. A database that is away throws its own error, never a 401 (SRV-3).
 */
export const createAuthenticate =
  ({ database, clock }: Pick<CountryContext, 'database' | 'clock'>) =>
  async (header: string | undefined): Promise<Member | null> => {
    if (header === undefined || header === '') return null;
    const token = /^Token ([\w-]{20,128})$/i.exec(header)?.[1];
    if (token === undefined) throw new Refusal('authentication_failed');
    const now = clock.now();
    const [row] = await database.run(findSession, [tokenHash(token), now]);
    if (!row) throw new Refusal('authentication_failed');
    if (now.getTime() - row.last_used_at.getTime() > touchEvery) {
      await database.run(touchSession, [row.session_id, now, sessionEnd(now)]);
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
