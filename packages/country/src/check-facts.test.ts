import { expect, it } from 'vitest';
import { defineCountry, type CountryFacts } from './define-country.ts';
import { sampleFacts } from './testing/sample-country.ts';

/** The facts of a country whose team forgot some. */
const without = (...names: readonly (keyof CountryFacts)[]): CountryFacts =>
  JSON.parse(JSON.stringify({ ...sampleFacts, words: {} }), (name, value: unknown) =>
    names.some((forgotten) => forgotten === name) ? undefined : value,
  );

it.each<[names: readonly (keyof CountryFacts)[], said: string]>([
  [['seller'], 'defineCountry: seller must be said, and is missing'],
  [['val', 'languages', 'rules'], 'defineCountry: val, languages, rules must be said, and are missing'],
])('CTRY-2 a definition without %j is refused, and says what is missing', (names, said) => {
  expect(() => defineCountry(without(...names))).toThrow(said);
});

it('CTRY-2 one with every needed fact is taken', () => {
  expect(() => defineCountry(without())).not.toThrow();
});
