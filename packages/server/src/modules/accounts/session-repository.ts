import { eq } from 'drizzle-orm';
import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';
import { purge, purgeStatement } from '../../db/purge.ts';
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
    where s.token_hash = $1 and s.expires_at > $2 and m.blocked_at is null`,
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
  `with ended as (delete from sessions where member_id = $1 and id = $2 returning id, device_hash),
   forgotten as (
     delete from known_devices d using ended e where d.member_id = $1 and d.token_hash = e.device_hash)
   select id from ended`,
);
const endSessionsOf = statement(
  'session_end_all_of',
  `with forgotten as (
     delete from known_devices d where d.member_id = $1 and not exists (
       select 1 from sessions s where s.member_id = $1 and s.id = $2::int and s.device_hash = d.token_hash))
   delete from sessions where member_id = $1 and id is distinct from $2::int`,
);
const deleteEnded = purgeStatement('session_purge', 'sessions', 'expires_at < $1');
const touchSession = statement(
  'session_touch',
  `update sessions set last_used_at = $2, expires_at = $3 where id = $1`,
);

/** Sessions of the whole company's members, on all its sites. */
export interface SessionRepository {
  /** The session of a token's hash, if it has not ended at `now`; nobody who is blocked has one, on any process (SEC-8). */
  find(tokenHash: string, now: Date): Promise<SessionRow | undefined>;
  open(session: typeof sessions.$inferInsert): Promise<void>;
  /** Notes that it was used, and when it ends now. */
  touch(id: number, at: Date, expiresAt: Date): Promise<void>;
  /** Sessions of a member that have not ended at `now`, the last used first. */
  listOf(memberId: number, now: Date): Promise<ListedSession[]>;
  end(id: number): Promise<void>;
  /** Ends a session of a member, whose device is then unknown (SEC-7); false when it is none of theirs. */
  endOf(memberId: number, id: number): Promise<boolean>;
  /** Ends all sessions of a member, but not `kept`, and knows none of their devices any more but that of `kept`. */
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
    await database.run(endSessionsOf, [memberId, kept ?? null]);
  },
  async purge(moment) {
    await purge(database, deleteEnded, [moment]);
  },
});
