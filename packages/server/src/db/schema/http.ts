import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** First answers of POST calls that carried an `Idempotency-Key`, kept for a day (API-7). */
export const idempotency = pgTable(
  'idempotency',
  {
    country: text().notNull(),
    /** Who asked and what: `member:7 addAddress`. */
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    status: integer().notNull(),
    body: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.scope, table.key] }),
    index('idempotency_by_age').on(table.createdAt),
  ],
);
