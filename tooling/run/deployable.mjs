// pnpm deployable kg FOLDER: one country as it is deployed: its build, its files, and the packages that it needs when it runs.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { oneOf, readCommandLine } from './command-line.mjs';
import { buildCountry, countries } from './countries.mjs';
import { fail, pnpm } from './workspace.mjs';

const usage = `pnpm deployable COUNTRY FOLDER: makes FOLDER, which runs anywhere with Node 24: node dist/server/start.js
COUNTRY is one of ${countries.join(', ')}; FOLDER must be new or empty.`;

const {
  words: [country, given],
} = readCommandLine(usage, { takes: [2, 2], expected: 'a country and a folder' });
oneOf('country', countries, country, usage);
const folder = resolve(process.env.INIT_CWD ?? '.', given);
if (existsSync(folder) && readdirSync(folder).length > 0) fail(`${folder} is not empty.\n${usage}`);

await buildCountry(country);
// Made beside its place and moved there, so that it is never there in part.
mkdirSync(dirname(folder), { recursive: true });
const unfinished = mkdtempSync(join(dirname(folder), `.${basename(folder)}-`));
process.on('exit', () => rmSync(unfinished, { recursive: true, force: true }));
let lines = '';
const deployed = await pnpm(
  [
    `--filter=${country}`,
    '--prod',
    '--config.inject-workspace-packages=true',
    'deploy',
    join(unfinished, 'app'),
  ],
  { onText: (text) => (lines += text) },
);
if (deployed !== 0) fail(`${lines}The packages could not be laid out.`);
rmSync(folder, { recursive: true, force: true });
renameSync(join(unfinished, 'app'), folder);
console.log(`${folder}: run it with node dist/server/start.js, operate it with node dist/server/shop.js.`);
