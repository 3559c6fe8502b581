import type { CountryDefinition } from '@caravan/country';
import { createSite, type Site as CountrySite } from '@caravan/site';
import { join } from 'node:path';

/** Folder of the apps, seen from the built launcher (`apps/launcher/dist`). */
const apps = join(import.meta.dirname, '../..');

/** Every folder of `apps` with a `src/country.ts` is a country: a new one needs no line here (CTRY-6). */
const found = import.meta.glob<{ readonly country: CountryDefinition }>('../../*/src/country.ts', {
  eager: true,
});

/** Countries with a server of their own. */
const own = import.meta.glob<CountrySite>('../../*/src/server.ts', { eager: true });

const siteOf = ([file, { country }]: [string, { readonly country: CountryDefinition }]): CountrySite =>
  own[file.replace(/country\.ts$/, 'server.ts')] ?? createSite(country);

/** The countries that the launcher runs, each with its app's folder. */
export const sites = Object.entries(found)
  .map(siteOf)
  .map((site) => ({ ...site, folder: join(apps, site.country.val) }))
  .toSorted((one, other) => one.country.engName.localeCompare(other.country.engName, 'en'));

export type Site = (typeof sites)[number];
