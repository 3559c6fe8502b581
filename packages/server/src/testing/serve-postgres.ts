// Starts a PostgreSQL for tests, writes its address, and stops it when whoever started this closes our input, or is no more.
import { once } from 'node:events';
import { runPostgres } from './postgres.ts';

const { base, stop } = await runPostgres();
process.stdout.write(`${base}\n`);
await once(process.stdin.resume(), 'end');
await stop();
process.exit();
