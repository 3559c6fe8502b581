import type { Line } from './express-row.ts';
import { readQuantity } from './read-quantity.ts';

/** Marks that part a line into cells, the surest first; without any of them spaces do. */
const marks = ['\t', ';', ','] as const;

const longest = 32;

const cellsOf = (line: string): { readonly cells: string[]; readonly spaced: boolean } => {
  const mark = marks.find((each) => line.includes(each));
  const cells = (mark === undefined ? line.split(/\s+/u) : line.split(mark))
    .map((cell) => cell.replaceAll('"', '').trim().slice(0, longest))
    .filter((cell) => cell !== '');
  return { cells, spaced: mark === undefined };
};

/** The cell that says how many: the only one, else the first number (of words between spaces: the last). */
const quantityIn = (cells: readonly string[], spaced: boolean): string => {
  const [only = ''] = cells;
  if (cells.length < 2) return only;
  const isNumber = (cell: string) => readQuantity(cell) !== null;
  return (spaced ? cells.findLast(isNumber) : cells.find(isNumber)) ?? only;
};

/**
 * Rows of a pasted list, of cells of a sheet or of a file of `code;quantity` lines (SHOP-8): the code comes first, names may
 * stand between, the quantity may be missing. Lines without any digit are headings.
 */
export const readLines = (text: string): Line[] =>
  text.split(/[\r\n\u2028]+/u).flatMap((line) => {
    if (!/\p{Nd}/u.test(line)) return [];
    const {
      cells: [code = '', ...others],
      spaced,
    } = cellsOf(line.replace(/^\uFEFF/u, ''));
    return code === '' ? [] : [{ code, quantity: quantityIn(others, spaced) }];
  });

/** Whether what is pasted into a code's field is more than one code. */
export const isList = (lines: readonly Line[]): boolean =>
  lines.length > 1 || lines.some(({ quantity }) => quantity !== '');
