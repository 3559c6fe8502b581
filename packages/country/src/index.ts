export type * from './country.ts';
export { defineCountry, type CountryFacts } from './define-country.ts';
export { localized } from './localized.ts';
export * from './registration/index.ts';
export { storeOf } from './store-of.ts';
