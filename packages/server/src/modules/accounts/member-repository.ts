import { eq } from 'drizzle-orm';
import type { CountryContext } from '../../context.ts';
import { members } from '../../db/schema/index.ts';

export type MemberRow = typeof members.$inferSelect;

/** The company-wide register: with its sessions the one thing that no country owns. */
export interface MemberRepository {
  byFboId(fboId: string): Promise<MemberRow | undefined>;
  byId(id: number): Promise<MemberRow | undefined>;
  setPasswordHash(id: number, hash: string): Promise<void>;
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
});
