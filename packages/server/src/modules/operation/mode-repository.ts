import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';
import { modeOf, openShop, type ModeSet, type ShopMode } from '../../shop-mode.ts';

interface StateRow {
  mode: string | null;
  retry_after: number | null;
  since: Date | null;
  catalogue: number;
  edition: number;
}

const readRow = statement<StateRow>(
  'operation_read_state',
  `select m.mode, m.retry_after, m.since,
          coalesce((select version from catalogue_versions where country = $1), 0) as catalogue,
          coalesce((select max(id) from content_editions where country = $1 and state = 'published'), 0) as edition
     from (select 1) as one left join shop_modes m on m.country = $1`,
);

const writeRow = statement(
  'operation_write_mode',
  `insert into shop_modes (country, mode, retry_after, since) values ($1, $2, $3, $4)
   on conflict (country) do update set mode = excluded.mode, retry_after = excluded.retry_after, since = excluded.since`,
);

type Context = Pick<CountryContext, 'country' | 'database'>;

/** What all processes of a country go by. */
export interface ShopState {
  readonly mode: ModeSet;
  /** Another one when goods, prices or texts are others. */
  readonly dataVersion: string;
}

/** The country's state as the database has it. */
export const readShopState = async ({ country, database }: Context): Promise<ShopState> => {
  const [row] = await database.run(readRow, [country.val]);
  const mode = modeOf(row?.mode ?? '');
  return {
    mode: row && mode ? { mode, retryAfter: row.retry_after ?? 0, since: row.since } : openShop,
    dataVersion: `${row?.catalogue}.${row?.edition}`,
  };
};

/** The country's mode as the database has it. */
export const readMode = async (context: Context): Promise<ModeSet> => (await readShopState(context)).mode;

/** Sets the country's mode for all its processes; each sees it within seconds. */
export const writeMode = async (
  { country, database, clock }: Pick<CountryContext, 'country' | 'database' | 'clock'>,
  mode: ShopMode,
  retryAfter: number,
): Promise<void> => {
  await database.run(writeRow, [country.val, mode, retryAfter, clock.now()]);
};
