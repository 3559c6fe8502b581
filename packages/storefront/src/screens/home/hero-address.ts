import type { Front } from '@caravan/contract';
import type { CountryDefinition } from '@caravan/country';

/** How the addresses of the first picture's files begin: that of the content, else the country's own. */
export const heroAddress = (
  { val, hero }: Pick<CountryDefinition, 'val' | 'hero'>,
  words: Front['hero'] | undefined,
): string => `/media/${val}/hero/${words?.picture ?? hero.picture}`;
