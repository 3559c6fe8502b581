import { readPhone, type PhoneFormat } from '@caravan/country';
import type { AddressEntry, AddressField } from './address-entry.ts';

/** What can be wrong with a field. */
export type AddressFault = 'required' | 'choose' | 'phone' | 'email';

/**
 * What is wrong with each of the asked fields, in their order (CHK-3). A district cannot be chosen before its province, so
 * until then only the province is missing.
 */
export const addressFaults = (
  entry: AddressEntry,
  asked: readonly AddressField[],
  phone: PhoneFormat,
): { readonly field: AddressField; readonly fault: AddressFault }[] =>
  asked.flatMap((field) => {
    if (field === 'district' && entry.province === '') return [];
    const fault = faultOf(field, entry[field].trim(), phone);
    return fault ? [{ field, fault }] : [];
  });

const faultOf = (field: AddressField, value: string, phone: PhoneFormat): AddressFault | null => {
  if (value === '') return field === 'province' || field === 'district' ? 'choose' : 'required';
  if (field === 'phone' && readPhone(value, phone) === null) return 'phone';
  if (field === 'email' && !isEmail(value)) return 'email';
  return null;
};

/** A mail address by its shape: one @, a dotted domain, no spaces. Whether it exists, only a mail can tell. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
