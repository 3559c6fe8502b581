import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { members } from './accounts.ts';

const moment = () => timestamp({ withTimezone: true });

/** How somebody joined: what they filled in, by the names of the form, without the password (REG-2). */
export const registrations = pgTable(
  'registrations',
  {
    id: serial().primaryKey(),
    country: text().notNull(),
    memberId: integer()
      .notNull()
      .unique()
      .references(() => members.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    language: text().notNull(),
    values: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    createdAt: moment().notNull(),
    /** When the company took the application. */
    approvedAt: moment(),
    /** When the contract form was deleted, since its first order was not paid in time (REG-7). */
    contractDeletedAt: moment(),
  },
  (table) => [index('registrations_by_time').on(table.country, table.createdAt)],
);

/** What must happen after a registration, and by when (REG-6, REG-7). */
export const registrationTerms = pgTable(
  'registration_terms',
  {
    id: serial().primaryKey(),
    registrationId: integer()
      .notNull()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    country: text().notNull(),
    /** `first-order`, or the document that must come back. */
    what: text().notNull(),
    /** From when it counts. */
    after: text().notNull(),
    otherwise: text().notNull(),
    /** The last day in the country's calendar; null while it does not count. */
    dueOn: date({ mode: 'string' }),
    remindedAt: moment(),
    metAt: moment(),
    /** When what it threatens with was done. */
    appliedAt: moment(),
  },
  (table) => [
    unique('registration_terms_once').on(table.registrationId, table.what),
    index('registration_terms_due').on(table.country, table.dueOn),
    index('registration_terms_open')
      .on(table.country, table.id)
      .where(sql`${table.metAt} is null and ${table.appliedAt} is null`),
  ],
);

/** Texts that members have accepted: which version, when, and from where (REG-9). */
export const memberConsents = pgTable(
  'member_consents',
  {
    id: serial().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    country: text().notNull(),
    slug: text().notNull(),
    version: text().notNull(),
    language: text().notNull(),
    ip: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('member_consents_of_member').on(table.memberId)],
);
