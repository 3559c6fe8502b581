import { expect, it } from 'vitest';
import { doubledKeys } from './no-doubled-keys.ts';

it.each([
  ['{ words: a, name: b, words: c }', ['words']],
  ["{ in: { ru: 1, 'ru': 2 } }", ['ru']],
  ['{ words: a, in: { words: b }, ...words, [words]: c, words2: d }', []],
])('CTRY-6 a name that stands twice in one object of %s is found: %j', (object, found) => {
  expect(doubledKeys('country.ts', `export const country: Country = define(${object} as const);`)).toEqual(
    found,
  );
});
