import { runCountry } from '@caravan/server';
import { join } from 'node:path';
import { country, createCountryServer } from './server.ts';

await runCountry({
  country,
  createCountryServer,
  folder: join(import.meta.dirname, '../..'),
  environment: process.env,
  process,
  complain: (line) => console.error(line),
});
