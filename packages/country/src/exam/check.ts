import type { CountryDefinition } from '../country.ts';

/** A first-level region with its districts, as a country's `regions.yaml` has them. */
export interface RegionFixture {
  readonly id: number;
  readonly districts: readonly { readonly id: number; readonly delivers?: boolean }[];
}

/** What a country can show beside its definition; with it, delivery is tried at every real address. */
export interface CountryFixtures {
  readonly regions?: readonly RegionFixture[];
  /** The text of its `theme.css`. */
  readonly theme?: string;
  /** Prices in the smallest unit and units in stock. */
  readonly products?: readonly { readonly price: number; readonly stock: number }[];
}

/** One question of the exam: its title as a test, and what is wrong with a country, empty when nothing is. */
export interface Check {
  readonly title: string;
  readonly faults: (
    country: CountryDefinition,
    fixtures: CountryFixtures,
  ) => readonly string[] | Promise<readonly string[]>;
}

/** Faults out of conditions that must hold, each with the words for when it does not. */
export const unmet = (...conditions: readonly (readonly [holds: boolean, fault: string])[]): string[] =>
  conditions.filter(([holds]) => !holds).map(([, fault]) => fault);

/** Those of `values` that are not among `others`. */
export const lacking = <Value>(values: Iterable<Value>, others: Iterable<Value>): Value[] => {
  const known = new Set(others);
  return [...new Set(values)].filter((value) => !known.has(value));
};

/** Values that occur more than once. */
export const repeated = <Value>(values: readonly Value[]): Value[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
