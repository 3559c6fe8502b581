// pnpm shop kg mode maintenance: the operator's command line of one country, built first if something has changed.
import { join, resolve } from 'node:path';
import { answerHelp, given, oneOf, refuse } from './command-line.mjs';
import { buildCountry, countries } from './countries.mjs';
import { handOver, root } from './workspace.mjs';

const usage = `pnpm shop COUNTRY COMMAND: the operator's command line of one country; files are found from the folder of the caller.
COUNTRY is one of ${countries.join(', ')}; pnpm shop ${countries[0]} --help lists its commands. Whose data:
  DATABASE_URL  a PostgreSQL database
  DATA_DIR      else the embedded database in this folder (.data, that of npm start); its shop must be stopped`;

const [country = '', ...words] = given();
answerHelp(usage, [country]);
if (country === '') refuse('Expected a country and a command, found nothing.', usage);
oneOf('country', countries, country, usage);

await buildCountry(country);
handOver([join(root, 'apps', country, 'dist/server/shop.js'), ...words], {
  cwd: process.env.INIT_CWD ?? root,
  env: { DATA_DIR: resolve(root, process.env.DATA_DIR || '.data') },
});
