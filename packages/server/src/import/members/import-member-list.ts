import type { CountryDefinition } from '@caravan/country';
import type { Database } from '../../db/database.ts';
import { createIdSet } from '../create-id-set.ts';
import { othersIn, storeList, type StoreOptions } from './member-list-repository.ts';
import { readMemberRows, type ListedMember } from './read-member-rows.ts';
import { UnreadableList } from '../tables/read-records.ts';

/** A row that was not taken. */
export interface RefusedRow {
  readonly line: number;
  readonly reason: string;
}

/** How much of a list was new to the register, or where the file cannot be read, in which case nothing was stored. */
export type ImportedList =
  | {
      readonly ok: true;
      readonly rows: number;
      readonly added: number;
      readonly changed: number;
      readonly refused: number;
    }
  | ({ readonly ok: false } & RefusedRow);

/** How a list is imported. */
export interface ListOptions extends StoreOptions {
  /** Hears of rows that were not taken, batch by batch, in the order of their lines. */
  readonly onRefused?: (rows: readonly RefusedRow[]) => Promise<void> | void;
}

/** Rows that are stored together: few enough to lock nobody out, enough to be quick. */
const batchSize = 1000;

interface Batch {
  readonly taken: { readonly line: number; readonly member: ListedMember }[];
  readonly refused: RefusedRow[];
}

/** The file's rows in batches; an id that comes twice is taken once. */
async function* batchesOf(file: string, country: CountryDefinition): AsyncGenerator<Batch> {
  const seen = createIdSet();
  let batch: Batch = { taken: [], refused: [] };
  for await (const { line, member, reason } of readMemberRows(file, country)) {
    if (member === null) batch.refused.push({ line, reason });
    else if (seen.add(member.fboId)) batch.taken.push({ line, member });
    else batch.refused.push({ line, reason: `fboId: ${member.fboId} came before` });
    if (batch.taken.length + batch.refused.length < batchSize) continue;
    yield batch;
    batch = { taken: [], refused: [] };
  }
  yield batch;
}

/** Reads the file to its end, so that one that was cut off is found before anything of it is stored (SRV-17). */
const faultIn = async (file: string, country: CountryDefinition): Promise<RefusedRow | null> => {
  try {
    for await (const _row of readMemberRows(file, country));
    return null;
  } catch (error) {
    if (error instanceof UnreadableList) return { line: error.line, reason: error.message };
    throw error;
  }
};

/**
 * Imports a list of a country's members (SRV-11): what is right is taken batch by batch, each in a transaction of its own, while
 * the shop goes on; what is not is told by line. Run again it changes nothing. Nobody gets a password by it.
 */
export const importMemberList = async (
  database: Database,
  country: CountryDefinition,
  file: string,
  { onRefused = () => undefined, ...how }: ListOptions,
): Promise<ImportedList> => {
  const fault = await faultIn(file, country);
  if (fault) return { ok: false, ...fault };
  let sums = { rows: 0, added: 0, changed: 0, refused: 0 };
  for await (const { taken, refused } of batchesOf(file, country)) {
    const members = taken.map(({ member }) => member);
    const others = await othersIn(database, country.val, members);
    const own = members.filter(({ fboId }) => !others.has(fboId));
    const stored = await database.inTransaction(() => storeList(database, country.val, own, how));
    const untouched = taken.flatMap(({ line, member: { fboId } }) => {
      const why = others.get(fboId);
      return why === undefined ? [] : [{ line, reason: `fboId: ${fboId} ${why}` }];
    });
    const all = [...refused, ...untouched].toSorted((one, other) => one.line - other.line);
    if (all.length > 0) await onRefused(all);
    sums = {
      rows: sums.rows + taken.length + refused.length,
      added: sums.added + stored.added,
      changed: sums.changed + stored.changed,
      refused: sums.refused + all.length,
    };
  }
  return { ok: true, ...sums };
};
