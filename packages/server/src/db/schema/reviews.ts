import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { members } from './accounts.ts';
import { products } from './catalogue.ts';

const moment = () => timestamp({ withTimezone: true });

/** What members say of a product that they bought (SHOP-12): once a member and product. */
export const reviews = pgTable(
  'reviews',
  {
    id: serial().primaryKey(),
    country: text().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    stars: integer().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** `shown`, `waiting` for the operator, `hidden` by them; `withdrawn` while it was neither shown nor decided: without its words. */
    state: text().notNull(),
    /** Why it waits: what the check found, or `reported`. */
    found: text(),
    /** When the operator decided about these words: reports do not hide them any more. */
    decidedAt: moment(),
    verified: boolean().notNull(),
    helpful: integer().notNull().default(0),
    reports: integer().notNull().default(0),
    /** The shop's words to it. */
    answer: text(),
    answeredAt: moment(),
    createdAt: moment().notNull(),
    editedAt: moment(),
    /** Invented, for demonstration. */
    demo: boolean().notNull().default(false),
  },
  (table) => [
    unique('reviews_once').on(table.productId, table.memberId),
    index('reviews_newest')
      .on(table.productId, table.createdAt, table.id)
      .where(sql`${table.state} = 'shown'`),
    index('reviews_helpful')
      .on(table.productId, table.helpful, table.createdAt, table.id)
      .where(sql`${table.state} = 'shown'`),
    index('reviews_stars')
      .on(table.productId, table.stars, table.createdAt, table.id)
      .where(sql`${table.state} = 'shown'`),
    index('reviews_of_member').on(table.memberId),
    index('reviews_waiting')
      .on(table.country, table.id)
      .where(sql`${table.state} = 'waiting'`),
    check('reviews_stars_range', sql`${table.stars} between 1 and 5`),
  ],
);

/** Who found a review helpful (`helpful`), and who reported it (`report`): each once. */
export const reviewMarks = pgTable(
  'review_marks',
  {
    reviewId: integer()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.memberId, table.kind] }),
    index('review_marks_of_member').on(table.memberId),
  ],
);
