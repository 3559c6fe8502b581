import type { PhoneFormat } from '../country.ts';
import { checkFields, type FieldsResult } from './check-fields.ts';
import type { PlainCheck } from './field-check.ts';
import type { FormField } from './form-field.ts';
import { readPlain } from './read-plain.ts';

/** Checks fields that need no national rules; these stay out of the browser's code then. */
export const checkPlain = <Name extends string>(
  fields: readonly FormField<Name, PlainCheck>[],
  typed: Readonly<Record<string, unknown>>,
  phone: PhoneFormat,
): FieldsResult<Name, PlainCheck> =>
  checkFields(fields, typed, { read: (check, value) => readPlain(check, value, phone), phone });
