import { importCatalogue, importMembers, importReviews, type Database } from '@caravan/server';
import { demoPassword } from './demo-password.ts';
import { orThrow } from './or-throw.ts';
import type { Site } from './sites.ts';

/** Loads a country's catalogue, demo members and their reviews where they are missing: at the first start, or after one that was cut off. */
export const loadDemo = async (
  database: Database,
  { country, folder }: Pick<Site, 'country' | 'folder'>,
  say: (line: string) => void,
): Promise<void> => {
  const empty = async (question: string) =>
    (await database.executeSql(question, [country.val])).rows.length === 0;
  if (await empty('select 1 from products where country = $1 limit 1')) {
    say(`Loading the catalogue of ${country.engName} …`);
    orThrow(await importCatalogue(database, country, folder));
  }
  if (await empty('select 1 from members where home_country = $1 limit 1')) {
    say(`Loading the demo members of ${country.engName} …`);
    orThrow(await importMembers(database, country, folder, { production: false, password: demoPassword }));
  }
  if (await empty('select 1 from reviews where country = $1 limit 1'))
    orThrow(await importReviews(database, country, folder, { production: false }));
};
