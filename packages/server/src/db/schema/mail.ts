import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Mails that were handed over, so that each goes out once however often its job runs (ORD-5). */
export const sentMails = pgTable(
  'sent_mails',
  {
    country: text().notNull(),
    kind: text().notNull(),
    /** What it is about: `order 12`, `order 12, payment 7`, `day 2026-11-22`. */
    subject: text().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.kind, table.subject] })],
);
