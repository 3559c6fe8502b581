import { country } from 'kg/country';
import type { Database } from '@caravan/server';
import { importCatalogue } from '@caravan/server/import';
import { createHash } from 'node:crypto';

/** Members of a filled shop are logged in from the start: the token of each is known by its place. */
export const tokenOf = (index: number): string =>
  createHash('sha256').update(`member ${index}`).digest('base64url');

/** Loads the country's catalogue, then lifts its limits, gives every product that much stock, and logs so many members in. */
export const fillShop = async (
  database: Database,
  folder: string,
  { members, stock = 1_000_000 }: { readonly members: number; readonly stock?: number },
): Promise<void> => {
  const loaded = await importCatalogue(database, country, folder);
  if (!loaded.ok) throw new Error(`the catalogue did not load: ${JSON.stringify(loaded.problems[0])}`);
  await database.executeSql(
    'update products set stock = $1, once_limit = null, daily_limit = null, monthly_limit = null, disabled = false',
    [stock],
  );
  const { rows } = await database.executeSql(
    `insert into members (fbo_id, home_country, first_name, last_name, level, language, email)
     select $2::text || lpad((500000000 + n)::text, 9, '0'), $1, 'Load', 'Member', 'supervisor', 'ru', 'load@example.org'
     from generate_series(1, $3::int) n returning id`,
    [country.val, country.fboPrefix, members],
  );
  await database.executeSql(
    `insert into sessions (member_id, token_hash, device, created_at, last_used_at, expires_at)
     select id, hash, 'load', now(), now(), now() + interval '5 days' from unnest($1::int[], $2::text[]) as each (id, hash)`,
    [
      rows.map(({ id }) => id),
      rows.map((_, index) => createHash('sha256').update(tokenOf(index)).digest('base64url')),
    ],
  );
  // Only what was filled: of a table that is known to be empty PostgreSQL reads all rows until it has looked again, a minute later.
  await database.executeSql('analyze members, sessions, products, product_texts, categories');
};
