import { describe, expect, it } from 'vitest';
import type { CountryDefinition } from './country.ts';
import { address } from './exam/address.ts';
import type { Check, CountryFixtures } from './exam/check.ts';
import { delivery } from './exam/delivery.ts';
import { formats } from './exam/formats.ts';
import { freeFrom } from './exam/free-from.ts';
import { identity } from './exam/identity.ts';
import { ownTexts } from './exam/own-texts.ts';
import { registration } from './exam/registration.ts';
import { selling } from './exam/selling.ts';
import { stores } from './exam/stores.ts';
import { texts } from './exam/texts.ts';
import { theme } from './exam/theme.ts';

export type { CountryFixtures, RegionFixture } from './exam/check.ts';
export { sharedColours } from './exam/theme.ts';
export { regionsIn } from './exam/regions-in.ts';

const checks: readonly Check[] = [
  ...identity,
  ...formats,
  ...texts,
  ...ownTexts,
  ...delivery,
  ...freeFrom,
  ...address,
  ...selling,
  ...stores,
  ...registration,
  ...theme,
];

/** All that is wrong with a country, by question of the exam; questions that it passes are left out. */
export const examine = async (
  country: CountryDefinition,
  fixtures: CountryFixtures = {},
): Promise<Record<string, readonly string[]>> => {
  const answers = await Promise.all(
    checks.map(async ({ title, faults }) => [title, await faults(country, fixtures)] as const),
  );
  return Object.fromEntries(answers.filter(([, faults]) => faults.length > 0));
};

/** The vitest suite that each country passes, one test a question: call it in the country's `country.test.ts`. */
export const describeCountry = (country: CountryDefinition, fixtures: CountryFixtures = {}): void => {
  describe(`the country ${country.engName}`, () => {
    it.each(checks)('$title', async ({ faults }) => {
      expect(await faults(country, fixtures)).toEqual([]);
    });
  });
};
