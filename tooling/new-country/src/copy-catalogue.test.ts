import { expect, it } from 'vitest';
import { starterRows } from './copy-catalogue.ts';
import { starterProducts } from './facts/products.ts';

const [code = ''] = starterProducts.map((product) => product.code);

it.each([
  ['semicolons', ';'],
  ['commas', ','],
])('CTRY-4 rows to begin with are found in a table that a spreadsheet saved with %s', (_, mark) => {
  const row = [code, '"Gel, 1 l"', '"Clear;\r\nthe ""best""."', 'Daily', 'Aloe'].join(mark);
  const head = ['code', 'name', 'description', 'usage', 'ingredients'].join(mark);
  const other = ['no-starter', '"Of\nthe', `${code} kind"`, '', ''].join(mark);
  expect(starterRows(`\uFEFF${head}\r\n${other}\r\n${row}\r\n`)).toBe(`\uFEFF${head}\n${row}\n`);
});
