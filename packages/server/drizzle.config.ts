import { defineConfig } from 'drizzle-kit';

/** Makes the SQL migrations of the schema; `pnpm migrations` then embeds them for bundled servers. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './src/db/schema/index.ts',
  out: './src/db/migrations',
});
