import { index, integer, pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

/** What visitors chose about cookies, by version of the privacy notice (SHELL-8): that it was asked and answered, not by whom. */
export const cookieChoices = pgTable('cookie_choices', {
  id: serial().primaryKey(),
  country: text().notNull(),
  choice: text().notNull(),
  version: text().notNull(),
  language: text().notNull(),
  at: moment().notNull(),
});

/** Who gets the news of a country by e-mail (SHELL-10, ACC-6). */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: serial().primaryKey(),
    country: text().notNull(),
    /** In small letters. */
    email: text().notNull(),
    language: text().notNull(),
    /** Stands in each mail; it can end the subscription and nothing else. */
    token: text().notNull().unique(),
    subscribedAt: moment().notNull(),
    unsubscribedAt: moment(),
  },
  (table) => [unique('newsletter_subscribers_by_email').on(table.country, table.email)],
);

/** Calls that are counted against misuse, shared by all processes (SEC-2). `subject` is `what:whom`, hashed. */
export const countedCalls = pgTable(
  'counted_calls',
  {
    /** Comes round again: in 2³¹ calls the first ones are long forgotten. */
    id: integer().primaryKey().generatedAlwaysAsIdentity({ cycle: true }),
    subject: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    index('counted_calls_by_subject').on(table.subject, table.at),
    index('counted_calls_by_age').on(table.at),
  ],
);
