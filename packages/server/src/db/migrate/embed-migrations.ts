import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes `migrations.ts`, the migrations as a value: a bundled server has no folder beside it. Run by `pnpm migrations`
 * after drizzle-kit; a test fails when the two differ.
 */
const folder = new URL('../migrations/', import.meta.url);

/** The embedded form of all files of the folder. */
export const embedded = (): string => {
  const rows = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8')
        .replaceAll('\\', '\\\\')
        .replaceAll('`', '\\`')
        .replaceAll('${', '\\${');
      return `  {\n    name: '${file.replace('.sql', '')}',\n    sql: \`${text}\`,\n  },\n`;
    });
  return `import type { Migration } from './migrate/steps.ts';\n\n/** Made of \`migrations/\` by \`pnpm migrations\`. */\nexport const migrations: readonly Migration[] = [\n${rows.join('')}];\n`;
};

if (process.argv[1] === import.meta.filename)
  writeFileSync(new URL('../migrations.ts', import.meta.url), embedded());
