import { statement, type Database, type Statement } from './database.ts';
import { untilFewer } from './until-fewer.ts';

/** Rows that one statement of a purge deletes: done well within the time that a statement may take. */
const atOnce = 2000;

/** A statement that deletes a part of the rows of a table, and tells how many. */
export type PurgeStatement = Statement<{ deleted: number }>;

/** Names a statement that deletes rows of a table, so many at a time; an index finds them by `where`. Rows that others hold are left for later. */
export const purgeStatement = (name: string, table: string, where: string): PurgeStatement =>
  statement(
    name,
    `with gone as (
       delete from ${table} where ctid = any(array(
         select ctid from ${table} where ${where} limit ${atOnce} for update skip locked)) returning 1)
     select count(*)::int as deleted from gone`,
  );

/** Deletes all of it: in short statements, however much has gathered. */
export const purge = async (
  database: Pick<Database, 'run'>,
  deleteSome: PurgeStatement,
  values: readonly unknown[],
): Promise<void> => {
  await untilFewer(atOnce, async () => (await database.run(deleteSome, values))[0]?.deleted ?? 0);
};
