import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';
import { modeOf, openShop, type ModeSet, type ShopMode } from '../../shop-mode.ts';

interface ModeRow {
  mode: string;
  retry_after: number;
  since: Date;
}

const readRow = statement<ModeRow>(
  'operation_read_mode',
  'select mode, retry_after, since from shop_modes where country = $1',
);

const writeRow = statement(
  'operation_write_mode',
  `insert into shop_modes (country, mode, retry_after, since) values ($1, $2, $3, $4)
   on conflict (country) do update set mode = excluded.mode, retry_after = excluded.retry_after, since = excluded.since`,
);

type Context = Pick<CountryContext, 'country' | 'database'>;

/** The country's mode as the database has it. */
export const readMode = async ({ country, database }: Context): Promise<ModeSet> => {
  const [row] = await database.run(readRow, [country.val]);
  const mode = row && modeOf(row.mode);
  return row && mode ? { mode, retryAfter: row.retry_after, since: row.since } : openShop;
};

/** Sets the country's mode for all its processes; each sees it within seconds. */
export const writeMode = async (
  { country, database, clock }: Pick<CountryContext, 'country' | 'database' | 'clock'>,
  mode: ShopMode,
  retryAfter: number,
): Promise<void> => {
  await database.run(writeRow, [country.val, mode, retryAfter, clock.now()]);
};
