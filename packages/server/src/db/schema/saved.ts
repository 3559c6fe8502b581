import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, serial, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { members } from './accounts.ts';
import { products } from './catalogue.ts';
import { orders } from './orders.ts';

const moment = () => timestamp({ withTimezone: true });

/** Products that members keep for later (SHOP-13). */
export const savedProducts = pgTable(
  'saved_products',
  {
    country: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    savedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.productId] }),
    index('saved_products_of_member').on(table.country, table.memberId, table.savedAt),
  ],
);

/** Addresses that are told when a product is back (SHOP-13): confirmed once, whatever it is that they wait for. */
export const stockAddresses = pgTable(
  'stock_addresses',
  {
    id: serial().primaryKey(),
    country: text().notNull(),
    /** In small letters. */
    email: text().notNull(),
    language: text().notNull(),
    /** Stands in each mail: it confirms the address, and ends what it waits for. */
    token: text().notNull().unique(),
    confirmedAt: moment(),
    /** When it was last asked for: an address that is never confirmed, or waits for nothing, goes. */
    askedAt: moment().notNull(),
  },
  (table) => [unique('stock_addresses_by_email').on(table.country, table.email)],
);

/** A product that an address waits for; gone once it was told of. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: serial().primaryKey(),
    country: text().notNull(),
    addressId: integer()
      .notNull()
      .references(() => stockAddresses.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Region whose stock counts; null in a country without regions. */
    store: integer(),
    createdAt: moment().notNull(),
    toldAt: moment(),
  },
  (table) => [
    unique('stock_alerts_once').on(table.addressId, table.productId),
    index('stock_alerts_open')
      .on(table.country, table.productId)
      .where(sql`${table.toldAt} is null`),
  ],
);

/** Members who are reminded of an order's products each month (SHOP-13). */
export const orderReminders = pgTable(
  'order_reminders',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    country: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Stands in each mail; it ends the reminders and nothing else. */
    token: text().notNull().unique(),
    nextAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('order_reminders_due').on(table.country, table.nextAt),
    index('order_reminders_of_member').on(table.memberId),
  ],
);
