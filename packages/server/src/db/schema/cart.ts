import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { members } from './accounts.ts';
import { products } from './catalogue.ts';

/** What the merge at login had to leave out (CART-1): told with the cart until it changes next. */
export interface CartNotice {
  readonly code: 'out_of_stock' | 'disabled' | 'once_limit' | 'daily_limit' | 'monthly_limit' | 'cart_full';
  readonly productCode: string;
  readonly available: number;
  /** Units that a limit allows, or different products for which a cart has room. */
  readonly limit?: number;
}

/** One cart per country of a member or of a visitor's cookie (its hash). */
export const carts = pgTable(
  'carts',
  {
    id: serial().primaryKey(),
    country: text().notNull(),
    memberId: integer().references(() => members.id, { onDelete: 'cascade' }),
    visitorHash: text(),
    /** Grows with every change of its lines; an order's draft belongs to one version (API-25). */
    version: integer().notNull().default(1),
    notices: jsonb().$type<readonly CartNotice[]>().notNull().default([]),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('carts_of_member').on(table.country, table.memberId),
    unique('carts_of_visitor').on(table.country, table.visitorHash),
    index('carts_by_age').on(table.updatedAt),
    index('carts_of_visitors_by_age')
      .on(table.country, table.updatedAt)
      .where(sql`${table.visitorHash} is not null`),
    check('carts_one_owner', sql`num_nonnulls(${table.memberId}, ${table.visitorHash}) = 1`),
  ],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    cartId: integer()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** Smallest unit; a difference from today's price is told to the buyer (CART-8). */
    priceWhenAdded: bigint({ mode: 'number' }).notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.productId] }),
    index('cart_lines_of_product').on(table.productId),
    check('cart_lines_quantity_positive', sql`${table.quantity} >= 1`),
  ],
);
