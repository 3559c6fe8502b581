import { country } from 'virtual:country';
import { runOperator } from '@caravan/server';
import { userInfo } from 'node:os';
import { join } from 'node:path';

// Built, it stands in the app's `dist/server`.
process.exitCode = await runOperator({
  country,
  folder: join(import.meta.dirname, '../..'),
  environment: process.env,
  args: process.argv.slice(2),
  user: userInfo().username,
  say: (text) => process.stdout.write(`${text}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
