import { join } from 'node:path';
import { ccFromWire } from '@caravan/cart-rules';
import { fromWire, toWire, type Currency } from '@caravan/money';
import type { Problems } from '../problem.ts';
import { readRecords, UnreadableList, whyUnreadable, type Parsed } from './read-records.ts';
import { fromSpreadsheet } from './spreadsheet-number.ts';

/** One row of a table. Each reader notes a problem when the cell is not of its kind, and gives a harmless value. */
export interface CsvRow {
  readonly line: number;
  text(column: string): string;
  /** A text, or nothing: of an empty cell, and where there is no such column. */
  optional(column: string): string;
  /** Words with spaces between them; none in an empty cell, and where there is no such column. */
  words(column: string): string[];
  /** Empty cells are null. */
  amount(column: string, currency: Currency): number | null;
  caseCredit(column: string): number;
  /** A whole number of at least `least`; empty cells are null. */
  whole(column: string, least: number): number | null;
  /** `yes` or nothing. */
  yes(column: string): boolean;
  /** Whether the file has such a column. */
  has(column: string): boolean;
  /** What something costs: an amount above nothing. */
  price(column: string, currency: Currency): number;
  /** Notes an `oldPrice` that is no more than the price: it would be shown struck out beside it. */
  checkOldPrice(price: number, oldPrice: number | null, currency: Currency): void;
  /** Where a column stands, counted from 1; 1 where there is no such column. */
  place(column: string): number;
  /** Notes a problem of this cell. */
  wrong(column: string, expected: string): void;
}

/** Decimals of a case credit. */
const ccDigits = 3;

const amountLike = ({ digits }: Currency): string =>
  `an amount like ${digits === 0 ? '1234' : `1234.${'5'.padEnd(digits, '0')}`}`;

const rowReader = (
  file: string,
  header: readonly string[],
  { record, info }: Parsed,
  problems: Problems,
): CsvRow => {
  const at = (column: string): number => header.indexOf(column);
  const line = info.lines;
  const cell = (column: string): string => (record[at(column)] ?? '').trim();
  // Of a column that the file does not have, its row alone can be named.
  const place = (column: string): number => Math.max(at(column) + 1, 1);
  const wrong = (column: string, expected: string): void =>
    problems.add(file, line, place(column), `${column}: ${expected}`);
  const optional = (column: string): string => {
    const text = cell(column);
    if (!text.isWellFormed() || text.includes('\u0000')) wrong(column, 'well-formed text');
    return text.normalize('NFC');
  };
  return {
    line,
    place,
    wrong,
    text(column) {
      const text = optional(column);
      if (text === '') wrong(column, 'some text');
      return text;
    },
    optional,
    words: (column) =>
      cell(column)
        .split(/\s+/)
        .filter((word) => word !== ''),
    amount(column, currency) {
      const text = cell(column);
      if (text === '') return null;
      const amount = fromWire(fromSpreadsheet(text, currency.digits), currency);
      if (amount === null || amount < 0) wrong(column, `${amountLike(currency)}, not "${text}"`);
      return amount;
    },
    caseCredit(column) {
      const text = cell(column);
      const milli = text === '' ? 0 : ccFromWire(fromSpreadsheet(text, ccDigits));
      if (milli === null) wrong(column, `case credits like 0.125, not "${text}"`);
      return milli ?? 0;
    },
    whole(column, least) {
      const text = cell(column);
      if (text === '') return null;
      const number = /^\d{1,9}$/.test(text) ? Number(text) : -1;
      if (number < least) wrong(column, `a whole number of at least ${least}, not "${text}"`);
      return number;
    },
    yes(column) {
      const text = cell(column);
      if (text !== '' && text !== 'yes') wrong(column, `"yes" or nothing, not "${text}"`);
      return text === 'yes';
    },
    has: (column) => header.includes(column),
    price(column, currency) {
      const text = cell(column);
      const amount = fromWire(fromSpreadsheet(text, currency.digits), currency) ?? 0;
      if (amount <= 0) wrong(column, `${amountLike(currency)} above 0, not "${text}"`);
      return amount;
    },
    checkOldPrice(price, oldPrice, currency) {
      if (oldPrice === null || oldPrice > price) return;
      const found = toWire(oldPrice, currency);
      wrong('oldPrice', `nothing, or more than the price ${toWire(price, currency)}, not "${found}"`);
    },
  };
};

/**
 * The rows of `folder/file`, one after the other. A file that is missing, no CSV, or has other columns than `columns`, is a problem
 * and has no rows from there on.
 */
export async function* readCsv(
  folder: string,
  file: string,
  columns: readonly string[],
  problems: Problems,
): AsyncGenerator<CsvRow> {
  let header: readonly string[] | null = null;
  try {
    for await (const row of readRecords(join(folder, file))) {
      if (header === null) {
        header = row.record.map((name) => name.trim());
        if (lacks(header, columns).length > 0) break;
        continue;
      }
      const { length } = row.record;
      if (length !== header.length)
        problems.add(file, row.info.lines, length, `${header.length} cells, not ${length}`);
      yield rowReader(file, header, row, problems);
    }
  } catch (error) {
    if (!(error instanceof UnreadableList)) throw error;
    problems.unread.add(file);
    const { line, expected } = whyUnreadable(join(folder, file), error);
    problems.add(file, line, 1, expected);
    return;
  }
  const wrong = wrongHeader(header, columns);
  if (wrong === null) return;
  problems.unread.add(file);
  problems.add(file, 1, 1, wrong);
}

/** Letters of a header that are told: where there is no line's end it may be a whole file. */
const toldLetters = 120;

/** What is expected of a header that lacks columns, and what was found; null for one that has them all. */
export const wrongHeader = (header: readonly string[] | null, columns: readonly string[]): string | null => {
  const missing = lacks(header ?? [], columns);
  if (missing.length === 0) return null;
  const line = (header ?? []).join(';');
  const found = line.length > toldLetters ? `${line.slice(0, toldLetters)}…` : line;
  const told = header === null ? 'an empty file' : `"${found}"`;
  return `a header row with the columns ${missing.join(';')}, separated by semicolons or commas, found ${told}`;
};

const lacks = (header: readonly string[], columns: readonly string[]): string[] =>
  columns.filter((column) => !header.includes(column));
