import { importContent, type Database } from '@caravan/server';
import { join } from 'node:path';
import { orThrow } from './or-throw.ts';
import type { Site } from './sites.ts';

/** Pictures are made once for all databases of this machine. */
const cache = join(import.meta.dirname, '../node_modules/.cache/content');

/**
 * Loads the pages of countries that have none: at the first start, while the shops are open already, for making their pictures
 * takes a minute in all. `signal` ends it before the next picture; what is missing then is loaded at the next start.
 */
export const loadPages = async (
  database: Database,
  sites: readonly Pick<Site, 'country' | 'folder'>[],
  signal: AbortSignal,
  say: (line: string) => void,
): Promise<void> => {
  for (const { country, folder } of sites) {
    const { rows } = await database.executeSql('select 1 from content_editions where country = $1 limit 1', [
      country.val,
    ]);
    if (signal.aborted) return;
    if (rows.length > 0) continue;
    say(`Loading the pages of ${country.engName} …`);
    orThrow(await importContent(database, country, folder, { cache, signal }));
  }
};
