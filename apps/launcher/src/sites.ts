import type { CountryDefinition } from '@caravan/country';
import type { createServer, ServerOptions } from '@caravan/server';
import { join } from 'node:path';

/** What every country's `src/server.ts` gives. */
interface CountryApp {
  readonly country: CountryDefinition;
  readonly createCountryServer: (
    infrastructure: Omit<ServerOptions, 'country' | 'extend'> & { readonly folder: string },
  ) => ReturnType<typeof createServer>;
}

/** Folder of the apps, seen from the built launcher (`apps/launcher/dist`). */
const apps = join(import.meta.dirname, '../..');

/** Every folder of `apps` with a `src/server.ts` is a country: a new one needs no line here (CTRY-6). */
const found = import.meta.glob<CountryApp>('../../*/src/server.ts', { eager: true });

/** The countries that the launcher runs, each with its app's folder. */
export const sites = Object.values(found)
  .map((app) => ({ ...app, folder: join(apps, app.country.val) }))
  .toSorted((one, other) => one.country.engName.localeCompare(other.country.engName, 'en'));

export type Site = (typeof sites)[number];
