import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './accounts.ts';
import { orders } from './orders.ts';

const moment = () => timestamp({ withTimezone: true });

/**
 * What one paid order counts for (REG-11): its case credits, the month that they belong to, and whose they are beside the
 * buyer's. The row is there as long as the order counts.
 */
export const orderCredits = pgTable('order_credits', {
  orderId: integer()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  country: text().notNull(),
  /** Who sponsored the buyer when it was booked. */
  sponsorId: integer().references(() => members.id),
  /** By the country's calendar, `2026-11`. */
  month: text().notNull(),
  /** When the buyer joined: in this month (`now`), in the one `before`, or `long` ago. */
  joined: text().notNull(),
  /** Thousandths of a case credit, less what came back. */
  cc: integer().notNull(),
});

/**
 * Sums of a member's months in one country, kept by the transactions that pay orders and take them back, so that reading them
 * costs the same however much was bought (BIZ-2). Thousandths of a case credit.
 */
export const memberVolumes = pgTable(
  'member_volumes',
  {
    country: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** By the country's calendar, `2026-11`. */
    month: text().notNull(),
    own: integer().notNull().default(0),
    /** Of members sponsored who joined in this month, and of those who joined in the month before. */
    joinedNow: integer().notNull().default(0),
    joinedBefore: integer().notNull().default(0),
    /** The member's own orders. */
    orders: integer().notNull().default(0),
    /** Orders by others who were sponsored or referred. */
    sales: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.country, table.memberId, table.month] })],
);

/** Orders that a member's customers paid (BIZ-3): once a member, `sponsored` before `referred`. */
export const sales = pgTable(
  'sales',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Whose customer it was. */
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    country: text().notNull(),
    kind: text().notNull(),
    /** When it was paid. */
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.memberId] }),
    // Read backwards: in another order than PostgreSQL's own, nulls would stand at the wrong end for it.
    index('sales_of_member').on(table.country, table.memberId, table.at, table.orderId),
  ],
);

/** Countries whose orders of older releases are booked. */
export const creditFills = pgTable('credit_fills', {
  country: text().primaryKey(),
  filledAt: moment().notNull(),
});
