import { and, eq, lt, ne } from 'drizzle-orm';
import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';
import { sessions } from '../../db/schema/index.ts';

/** A session with its member. */
export interface SessionRow {
  session_id: number;
  last_used_at: Date;
  created_at: Date;
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
  `select s.id as session_id, s.last_used_at, s.created_at, m.id, m.fbo_id, m.home_country, m.first_name, m.last_name, m.level, m.email,
          m.phone, m.language
     from sessions s join members m on m.id = s.member_id
    where s.token_hash = $1 and s.expires_at > $2`,
);
/** A session as its member sees it. */
export interface ListedSession {
  readonly id: number;
  readonly device: string;
  readonly last_used_at: Date;
}

const listSessions = statement<ListedSession>(
  'session_list',
  `select id, device, last_used_at from sessions where member_id = $1 and expires_at > $2 order by last_used_at desc, id desc`,
);
const endSessionOf = statement<{ id: number }>(
  'session_end_of',
  `delete from sessions where member_id = $1 and id = $2 returning id`,
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
  /** Sessions of a member that have not ended at `now`, the last used first. */
  listOf(memberId: number, now: Date): Promise<ListedSession[]>;
  end(id: number): Promise<void>;
  /** Ends a session of a member; false when it is none of theirs. */
  endOf(memberId: number, id: number): Promise<boolean>;
  /** Ends all sessions of a member, but not `kept`. */
  endAllOf(memberId: number, kept?: number): Promise<void>;
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
  listOf: (memberId, now) => database.run(listSessions, [memberId, now]),
  endOf: async (memberId, id) => (await database.run(endSessionOf, [memberId, id])).length > 0,
  async end(id) {
    await database.db.delete(sessions).where(eq(sessions.id, id));
  },
  async endAllOf(memberId, kept) {
    const ofMember = eq(sessions.memberId, memberId);
    const ended = kept === undefined ? ofMember : and(ofMember, ne(sessions.id, kept));
    await database.db.delete(sessions).where(ended);
  },
  async purge(moment) {
    await database.db.delete(sessions).where(lt(sessions.expiresAt, moment));
  },
});
