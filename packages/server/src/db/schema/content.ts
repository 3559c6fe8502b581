import { customType, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * The company's pages of a country as one import left them, all or nothing (CONT-11). The newest published one is shown; a preview
 * is shown to who has its link, and there is one at a time.
 */
export const contentEditions = pgTable(
  'content_editions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    country: text().notNull(),
    /** `published` or `preview`. */
    state: text().notNull(),
    /** Of the link to a preview. */
    tokenHash: text(),
    importedAt: timestamp({ withTimezone: true }).notNull(),
    /** `Edition` of the module content. */
    content: jsonb().notNull(),
  },
  (table) => [index('content_editions_newest').on(table.country, table.state, table.id)],
);

/** Pictures in the sizes that are shown, clips and documents, named by what is in them: a name never shows anything else. */
export const contentFiles = pgTable('content_files', {
  name: text().primaryKey(),
  type: text().notNull(),
  bytes: bytes().notNull(),
  /** When an import last asked for it. */
  storedAt: timestamp({ withTimezone: true }).notNull(),
});

/** Legal texts for ever: consents refer to their versions (CONT-10). */
export const legalTexts = pgTable(
  'legal_texts',
  {
    country: text().notNull(),
    slug: text().notNull(),
    version: integer().notNull(),
    language: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    body: text().notNull(),
    /** Since when it holds, `2026-11-23`. */
    since: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.slug, table.version, table.language] })],
);
