import { parse } from 'csv-parse/sync';
import { separatorOf } from './separator-of.ts';

/** Rows of a table as spreadsheets save it, each by the names of the header: for programs that look into a country's files. */
export const readTable = (text: string): readonly Readonly<Record<string, string>>[] =>
  parse<Record<string, string>>(text, {
    bom: true,
    columns: true,
    delimiter: separatorOf(text),
    skip_empty_lines: true,
    relax_column_count: true,
  });
