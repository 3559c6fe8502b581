import { parse as parseTable } from 'csv-parse/browser/esm/sync';
import { parse as parseYaml } from 'yaml';
import { entriesOf, type Entry } from './content-files.ts';

const files = import.meta.glob<string>('../../*/catalogue/{products.csv,texts.*.csv,categories.yaml}', {
  query: '?raw',
  import: 'default',
});

const textOf = async (country: string, name: string): Promise<string> =>
  (await files[`../../${country}/catalogue/${name}`]?.()) ?? '';

/** A row of a table by column. */
export type Row = Readonly<Record<string, string>>;

const separators = [';', ',', '\t'];

/** The rows of a table, as a spreadsheet may have saved it; none of one that the country does not have. */
export const rowsOf = async (country: string, name: string): Promise<readonly Row[]> => {
  const text = await textOf(country, name);
  const [head = ''] = text.split(/[\r\n]/, 1);
  return parseTable<Row>(text, {
    bom: true,
    columns: true,
    delimiter: separators.find((separator) => head.includes(separator)) ?? ';',
    relax_column_count: true,
    skip_empty_lines: true,
  });
};

/** The categories of a country, in their order. */
export const categoriesIn = async (country: string): Promise<readonly Entry[]> =>
  entriesOf(parseYaml(await textOf(country, 'categories.yaml')));

/** A number as a spreadsheet writes it, with a point or a comma. */
export const numberIn = (cell: string | undefined): number => Number((cell ?? '').replace(',', '.'));
