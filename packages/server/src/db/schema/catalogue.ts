import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
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

/** Text in the order of its bytes, whatever the database's own order is: beginnings of words are neighbours in it. */
const word = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
/** A bit for each product of a block. */
const block = customType<{ data: string }>({ dataType: () => 'bit(1024)' });

export const categories = pgTable(
  'categories',
  {
    id: serial().primaryKey(),
    country: text().notNull(),
    slug: text().notNull(),
    /** Language to name. */
    names: jsonb().$type<Record<string, string>>().notNull(),
    picture: text().notNull(),
    background: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [unique('categories_by_slug').on(table.country, table.slug)],
);

/** Facts of a product. Money in the currency's smallest unit, `cc` in thousandths. */
export const products = pgTable(
  'products',
  {
    id: serial().primaryKey(),
    country: text().notNull(),
    code: text().notNull(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    price: bigint({ mode: 'number' }).notNull(),
    oldPrice: bigint({ mode: 'number' }),
    cc: integer().notNull(),
    stock: integer().notNull(),
    /** Units of regions that have their own, by the region's id; all other regions sell `stock`. */
    storeStock: jsonb().$type<Record<string, number>>().notNull().default({}),
    disabled: boolean().notNull(),
    onceLimit: integer(),
    dailyLimit: integer(),
    monthlyLimit: integer(),
    popular: boolean().notNull(),
    promotion: boolean().notNull(),
    discountable: boolean().notNull(),
    /** Place among the products that the operator gives with large orders, 1 first; null for all others (LIM-6). */
    gift: integer(),
    /** The one of cards and lists. */
    picture: text().notNull(),
    /** Those that follow it on the product's page, in their order. */
    morePictures: text().array().notNull().default([]),
    background: text().notNull(),
    position: integer().notNull(),
    /** How many reviews are shown with 1 to 5 stars, kept by whatever shows or hides one (SHOP-12). */
    ratings: integer()
      .array()
      .notNull()
      .default(sql`'{0,0,0,0,0}'`),
  },
  (table) => [
    unique('products_by_code').on(table.country, table.code),
    index('products_by_id').on(table.country, table.id, table.disabled),
    index('products_by_position').on(table.country, table.position, table.id),
    index('products_by_price').on(table.country, table.price, table.id),
    index('products_by_cc').on(table.country, table.cc, table.id),
    index('products_of_category').on(table.country, table.categoryId, table.position, table.id),
    index('products_popular')
      .on(table.country, table.position)
      .where(sql`${table.popular}`),
    index('products_promoted')
      .on(table.country, table.position)
      .where(sql`${table.promotion}`),
    index('products_given')
      .on(table.country, table.gift)
      .where(sql`${table.gift} is not null`),
    check('products_stock_not_negative', sql`${table.stock} >= 0`),
    check('products_price_not_negative', sql`${table.price} >= 0 and ${table.cc} >= 0`),
  ],
);

/** Words of a product in one language, with what sorting needs (`rank`): no call collates rows. */
export const productTexts = pgTable(
  'product_texts',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    country: text().notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    description: text().notNull(),
    usage: text().notNull(),
    ingredients: text().notNull(),
    /** What the law wants said of such a product; empty where it wants nothing. */
    notice: text().notNull().default(''),
    /** What it is looked for by besides its name: other names of it, also in other scripts. Shown nowhere. */
    keywords: text().notNull().default(''),
    /** Place among the country's products by name, in the order of the language (LANG-6). */
    rank: integer().notNull(),
    /** Of earlier releases, not read any more: what a product is found by is in `search_words`. */
    keys: text().array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.language] }),
    index('product_texts_in_order').on(table.country, table.language, table.rank, table.productId),
  ],
);

/**
 * The words by which products are found, made by `indexSearch` of their texts (SHOP-3). A list has the words of a language, all
 * product codes, or the sounds of all words. Products stand in blocks of 1024 neighbouring ids, each with a bit: what has two words
 * is the `and` of two rows, however common those words are.
 */
export const searchWords = pgTable(
  'search_words',
  {
    country: text().notNull(),
    block: integer().notNull(),
    list: word().notNull(),
    word: word().notNull(),
    products: block().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.list, table.word, table.block] }),
    index('search_words_of_block').on(table.country, table.block),
  ],
);

/** Words by what somebody may type for them who errs in one letter: the word itself, and it without each of its letters. */
export const searchMisspellings = pgTable(
  'search_misspellings',
  {
    country: text().notNull(),
    list: word().notNull(),
    typed: word().notNull(),
    word: word().notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.list, table.typed, table.word] })],
);

/** The texts of a block of products, in short, as they were when its words were made: the same ones are not made again. */
export const searchedBlocks = pgTable(
  'searched_blocks',
  {
    country: text().notNull(),
    block: integer().notNull(),
    digest: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.block] })],
);

/** Grows with every import, so that caches know when what they hold is old. */
export const catalogueVersions = pgTable('catalogue_versions', {
  country: text().primaryKey(),
  version: integer().notNull(),
  importedAt: timestamp({ withTimezone: true }).notNull(),
  /** Which way of making the words of search was used; 0 for that of before there was more than one. */
  searchKeys: integer().notNull().default(0),
});
