/** One row of an express order as it stands on the screen, as it was typed. */
export interface ExpressRow {
  readonly id: number;
  readonly code: string;
  /** Empty for one unit. */
  readonly quantity: string;
  /** Why the server did not take it, in words, until the row is changed. */
  readonly refusal?: string;
}

/** What a list, a sheet or a file says of one row. */
export type Line = Pick<ExpressRow, 'code' | 'quantity'>;

/** Rows of an express order at most: as many as the server adds at once (API-21). */
export const mostRows = 500;

/** Empty rows that invite to begin. */
const firstRows = 3;

export const isEmptyRow = ({ code, quantity }: Line): boolean => code.trim() === '' && quantity.trim() === '';

const nextId = (rows: readonly ExpressRow[]): number => Math.max(0, ...rows.map(({ id }) => id)) + 1;

const numbered = (lines: readonly Line[], from: number): ExpressRow[] =>
  lines.map(({ code, quantity }, place) => ({ id: from + place, code, quantity }));

/** The rows with an empty one at the end, and never fewer than invite to begin. */
export const withRoom = (rows: readonly ExpressRow[]): ExpressRow[] => {
  const last = rows.at(-1);
  const missing = Math.max(firstRows - rows.length, last && isEmptyRow(last) ? 0 : 1);
  const room = Array.from({ length: Math.min(missing, mostRows - rows.length) }, () => ({
    code: '',
    quantity: '',
  }));
  return [...rows, ...numbered(room, nextId(rows))];
};

/** Rows of which nothing is known but their texts. */
export const rowsOf = (lines: readonly Line[]): ExpressRow[] =>
  withRoom(numbered(lines.slice(0, mostRows), 1));

/** Puts lines where `place` is: over it and the empty rows, between those that say something. */
export const withLines = (
  rows: readonly ExpressRow[],
  place: number,
  lines: readonly Line[],
): ExpressRow[] => {
  const before = rows.slice(0, place + 1).filter((row) => !isEmptyRow(row));
  const after = rows.slice(place + 1).filter((row) => !isEmptyRow(row));
  const room = mostRows - before.length - after.length;
  return withRoom([...before, ...numbered(lines.slice(0, room), nextId(rows)), ...after]);
};

/** A change of what is typed in a row; what the server said of it no longer holds. */
export const withTyped = (rows: readonly ExpressRow[], id: number, typed: Partial<Line>): ExpressRow[] =>
  withRoom(
    rows.map((row) =>
      row.id === id ? { id, code: typed.code ?? row.code, quantity: typed.quantity ?? row.quantity } : row,
    ),
  );
