import type { CountryDefinition } from '../country.ts';
import type { FieldsResult } from '../forms/check-fields.ts';
import { checkPlain } from '../forms/check-plain.ts';
import type { PlainCheck } from '../forms/field-check.ts';
import { addressForm, type AddressField } from './address-form.ts';

/** An address as it is typed or stored, by the names of the form; places by id, as text. */
export type AddressValues = Readonly<Record<string, string>>;

/** What an address comes to: values as they are stored, or the first error of each wrong field. */
export type AddressResult = FieldsResult<string, PlainCheck>;

type Country = Pick<CountryDefinition, 'phone' | 'addressChanges'>;

/**
 * Checks the fields of an address that are asked for, all unless told otherwise; in the browser and on the server alike
 * (CHK-3). Whether a province exists, only the server knows. A district cannot be chosen before its province, so until then
 * only the province is missing.
 */
export const checkAddress = (
  country: Country,
  typed: Readonly<Record<string, unknown>>,
  asked: readonly AddressField[] = addressForm(country),
): AddressResult => {
  const result = checkPlain(asked, typed, country.phone);
  if (result.ok || result.errors['province'] === undefined) return result;
  const { district: _waits, ...errors } = result.errors;
  return { ok: false, errors };
};

/** The fields that a saved address still lacks: exactly these are asked for before it can be used (CHK-3). */
export const missingFields = (country: Country, stored: AddressValues): readonly AddressField[] =>
  addressForm(country).filter(({ name, required }) => required && (stored[name] ?? '').trim() === '');
