import { eq, lt } from 'drizzle-orm';
import type { CountryContext } from '../../context.ts';
import { members, sessions } from '../../db/schema/index.ts';

export type MemberRow = typeof members.$inferSelect;

/** The company-wide register and its sessions: the one thing that no country owns. */
export interface MemberRepository {
  byFboId(fboId: string): Promise<MemberRow | undefined>;
  byId(id: number): Promise<MemberRow | undefined>;
  setPasswordHash(id: number, hash: string): Promise<void>;
  openSession(session: typeof sessions.$inferInsert): Promise<void>;
  endSession(id: number): Promise<void>;
  endSessionsOf(memberId: number): Promise<void>;
  /** Forgets sessions that ended before `moment`. */
  purgeSessions(moment: Date): Promise<void>;
}

/** Members in the database. */
export const createMemberRepository = ({ database }: Pick<CountryContext, 'database'>): MemberRepository => ({
  async byFboId(fboId) {
    const [row] = await database.db.select().from(members).where(eq(members.fboId, fboId));
    return row;
  },
  async byId(id) {
    const [row] = await database.db.select().from(members).where(eq(members.id, id));
    return row;
  },
  async setPasswordHash(id, passwordHash) {
    await database.db.update(members).set({ passwordHash }).where(eq(members.id, id));
  },
  async openSession(session) {
    await database.db.insert(sessions).values(session);
  },
  async endSession(id) {
    await database.db.delete(sessions).where(eq(sessions.id, id));
  },
  async endSessionsOf(memberId) {
    await database.db.delete(sessions).where(eq(sessions.memberId, memberId));
  },
  async purgeSessions(moment) {
    await database.db.delete(sessions).where(lt(sessions.expiresAt, moment));
  },
});
