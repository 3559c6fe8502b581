import { storageKeys } from '@caravan/storefront/testing';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sites } from './sites.ts';

/** What only countries with regions keep. */
const ofRegions: ReadonlySet<string> = new Set(['region', 'regionChanged']);

const notices = sites.flatMap(({ country, folder }) =>
  country.languages.map((language) => [country.val, language, country, folder] as const),
);

it.each(notices)(
  'SHELL-8 CONT-10 the privacy notice of %s in %s names all that the pages keep in a browser, and a new one asks again about cookies',
  (_val, language, country, folder) => {
    const legal = join(folder, 'content/legal');
    const versions = readdirSync(legal).flatMap((file) =>
      Number(new RegExp(`^privacy-policy\\.(\\d+)\\.${language}\\.md$`).exec(file)?.[1] ?? []),
    );
    const newest = Math.max(...versions);
    const text = readFileSync(join(legal, `privacy-policy.${newest}.${language}.md`), 'utf8');
    const unnamed = storageKeys.filter(
      (key) => !text.includes(`\`${key}\``) && (country.stores.length > 0 || !ofRegions.has(key)),
    );
    expect(unnamed).toEqual([]);
    expect(country.cookieVersion).toBe(String(newest));
  },
);
