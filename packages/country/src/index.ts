export {
  addressForm,
  isAdded,
  type AddedField,
  type AddressChanges,
  type AddressField,
} from './address/address-form.ts';
export {
  checkAddress,
  missingFields,
  type AddressResult,
  type AddressValues,
} from './address/check-address.ts';
export { joinPlace } from './address/join-place.ts';
export { arrivalIn, type Journey } from './arrival/arrival-in.ts';
export { sayArrival, sayDays } from './arrival/arrival-words.ts';
export type * from './country.ts';
export { defineCountry, type CountryFacts } from './define-country.ts';
export { menuEntries, type MenuEntryName } from './menu-entries.ts';
export { checkPlain } from './forms/check-plain.ts';
export { collectorForm } from './forms/collector-form.ts';
export { contactForm, type ContactField } from './forms/contact-form.ts';
export { fieldWords } from './forms/field-words.ts';
export { emailChecks, type FieldCheck, type PlainCheck } from './forms/field-check.ts';
export type { ErrorCode, FormError } from './forms/form-error.ts';
export { plainField, type FieldKind, type FormField } from './forms/form-field.ts';
export { isAscii, isEmail } from './forms/read-plain.ts';
export { localized } from './localized.ts';
export type { OwnPage } from './own-pages.ts';
export { placeName } from './place-name.ts';
export { readPhone } from './read-phone.ts';
export * from './registration/index.ts';
export { readRetailLink, retailLinkNames, type RetailLinkName } from './retail/retail-links.ts';
export {
  readRetailName,
  retailNameLength,
  type RetailNameCountry,
  type RetailNameFault,
  type RetailNameResult,
} from './retail/retail-name.ts';
export { retailLinkWords, retailNameWords } from './retail/retail-words.ts';
export { showPhone } from './show-phone.ts';
export { storeOf } from './store-of.ts';
