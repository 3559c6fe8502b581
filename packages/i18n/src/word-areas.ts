/** Areas that every page of every shop says: `virtual:words/ru` joins them into one catalogue of a language (LANG-7). */
export const pageAreas = ['rules', 'shell', 'shop'] as const;

/** Areas of single screens, each a chunk that comes with them. A new one is a folder of `words` and its name here. */
export const screenAreas = [
  'address',
  'arrival',
  'business',
  'cart',
  'checkout',
  'consent',
  'content',
  'express',
  'form',
  'history',
  'media',
  'newsletter',
  'password',
  'profile',
  'registration',
  'retail',
  'reviews',
  'saved',
  'search',
  'session',
  'visit',
] as const;

/** An area that a screen brings: one of all shops, or `withdrawal`, which goes with a country's `withdrawalForm`. */
export type WordArea = (typeof screenAreas)[number] | 'withdrawal';
