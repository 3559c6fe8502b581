import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';

/** Mails that were handed over, so that each kind goes out once an order however often its job runs (ORD-5). */
export const sentMails = pgTable(
  'sent_mails',
  {
    country: text().notNull(),
    kind: text().notNull(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    sentAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.kind, table.orderId] })],
);
