import { statement, type Database } from '../../db/database.ts';

/** What waits in a country's tables. */
export interface WatchedRow {
  /** Orders whose units are held for a payment. */
  readonly holds: number;
  /** Tasks that wait for a person. */
  readonly tasks: number;
}

const countWatched = statement<WatchedRow>(
  'operation_count_watched',
  `select (select count(*)::int from orders where country = $1 and status = 'awaiting_payment') as holds,
          (select count(*)::int from operator_tasks where country = $1 and closed_at is null) as tasks`,
);

/** Counts by indexes that hold only what waits. */
export const readWatched = async (database: Database, country: string): Promise<WatchedRow> => {
  const [row] = await database.run(countWatched, [country]);
  return row ?? { holds: 0, tasks: 0 };
};
