import { bodies, type CallName } from '@caravan/contract';
import { addressForm, isAdded, type CountryDefinition } from '@caravan/country';
import type { z } from 'zod';

/** Bodies by call. */
export type CountryBodies = Readonly<Partial<Record<CallName, z.ZodType>>>;

/** Bodies that ask for what this country asks, by call; all others are the contract's own (CHK-3). */
export const countryBodies = (country: Pick<CountryDefinition, 'addressChanges'>): CountryBodies =>
  bodies.addressBodies(
    addressForm(country)
      .map(({ name }) => name)
      .filter((name) => !isAdded(name)),
  );
