import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** First-level regions of a country; ids are the country's own (CTRY-10). */
export const provinces = pgTable(
  'provinces',
  {
    country: text().notNull(),
    id: integer().notNull(),
    names: jsonb().$type<Record<string, string>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.id] })],
);

/** Second-level regions; `delivers` says whether couriers go there. */
export const districts = pgTable(
  'districts',
  {
    country: text().notNull(),
    id: integer().notNull(),
    provinceId: integer().notNull(),
    names: jsonb().$type<Record<string, string>>().notNull(),
    delivers: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.id] }),
    foreignKey({
      columns: [table.country, table.provinceId],
      foreignColumns: [provinces.country, provinces.id],
    }),
    index('districts_of_province').on(table.country, table.provinceId),
  ],
);
