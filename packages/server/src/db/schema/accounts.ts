import { boolean, date, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

/** The company-wide register of members: one row a person, whatever country they shop in (SRV-3). */
export const members = pgTable('members', {
  id: serial().primaryKey(),
  /** Twelve digits, without dashes. */
  fboId: text().notNull().unique(),
  homeCountry: text().notNull(),
  /** argon2id in PHC form; null while there is no online access. */
  passwordHash: text(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  middleName: text(),
  level: text().notNull(),
  /** When the level was reached; null for one that came with the register. */
  levelSince: moment(),
  email: text(),
  phone: text(),
  sponsorId: text(),
  language: text().notNull(),
  birthDate: date({ mode: 'string' }),
  nationalNumber: text(),
  taxNumber: text(),
  newsletter: boolean().notNull().default(false),
  /** The address that was given at registration, by the names of the form; provinces and districts by their ids (ACC-1). */
  registeredAddress: jsonb().$type<Readonly<Record<string, string>>>(),
  /** From when the member is kept out, and why (SEC-8, REG-6). */
  blockedAt: moment(),
  blockedReason: text(),
  createdAt: moment().notNull().defaultNow(),
});

/** Logged-in devices. Only the SHA-256 of a token is stored (AUTH-5). */
export const sessions = pgTable(
  'sessions',
  {
    id: serial().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    device: text().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('sessions_of_member').on(table.memberId),
    index('sessions_by_expiry').on(table.expiresAt),
  ],
);

/** Links that were mailed to a member and can be used once (PWD-1). Only the SHA-256 of their token is stored. */
export const memberLinks = pgTable(
  'member_links',
  {
    tokenHash: text().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** What it opens: `password`. */
    purpose: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('member_links_of_member').on(table.memberId, table.purpose),
    index('member_links_by_expiry').on(table.expiresAt),
  ],
);

/** Saved addresses; a country shows only its own. Null province, district or address means "to be completed" (CHK-3). */
export const addresses = pgTable(
  'addresses',
  {
    id: serial().primaryKey(),
    country: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    recipientName: text().notNull(),
    provinceId: integer(),
    districtId: integer(),
    city: text().notNull(),
    address: text(),
    phone: text().notNull(),
    email: text().notNull(),
    /** Fields that only this country asks for, by name. */
    added: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('addresses_of_member').on(table.country, table.memberId, table.id)],
);

/** Failed logins of the last quarter of an hour, shared by all processes (SEC-2). `subject` is `id:…` or `ip:…`, hashed. */
export const loginFailures = pgTable(
  'login_failures',
  {
    id: serial().primaryKey(),
    subject: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('login_failures_by_subject').on(table.subject, table.at)],
);
