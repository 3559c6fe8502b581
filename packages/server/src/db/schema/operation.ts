import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** How a country's shop is open, as its operator set it (SHELL-14); a country without a row is open. */
export const shopModes = pgTable('shop_modes', {
  country: text().primaryKey(),
  mode: text().notNull(),
  /** Seconds after which it is worth coming back during maintenance. */
  retryAfter: integer().notNull(),
  since: timestamp({ withTimezone: true }).notNull(),
});

/** What an operator changed, who and when (OPS-1). Rows are only ever added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: serial().primaryKey(),
    country: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Who ran the command. */
    actor: text().notNull(),
    action: text().notNull(),
    /** What it was done to: an order's code, a job's id, a folder. */
    subject: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Whether a running shop has written it to its security log (SEC-10). */
    reported: boolean().notNull().default(false),
  },
  (table) => [
    index('audit_log_of_country').on(table.country, table.id),
    index('audit_log_unreported')
      .on(table.country, table.id)
      .where(sql`not ${table.reported}`),
  ],
);
