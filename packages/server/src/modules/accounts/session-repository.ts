import { eq, lt } from 'drizzle-orm';
import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';
import { sessions } from '../../db/schema/index.ts';

/** A session with its member. */
export interface SessionRow {
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

/** Sessions of the whole company's members, on all its sites. */
export interface SessionRepository {
  /** The session of a token's hash, if it has not ended at `now`. */
  find(tokenHash: string, now: Date): Promise<SessionRow | undefined>;
  open(session: typeof sessions.$inferInsert): Promise<void>;
  /** Notes that it was used, and when it ends now. */
  touch(id: number, at: Date, expiresAt: Date): Promise<void>;
  end(id: number): Promise<void>;
  endAllOf(memberId: number): Promise<void>;
  /** Forgets sessions that ended before `moment`. */
  purge(moment: Date): Promise<void>;
}

/** Sessions in the database. */
export const createSessionRepository = ({
  database,
}: Pick<CountryContext, 'database'>): SessionRepository => ({
  async find(tokenHash, now) {
    const [row] = await database.run(findSession, [tokenHash, now]);
    return row;
  },
  async open(session) {
    await database.db.insert(sessions).values(session);
  },
  async touch(id, at, expiresAt) {
    await database.run(touchSession, [id, at, expiresAt]);
  },
  async end(id) {
    await database.db.delete(sessions).where(eq(sessions.id, id));
  },
  async endAllOf(memberId) {
    await database.db.delete(sessions).where(eq(sessions.memberId, memberId));
  },
  async purge(moment) {
    await database.db.delete(sessions).where(lt(sessions.expiresAt, moment));
  },
});
