import { createHash, timingSafeEqual } from 'node:crypto';
import type { FormFields } from '../form-fields.ts';

const unsigned = new Set(['hash', 'encoding', 'countdown']);

/** ASCII only: no locale may turn `i` into `İ` here. */
const upperCase = (name: string) => name.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());

const escaped = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('|', '\\|');

/**
 * Hash "ver3" of the Nestpay 3-D form (Payten, "Hash Version 3" v2.1): values ordered by upper-cased field name, escaped,
 * joined with `|`, then the store key; SHA-512, Base64.
 */
export const hashVersion3 = (fields: FormFields, storeKey: string): string => {
  const values = Object.entries(fields)
    .filter(([name]) => !unsigned.has(name.toLowerCase()))
    .map(([name, value]) => ({ name: upperCase(name), value: escaped(value) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ value }) => value);
  return createHash('sha512')
    .update([...values, escaped(storeKey)].join('|'), 'utf8')
    .digest('base64');
};

/** Whether `given` is the hash of `fields`; takes as long for a near miss as for a far one. */
export const hashMatches = (given: string, fields: FormFields, storeKey: string): boolean => {
  const expected = Buffer.from(hashVersion3(fields, storeKey));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
};
