import type { CountryDefinition } from './country.ts';

/** The store that a header or cookie names; absent or unknown means the country's default, null where there are none (API-2). */
export const storeOf = (
  { stores, defaultStore }: Pick<CountryDefinition, 'stores' | 'defaultStore'>,
  asked: unknown,
): number | null => stores.find(({ id }) => String(id) === asked)?.id ?? defaultStore;
