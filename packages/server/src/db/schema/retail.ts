import { sql } from 'drizzle-orm';
import {
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
import { members } from './accounts.ts';

const moment = () => timestamp({ withTimezone: true });

/** A member's retail page in their home country (RTL-1, RTL-2): one a member, from the application on. */
export const retailPages = pgTable(
  'retail_pages',
  {
    id: serial().primaryKey(),
    country: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** In small letters. */
    name: text().notNull(),
    /** `received`, `active`, `refused` or `expired`. */
    state: text().notNull(),
    /** Of a refusal, for the applicant. */
    reason: text(),
    expiresAt: moment(),
    /** By the names of `retailLinkNames`; what is not told is absent. */
    links: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    createdAt: moment().notNull(),
    decidedAt: moment(),
    /** When its end was announced. */
    remindedAt: moment(),
  },
  (table) => [
    unique('retail_pages_of_member').on(table.country, table.memberId),
    // A refused name is free again; one that has expired stays its owner's.
    uniqueIndex('retail_pages_by_name')
      .on(table.country, table.name)
      .where(sql`${table.state} <> 'refused'`),
    index('retail_pages_ending')
      .on(table.country, table.expiresAt)
      .where(sql`${table.state} = 'active'`),
    check('retail_pages_active_until', sql`${table.state} <> 'active' or ${table.expiresAt} is not null`),
  ],
);

/** How many visitors came by a member's link on a day: that they came, not who (RTL-3). */
export const referralDays = pgTable(
  'referral_days',
  {
    country: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    visits: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.memberId, table.day] })],
);

/**
 * Who was counted today, so that each is counted once: a digest of device, address and member with the day's salt. Both are
 * forgotten when the day is over, and nothing leads back to a person.
 */
export const referralVisitors = pgTable(
  'referral_visitors',
  {
    country: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    visitor: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.day, table.visitor] })],
);

/** A day's salt; by it alone visitors of that day are told apart. */
export const referralSalts = pgTable(
  'referral_salts',
  {
    country: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    salt: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.day] })],
);
