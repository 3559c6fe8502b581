import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';

/** One amount of one order that a bank may be asked for. `oid` is its number at the bank. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: serial().primaryKey(),
    country: text().notNull(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    provider: text().notNull(),
    oid: text().notNull().unique(),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique('payment_attempts_of_order').on(table.orderId, table.provider, table.amount)],
);

/** Verified answers of banks as they came, without card data (SRV-6). `accepted` ones are money that we have. */
export const paymentAnswers = pgTable(
  'payment_answers',
  {
    id: serial().primaryKey(),
    country: text().notNull(),
    provider: text().notNull(),
    attemptId: integer()
      .notNull()
      .references(() => paymentAttempts.id),
    /** The bank's number of the transaction; empty when there was none. */
    transactionId: text().notNull(),
    outcome: text().notNull(),
    /** SHA-256 over the answer: the very same answer is stored once. */
    digest: text().notNull(),
    fields: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('payment_answers_once').on(table.country, table.provider, table.digest),
    uniqueIndex('payment_answers_accepted_once')
      .on(table.provider, table.transactionId)
      .where(sql`${table.outcome} in ('paid', 'review', 'double')`),
    index('payment_answers_of_attempt').on(table.attemptId),
  ],
);
