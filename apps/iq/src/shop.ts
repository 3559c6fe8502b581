import { runOperator } from '@caravan/server';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { country } from './country.ts';

process.exitCode = await runOperator({
  country,
  folder: join(import.meta.dirname, '../..'),
  environment: process.env,
  args: process.argv.slice(2),
  user: userInfo().username,
  say: (text) => process.stdout.write(`${text}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
