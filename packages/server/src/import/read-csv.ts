import { parse } from 'csv-parse/sync';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ccFromWire } from '@caravan/cart-rules';
import { fromWire, type Currency } from '@caravan/money';
import type { Problems } from './problem.ts';

/** One row of a semicolon-separated file. Each reader notes a problem when the cell is not of its kind, and gives a harmless value. */
export interface CsvRow {
  readonly line: number;
  text(column: string): string;
  /** Words with spaces between them; none in an empty cell, and where there is no such column. */
  words(column: string): string[];
  /** Empty cells are null. */
  amount(column: string, currency: Currency): number | null;
  caseCredit(column: string): number;
  /** A whole number of at least `least`; empty cells are null. */
  whole(column: string, least: number): number | null;
  /** `yes` or nothing. */
  yes(column: string): boolean;
  /** Notes a problem of this cell. */
  wrong(column: string, expected: string): void;
}

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

const records = (text: string): Parsed[] => {
  const options = {
    bom: true,
    delimiter: ';',
    info: true,
    skip_empty_lines: true,
    relax_column_count: true,
  } as const;
  // With `info` csv-parse gives pairs; its types do not follow the option.
  const found: unknown = parse(text, options);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Array.isArray(found) ? (found as Parsed[]) : [];
};

const rowReader = (
  file: string,
  header: readonly string[],
  { record, info }: Parsed,
  problems: Problems,
): CsvRow => {
  const at = (column: string): number => header.indexOf(column);
  const line = info.lines;
  const cell = (column: string): string => (record[at(column)] ?? '').trim();
  const wrong = (column: string, expected: string): void =>
    problems.add(file, line, at(column) + 1, `${column}: ${expected}`);
  return {
    line,
    wrong,
    text(column) {
      const text = cell(column);
      if (text === '') wrong(column, 'some text');
      if (!text.isWellFormed() || text.includes('\u0000')) wrong(column, 'well-formed text');
      return text.normalize('NFC');
    },
    words: (column) =>
      cell(column)
        .split(/\s+/)
        .filter((word) => word !== ''),
    amount(column, currency) {
      const text = cell(column);
      if (text === '') return null;
      const amount = fromWire(text, currency);
      if (amount === null || amount < 0)
        wrong(column, `an amount like ${currency.digits === 0 ? '1234' : '1234.50'}`);
      return amount;
    },
    caseCredit(column) {
      const text = cell(column);
      const milli = text === '' ? 0 : ccFromWire(text);
      if (milli === null) wrong(column, 'case credits like 0.125');
      return milli ?? 0;
    },
    whole(column, least) {
      const text = cell(column);
      if (text === '') return null;
      const number = /^\d{1,9}$/.test(text) ? Number(text) : -1;
      if (number < least) wrong(column, `a whole number of at least ${least}`);
      return number;
    },
    yes(column) {
      const text = cell(column);
      if (text !== '' && text !== 'yes') wrong(column, '"yes" or nothing');
      return text === 'yes';
    },
  };
};

/** The rows of `folder/file`. A file that is missing, no CSV, or has other columns than `columns`, is a problem and has no rows. */
export const readCsv = (
  folder: string,
  file: string,
  columns: readonly string[],
  problems: Problems,
): CsvRow[] => {
  let parsed: Parsed[];
  try {
    parsed = records(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(join(folder, file))));
  } catch (error) {
    const line =
      error instanceof Error && 'lines' in error && typeof error.lines === 'number' ? error.lines : 1;
    problems.add(
      file,
      line,
      1,
      `a semicolon-separated file in UTF-8 (${error instanceof Error ? error.message : 'unreadable'})`,
    );
    return [];
  }
  const [head, ...rows] = parsed;
  const header = (head?.record ?? []).map((name) => name.trim());
  const missing = columns.filter((column) => !header.includes(column));
  if (missing.length > 0) {
    problems.add(file, 1, 1, `a header row with the columns ${missing.join(', ')}`);
    return [];
  }
  return rows.map((row) => {
    if (row.record.length !== header.length) {
      problems.add(
        file,
        row.info.lines,
        row.record.length,
        `${header.length} cells, not ${row.record.length}`,
      );
    }
    return rowReader(file, header, row, problems);
  });
};
