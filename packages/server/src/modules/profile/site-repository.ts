import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';

const writeSite = statement(
  'site_note',
  `insert into sites as s (country, origin) values ($1, $2)
   on conflict (country) do update set origin = excluded.origin where s.origin <> excluded.origin`,
);

/** Notes where this country's site is, so that those of other countries can lead their members here (ACC-5). */
export const noteSite = async ({
  country,
  database,
  settings,
}: Pick<CountryContext, 'country' | 'database' | 'settings'>): Promise<void> => {
  await database.run(writeSite, [country.val, settings.origin]);
};
