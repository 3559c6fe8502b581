import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { productIdOf, productParam, slugify } from './index.ts';

it.each([
  ['15-aloe-vera-gel', 15],
  ['a15b-x', 15],
  ['-15-x', null],
  ['15-7-x', 15],
  ['15', 15],
  ['', null],
  ['99999999999999999999-x', null],
])('reads the id of /e-shop/%s as %o', (param, id) => {
  expect(productIdOf(param)).toBe(id);
});

it('reads back the id of every address that it writes', () => {
  fc.assert(
    fc.property(fc.nat(), fc.string(), (id, name) => {
      expect(productIdOf(productParam({ id, slug: slugify(name) }))).toBe(id);
    }),
  );
});
