import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';

const moment = () => timestamp({ withTimezone: true });
const amount = () => bigint({ mode: 'number' });

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
    /** The shop's number at the bank. */
    merchant: text().notNull(),
    oid: text().notNull().unique(),
    amount: amount().notNull(),
    currency: text().notNull(),
    createdAt: moment().notNull(),
    /** When the bank is asked next what became of it; null once it said so for good (PAY-10). */
    askAt: moment(),
    /** How often it was asked, and when it last answered. */
    asked: integer().notNull().default(0),
    answeredAt: moment(),
    /** The local day whose reconciliation it was in (PAY-11). */
    reconciledOn: date(),
  },
  (table) => [
    unique('payment_attempts_of_order').on(table.orderId, table.provider, table.amount),
    index('payment_attempts_to_ask')
      .on(table.country, table.askAt)
      .where(sql`${table.askAt} is not null`),
    index('payment_attempts_by_day').on(table.country, table.createdAt),
  ],
);

/**
 * Every verified word of a bank about money, without card data (PAY-9): what buyers paid, what went back, and what fits no
 * order. `outcome` says what became of it.
 */
export const paymentLedger = pgTable(
  'payment_ledger',
  {
    id: serial().primaryKey(),
    country: text().notNull(),
    provider: text().notNull(),
    merchant: text().notNull(),
    /** `payment`, `refund` or `void`. */
    kind: text().notNull(),
    /** How we know: the signed `answer`, the bank's `history`, or the bank's reply to an order of ours (`request`). */
    source: text().notNull(),
    /** The bank's number of the transaction, its own within merchant and kind; empty when there was none. */
    transactionId: text().notNull(),
    /** The order's number at the bank, as it said it. */
    oid: text().notNull(),
    orderId: integer().references(() => orders.id),
    attemptId: integer().references(() => paymentAttempts.id),
    /** Smallest unit; null when the bank's text is no amount of the currency. */
    amount: amount(),
    /** ISO number, as the bank said it. */
    currency: text().notNull(),
    outcome: text().notNull(),
    /** SHA-256 over the answer: the very same answer is stored once. */
    digest: text().notNull(),
    fields: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    receivedAt: moment().notNull(),
  },
  (table) => [
    unique('payment_ledger_once').on(table.country, table.provider, table.merchant, table.digest),
    uniqueIndex('payment_ledger_booked_once')
      .on(table.country, table.provider, table.merchant, table.kind, table.transactionId)
      .where(
        sql`${table.outcome} in ('paid', 'review', 'double', 'mismatch', 'unknown', 'done') and ${table.transactionId} <> ''`,
      ),
    index('payment_ledger_of_order').on(table.orderId),
    index('payment_ledger_by_day').on(table.country, table.receivedAt),
    index('payment_ledger_of_attempt').on(table.attemptId),
    index('payment_ledger_of_oid').on(table.country, table.oid),
  ],
);

/** Money that goes back to a buyer: written before the bank is asked, done once the bank said so (ORD-7, PAY-10). */
export const refunds = pgTable(
  'refunds',
  {
    id: serial().primaryKey(),
    country: text().notNull(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** The payment in the ledger that it undoes; null for what was given back by hand. */
    paymentId: integer().references(() => paymentLedger.id),
    amount: amount().notNull(),
    reason: text().notNull(),
    /** `requested`, `done`, `failed`, or `unknown`: a person has to look (PAY-10). */
    state: text().notNull(),
    actor: text().notNull(),
    createdAt: moment().notNull(),
    doneAt: moment(),
    /** When the bank is asked next; null when it need not be. */
    askAt: moment(),
    asked: integer().notNull().default(0),
    /** What the bank last said. */
    said: text().notNull().default(''),
  },
  (table) => [
    index('refunds_of_order').on(table.orderId, table.id),
    index('refunds_to_ask')
      .on(table.country, table.askAt)
      .where(sql`${table.askAt} is not null`),
    check('refunds_worth_something', sql`${table.amount} > 0`),
  ],
);

/** One thing that a person has to decide or look at (PAY-11, PAY-12), until it is closed. */
export const operatorTasks = pgTable(
  'operator_tasks',
  {
    id: serial().primaryKey(),
    country: text().notNull(),
    kind: text().notNull(),
    /** The same thing found again is the same task. */
    subject: text().notNull(),
    orderId: integer().references(() => orders.id),
    details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    openedAt: moment().notNull(),
    closedAt: moment(),
    closedBy: text(),
  },
  (table) => [
    unique('operator_tasks_once').on(table.country, table.kind, table.subject),
    index('operator_tasks_open')
      .on(table.country, table.id)
      .where(sql`${table.closedAt} is null`),
    index('operator_tasks_of_order').on(table.orderId),
  ],
);

/** A local day whose attempts were compared with the bank's books (PAY-11). */
export const reconciliations = pgTable(
  'reconciliations',
  {
    country: text().notNull(),
    day: date().notNull(),
    /** Until when one process works on it. */
    claimedUntil: moment().notNull(),
    checked: integer().notNull().default(0),
    differences: jsonb().$type<readonly string[]>().notNull().default([]),
    finishedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.country, table.day] })],
);
