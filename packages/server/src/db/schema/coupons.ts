import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { members } from './accounts.ts';
import { orders } from './orders.ts';

const moment = () => timestamp({ withTimezone: true });

/**
 * A coupon that a member earned with an order (LIM-6): usable until `expiresAt`, by one order at a time. An order that ends
 * gives its coupon back; a coupon whose own order is cancelled is taken back.
 */
export const coupons = pgTable(
  'coupons',
  {
    id: serial().primaryKey(),
    country: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    /** Eight letters without the hyphen. */
    code: text().notNull(),
    /** Smallest unit. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** The order that earned it. */
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    issuedAt: moment().notNull(),
    /** The first moment at which it is no longer good. */
    expiresAt: moment().notNull(),
    usedOrderId: integer().references(() => orders.id),
    takenBackAt: moment(),
  },
  (table) => [
    unique('coupons_by_code').on(table.country, table.memberId, table.code),
    unique('coupons_one_of_order').on(table.orderId),
    index('coupons_used').on(table.usedOrderId),
    check('coupons_worth_something', sql`${table.amount} > 0`),
  ],
);
