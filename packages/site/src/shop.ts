import { loadProgram } from '@caravan/server/start';
import { join } from 'node:path';
import { whoActs } from './who-acts.ts';
import { writeOut } from './write-out.ts';

// A catalogue of a hundred thousand products goes through it (SRV-17).
const [{ runOperator }, { country }] = await loadProgram(() =>
  Promise.all([import('@caravan/server'), import('virtual:country')]),
);

// Built, it stands in the app's `dist/server`.
process.exitCode = await runOperator({
  country,
  folder: join(import.meta.dirname, '../..'),
  environment: process.env,
  args: process.argv.slice(2),
  user: whoActs(),
  say: (text) => process.stdout.write(`${text}\n`),
  write: writeOut,
  complain: (line) => process.stderr.write(`${line}\n`),
  mention: (line) => process.stderr.write(`${line}\n`),
});
