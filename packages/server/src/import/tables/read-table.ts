import { join } from 'node:path';
import { readRecords, UnreadableList, whyUnreadable } from './read-records.ts';
import { describeProblem } from '../problem.ts';

/** A table that cannot be read; the message is for who saved it: `products.csv:3:1 …`. */
export class UnreadableTable extends Error {
  override readonly name = 'UnreadableTable';
}

/**
 * Rows of the table `folder/file` as spreadsheets save it, each by the names of the header: for programs that look into a country's
 * files.
 * @throws UnreadableTable where it is missing, in another encoding than UTF-8, or no table to its end.
 */
export const readTable = async (
  folder: string,
  file: string,
): Promise<readonly Readonly<Record<string, string>>[]> => {
  const path = join(folder, file);
  const rows: Readonly<Record<string, string>>[] = [];
  let header: readonly string[] | null = null;
  try {
    for await (const { record } of readRecords(path)) {
      if (header === null) header = record.map((name) => name.trim());
      else rows.push(Object.fromEntries(header.map((name, place) => [name, record[place] ?? ''])));
    }
  } catch (error) {
    if (!(error instanceof UnreadableList)) throw error;
    throw new UnreadableTable(describeProblem({ file, column: 1, ...whyUnreadable(path, error) }));
  }
  return rows;
};
