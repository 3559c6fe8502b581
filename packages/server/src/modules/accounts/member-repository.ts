import { and, eq } from 'drizzle-orm';
import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';
import { members } from '../../db/schema/index.ts';

export type MemberRow = typeof members.$inferSelect;

/** What a profile shows that stands in no column of the member's own row. */
export interface ProfileFacts {
  /** Whether the member's address gets the news of the home country (ACC-6). */
  readonly newsletter: boolean;
  /** Origin of the home country's site, null when it never ran here (ACC-5). */
  readonly site: string | null;
}

const readFacts = statement<ProfileFacts>(
  'member_profile_facts',
  `select exists (
            select from newsletter_subscribers s
             where s.country = m.home_country and s.email = lower(m.email collate "C") and s.unsubscribed_at is null) as newsletter,
          (select s.origin from sites s where s.country = m.home_country) as site
     from members m where m.id = $1`,
);

/** The company-wide register: with its sessions the one thing that no country owns. */
export interface MemberRepository {
  byFboId(fboId: string): Promise<MemberRow | undefined>;
  byId(id: number): Promise<MemberRow | undefined>;
  profileFacts(id: number): Promise<ProfileFacts>;
  /** Locks a member for a login until the transaction's end: a change of password waits for it, or it for that. */
  lock(id: number): Promise<Pick<MemberRow, 'passwordHash' | 'blockedAt'> | undefined>;
  setPasswordHash(id: number, hash: string): Promise<void>;
  /** Puts another hash in place of this one; false when it is no longer there. */
  replacePasswordHash(id: number, hash: string, by: string): Promise<boolean>;
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
  profileFacts: async (id) => (await database.run(readFacts, [id]))[0] ?? { newsletter: false, site: null },
  async lock(id) {
    const { passwordHash, blockedAt } = members;
    const [row] = await database.db
      .select({ passwordHash, blockedAt })
      .from(members)
      .where(eq(members.id, id))
      .for('no key update');
    return row;
  },
  async replacePasswordHash(id, hash, by) {
    const replaced = await database.db
      .update(members)
      .set({ passwordHash: by })
      .where(and(eq(members.id, id), eq(members.passwordHash, hash)))
      .returning({ id: members.id });
    return replaced.length > 0;
  },
  async setPasswordHash(id, passwordHash) {
    await database.db.update(members).set({ passwordHash }).where(eq(members.id, id));
  },
});
