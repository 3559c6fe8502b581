import { country } from 'virtual:country';
import { runOperator } from '@caravan/server';
import { join } from 'node:path';
import { whoActs } from './who-acts.ts';
import { writeOut } from './write-out.ts';

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
});
