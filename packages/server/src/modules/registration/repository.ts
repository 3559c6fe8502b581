import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CountryContext } from '../../context.ts';
import { memberConsents, members, registrations, registrationTerms } from '../../db/schema/index.ts';

/** A member who is added to the register. */
export type NewMember = Omit<typeof members.$inferInsert, 'id'>;

/** A registration that is written down. */
export type NewRegistration = Omit<typeof registrations.$inferInsert, 'id' | 'country'>;

/** What must happen by when. */
export interface NewTerm {
  readonly what: string;
  readonly after: string;
  readonly otherwise: string;
  readonly dueOn: string | null;
}

/** An accepted text. */
export interface NewConsent {
  readonly slug: string;
  readonly version: string;
  readonly language: string;
  readonly ip: string;
  readonly at: Date;
}

export type RegistrationRow = typeof registrations.$inferSelect;
export type TermRow = typeof registrationTerms.$inferSelect;

/** Registrations of one country. */
export const createRegistrationRepository = ({
  country: { val: country },
  database,
}: Pick<CountryContext, 'country' | 'database'>) => ({
  /** Undefined when the id is somebody's already. */
  async addMember(facts: NewMember): Promise<number | undefined> {
    const [row] = await database.db
      .insert(members)
      .values(facts)
      .onConflictDoNothing({ target: members.fboId })
      .returning({ id: members.id });
    return row?.id;
  },
  async add(facts: NewRegistration): Promise<number> {
    const [row] = await database.db
      .insert(registrations)
      .values({ ...facts, country })
      .returning({ id: registrations.id });
    if (!row) throw new Error('The registration was not stored.');
    return row.id;
  },
  async addTerms(registrationId: number, terms: readonly NewTerm[]): Promise<void> {
    if (terms.length === 0) return;
    await database.db
      .insert(registrationTerms)
      .values(terms.map((term) => ({ ...term, registrationId, country })));
  },
  async addConsents(memberId: number, consents: readonly NewConsent[]): Promise<void> {
    if (consents.length === 0) return;
    await database.db
      .insert(memberConsents)
      .values(consents.map((consent) => ({ ...consent, memberId, country })));
  },
  async ofMember(memberId: number): Promise<RegistrationRow | undefined> {
    const own = and(eq(registrations.country, country), eq(registrations.memberId, memberId));
    const [row] = await database.db.select().from(registrations).where(own);
    return row;
  },
  termsOf: (registrationId: number): Promise<TermRow[]> =>
    database.db
      .select()
      .from(registrationTerms)
      .where(eq(registrationTerms.registrationId, registrationId))
      .orderBy(registrationTerms.id),
  async term(id: number): Promise<TermRow | undefined> {
    const [row] = await database.db.select().from(registrationTerms).where(eq(registrationTerms.id, id));
    return row;
  },
  /** A member known to the company without online access, by id and one of their numbers (REG-8). */
  async offlineMember(
    fboId: string,
    number: { readonly column: 'nationalNumber' | 'taxNumber'; readonly value: string },
  ): Promise<typeof members.$inferSelect | undefined> {
    const known = and(
      eq(members.fboId, fboId),
      eq(members.homeCountry, country),
      isNull(members.passwordHash),
      isNull(members.blockedAt),
      eq(members[number.column], number.value),
    );
    const [row] = await database.db.select().from(members).where(known);
    return row;
  },
  /** Notes how a member can be reached, where nothing is on record. */
  async noteContact(
    memberId: number,
    { email, phone }: { readonly email: string | null; readonly phone: string | null },
  ): Promise<void> {
    await database.db
      .update(members)
      .set({
        email: sql`coalesce(${members.email}, ${email})`,
        phone: sql`coalesce(${members.phone}, ${phone})`,
      })
      .where(eq(members.id, memberId));
  },
});
