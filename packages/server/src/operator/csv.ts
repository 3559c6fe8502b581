/** Text that a spreadsheet would run as a formula is led by an apostrophe, which it does not show (CSV injection). */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cell = (value: string | number | null): string => {
  if (typeof value === 'number') return String(value);
  const text = harmless(value ?? '');
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** What a file begins with, by which spreadsheets know UTF-8. */
export const csvMark = '\uFEFF';

/** One row of a semicolon-separated file, with its CRLF. */
export const csvRow = (row: readonly (string | number | null)[]): string => `${row.map(cell).join(';')}\r\n`;

/** Rows as a semicolon-separated file that spreadsheets of all our countries open: UTF-8 with its mark, CRLF. */
export const csv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `${csvMark}${rows.map(csvRow).join('')}`;
