import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { contentEditions, contentFiles, legalTexts } from '../../db/schema/index.ts';
import type { Edition, LegalText } from '../../modules/content/index.ts';

/** Published editions that are kept, so that one can go back to them; older ones go with their files. */
const kept = 3;

/** Which of these files are stored already; they stay for a while, named by an edition or not. */
export const storedFiles = async (
  db: Db,
  names: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> => {
  if (names.length === 0) return new Set();
  const rows = await db
    .update(contentFiles)
    .set({ storedAt: now })
    .where(inArray(contentFiles.name, [...names]))
    .returning({ name: contentFiles.name });
  return new Set(rows.map(({ name }) => name));
};

/** Stores a file; one of the same name holds the same. */
export const storeFile = async (db: Db, file: typeof contentFiles.$inferInsert): Promise<void> => {
  await db.insert(contentFiles).values(file).onConflictDoNothing();
};

/** Legal texts of the country that hold on `day` or held before. */
export const legalInForce = (tx: Db, country: string, day: string): Promise<LegalText[]> =>
  tx
    .select()
    .from(legalTexts)
    .where(and(eq(legalTexts.country, country), sql`${legalTexts.since} <= ${day}`));

export const storeLegal = async (tx: Db, country: string, texts: readonly LegalText[]): Promise<void> => {
  if (texts.length === 0) return;
  await tx
    .insert(legalTexts)
    .values(texts.map((text) => ({ ...text, country })))
    .onConflictDoUpdate({
      target: [legalTexts.country, legalTexts.slug, legalTexts.version, legalTexts.language],
      set: {
        title: sql`excluded.title`,
        description: sql`excluded.description`,
        body: sql`excluded.body`,
        since: sql`excluded.since`,
      },
    });
};

/** An edition that is to be stored. */
export interface NewEdition {
  readonly country: string;
  readonly content: Edition;
  readonly at: Date;
  /** Of the link to a preview; null for one that is published. */
  readonly tokenHash: string | null;
}

/** Stores an edition; a preview takes the place of the one before. Editions that nobody sees any more go. */
export const storeEdition = async (
  tx: Db,
  { country, content, at, tokenHash }: NewEdition,
): Promise<void> => {
  const own = (state: string) => and(eq(contentEditions.country, country), eq(contentEditions.state, state));
  await tx.delete(contentEditions).where(own('preview'));
  await tx.insert(contentEditions).values({
    country,
    content,
    importedAt: at,
    tokenHash,
    state: tokenHash === null ? 'published' : 'preview',
  });
  const newest = await tx
    .select({ id: contentEditions.id })
    .from(contentEditions)
    .where(own('published'))
    .orderBy(desc(contentEditions.id))
    .limit(kept);
  const ids = newest.map(({ id }) => id);
  if (ids.length > 0)
    await tx.delete(contentEditions).where(and(own('published'), notInArray(contentEditions.id, ids)));
};

/** What is stored but not yet named by an edition may be of an import that is under way. */
const patience = sql`interval '1 day'`;

/** Deletes files that no edition of any country and no legal text names. */
export const dropUnusedFiles = async (tx: Db, now: Date): Promise<void> => {
  await tx.execute(sql`
    delete from content_files
     where stored_at < ${now.toISOString()}::timestamptz - ${patience}
       and left(name, 24) not in (
         select found[1] from content_editions, regexp_matches(content::text, '[0-9a-f]{24}', 'g') as found
         union
         select found[1] from legal_texts, regexp_matches(body, '[0-9a-f]{24}', 'g') as found)`);
};
