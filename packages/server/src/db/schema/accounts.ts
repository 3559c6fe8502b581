import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** The company-wide register of members: one row a person, whatever country they shop in (SRV-3). */
export const members = pgTable(
  'members',
  {
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
    /** Of the first release, not read any more: who gets the news is in `newsletter_subscribers` (ACC-6). */
    newsletter: boolean().notNull().default(false),
    /** The address that was given at registration, by the names of the form; provinces and districts by their ids (ACC-1). */
    registeredAddress: jsonb().$type<Readonly<Record<string, string>>>(),
    /** From when the member is kept out, and why (SEC-8, REG-6). */
    blockedAt: moment(),
    blockedReason: text(),
    /** Token of the picture in `member_avatars`; null without one. */
    avatar: text(),
    createdAt: moment().notNull().defaultNow(),
    /** When they first logged in; null before that, and for whoever did so before it was kept. */
    firstLoginAt: moment(),
    /** When the member deleted the account: the row stays for its orders and sponsored members, without the person (ACC-7). */
    deletedAt: moment(),
  },
  (table) => [
    index('members_by_national_number')
      .on(table.homeCountry, table.nationalNumber)
      .where(sql`${table.nationalNumber} is not null`),
    index('members_by_tax_number')
      .on(table.homeCountry, table.taxNumber)
      .where(sql`${table.taxNumber} is not null`),
  ],
);

/** Members' pictures, 256 px webp (ACC-3). A new picture has a new token, so its address can be kept for ever. */
export const memberAvatars = pgTable('member_avatars', {
  token: text().primaryKey(),
  memberId: integer()
    .notNull()
    .unique()
    .references(() => members.id, { onDelete: 'cascade' }),
  image: bytes().notNull(),
  changedAt: moment().notNull(),
});

/** Where the site of each country is, as its server said when it last started: links to a member's home (ACC-5). */
export const sites = pgTable('sites', { country: text().primaryKey(), origin: text().notNull() });

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
    /** Of the known device that it was opened on: both end together (SEC-7). */
    deviceHash: text(),
    createdAt: moment().notNull(),
    lastUsedAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('sessions_of_member').on(table.memberId),
    index('sessions_by_expiry').on(table.expiresAt),
  ],
);

/**
 * Browsers on which a member has logged in, by the SHA-256 of their cookie: strangers who guess at that member's password do not
 * keep these out (SEC-7), and a login on any other is told by mail (AUTH-6).
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    lastLoginAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.memberId] }),
    index('known_devices_of_member').on(table.memberId),
    index('known_devices_by_age').on(table.lastLoginAt),
  ],
);

/** Links that were mailed to a member and can be used once (PWD-1, ACC-2). Only the SHA-256 of their token is stored. */
export const memberLinks = pgTable(
  'member_links',
  {
    tokenHash: text().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** What it does: `password` sets one, `email` confirms an address. */
    purpose: text().notNull(),
    /** The address that it confirms. */
    email: text(),
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

/**
 * Failed logins of the last day, shared by all processes (SEC-2). `subject` is whom they are counted against, hashed: an id from a
 * network (`pair:…`), a network (`ip:…`), a known device (`device:…`); or it marks that a member was warned (`warned:…`).
 */
export const loginFailures = pgTable(
  'login_failures',
  {
    /** Comes round again, as numbers of counted calls do. */
    id: serial().primaryKey(),
    subject: text().notNull(),
    /** Whose id was tried, hashed; null in rows that count for a network alone. */
    account: text(),
    at: moment().notNull(),
  },
  (table) => [
    index('login_failures_by_subject').on(table.subject, table.at),
    index('login_failures_of_account')
      .on(table.account, table.at)
      .where(sql`${table.account} is not null`),
    index('login_failures_by_age').on(table.at),
  ],
);
