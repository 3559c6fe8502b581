export type * from './country.ts';
export { defineCountry, type CountryFacts } from './define-country.ts';
export { localized } from './localized.ts';
export { placeName } from './place-name.ts';
export { readPhone } from './read-phone.ts';
export * from './registration/index.ts';
export { storeOf } from './store-of.ts';
