/** Checks that any form may make; an address makes no others. */
export type PlainCheck =
  | { readonly kind: 'digits'; readonly length: number }
  /** Before `email`: says of other letters what is wrong with them. */
  | { readonly kind: 'ascii' }
  | { readonly kind: 'email' }
  | { readonly kind: 'phone' }
  | { readonly kind: 'minLength'; readonly length: number }
  | { readonly kind: 'memberId' }
  /** Of any script; one is enough: names and streets are as people have them. */
  | { readonly kind: 'hasLetter' | 'hasLetterOrDigit' };

/**
 * What a typed value must be, as data that a browser gets and a server keeps (REG-3). National rules are named here and
 * chosen by the country: `tckn` and `vkn`, `iin`, `inn`, `fin` and `voen` are functions in `registration/identifiers/`.
 */
export type FieldCheck =
  | PlainCheck
  | { readonly kind: 'tckn' | 'vkn' | 'iin' | 'inn' | 'fin' | 'voen' | 'passport' }
  /** `pattern` is what stands after the two letters `prefix`, as a regular expression source; both are typed or only it. */
  | { readonly kind: 'iban'; readonly prefix: string; readonly pattern: string }
  /** dd-mm-yyyy. */
  | { readonly kind: 'date' }
  /** A date that the calendar has, in a year in which somebody alive can be born; both after `date`. */
  | { readonly kind: 'calendarDay' | 'birthYear' }
  /** Two letters of ISO 3166-1 (REG-9); which of them are a country's, the server knows. */
  | { readonly kind: 'countryCode' }
  | { readonly kind: 'ageOver'; readonly years: number }
  /** As long as the country's `passwordLength` (PWD-3). */
  | { readonly kind: 'newPassword' }
  /** Passes what passes any of them. */
  | { readonly kind: 'oneOf'; readonly checks: readonly FieldCheck[] };

/** What an e-mail address must be, in every form. */
export const emailChecks: readonly PlainCheck[] = [{ kind: 'ascii' }, { kind: 'email' }];
