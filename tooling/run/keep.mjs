// pnpm backup kg FOLDER, pnpm restore kg FOLDER: a country's data as of one moment, kept in a folder and brought back from it.
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { buildCountry, countries } from './countries.mjs';
import { fail, node, root } from './workspace.mjs';

const places = `COUNTRY is one of ${countries.join(', ')}. Whose data:
  DATABASE_URL  a PostgreSQL database; pg_dump, pg_restore and psql of its version must be there
  DATA_DIR      else the embedded database in this folder (.data, that of npm start, with all its countries); its shop must be stopped
More of it: tooling/guides/operate.md, "Backup".`;

const usages = {
  backup: `pnpm backup COUNTRY FOLDER: makes FOLDER with the database and what a shop keeps in files, each with its size and SHA-256.
${places}`,
  restore: `pnpm restore COUNTRY FOLDER [--replace]: fills an empty database from a backup; --replace has what is there replaced.
The shop must be stopped. A backup that is not whole is refused; whatever fails leaves all as it was.
${places}`,
};

const [command = '', country = '', folder = '', ...more] = process.argv.slice(2);
const usage = usages[command];
if (usage === undefined) fail(`pnpm backup or pnpm restore, not "${command}".`);
if ([country, folder, ...more].some((word) => word === '--help' || word === '-h')) {
  console.log(usage);
  process.exit(0);
}
if (country === '' || folder === '' || folder.startsWith('-')) fail(usage);
if (!countries.includes(country))
  fail(`There is no country ${country}: take one of ${countries.join(', ')}.`);

await buildCountry(country);
const words = [command, resolve(process.env.INIT_CWD ?? '.', folder), ...more];
const kept = spawn(node(), [join(root, 'apps', country, 'dist/server/shop.js'), ...words], {
  cwd: root,
  stdio: 'inherit',
});
kept.on('close', (code) => process.exit(code ?? 1));
