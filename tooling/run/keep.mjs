// pnpm backup kg FOLDER, pnpm restore kg FOLDER: a country's data as of one moment, kept in a folder and brought back from it.
import { join, resolve } from 'node:path';
import { given, oneOf, readCommandLine, refuse } from './command-line.mjs';
import { buildCountry, countries } from './countries.mjs';
import { handOver, root } from './workspace.mjs';

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

const [command = '', ...all] = given();
const usage = usages[command];
if (usage === undefined)
  refuse(`Expected backup or restore, found "${command}".`, Object.values(usages).join('\n'));
const {
  values,
  words: [country, folder],
} = readCommandLine(usage, {
  words: all,
  options: command === 'restore' ? { replace: { type: 'boolean' } } : {},
  takes: [1, 2],
  expected: 'a country and a folder',
});
oneOf('country', countries, country, usage);
if (folder === undefined) refuse(`Expected a country and a folder, found only "${country}".`, usage);

await buildCountry(country);
handOver(
  [
    join(root, 'apps', country, 'dist/server/shop.js'),
    command,
    resolve(process.env.INIT_CWD ?? '.', folder),
    ...(values.replace ? ['--replace'] : []),
  ],
  { env: { DATA_DIR: resolve(root, process.env.DATA_DIR || '.data') } },
);
