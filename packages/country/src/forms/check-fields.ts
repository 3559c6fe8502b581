import type { PhoneFormat } from '../country.ts';
import type { FieldCheck } from './field-check.ts';
import type { FormError } from './form-error.ts';
import type { FormField } from './form-field.ts';

/** Values as they are stored (identifiers bare, phone as E.164), or the first error of each wrong field. */
export type FieldsResult<Name extends string, Check extends FieldCheck = FieldCheck> =
  | { readonly ok: true; readonly values: Readonly<Partial<Record<Name, string>>> }
  | { readonly ok: false; readonly errors: Readonly<Partial<Record<Name, FormError<Check>>>> };

/** How the checks of a form are made. */
export interface Checking<Check extends FieldCheck> {
  /** The value as it is stored if it passes the check, else null. */
  readonly read: (check: Check, value: string) => string | null;
  readonly phone: PhoneFormat;
  /** The least length of a new password; for forms that ask for one. */
  readonly passwordLength?: number;
}

/** What was typed, without spaces around it and control signs; a password stays to the letter. Anything else is nothing. */
const typedIn = ({ name, kind }: FormField, values: Readonly<Record<string, unknown>>): string => {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === true) return 'true';
  if (typeof value !== 'string') return '';
  return kind === 'password'
    ? value
    : value
        .normalize('NFC')
        .replaceAll(/\p{Cc}/gu, ' ')
        .trim();
};

const dataOf = (
  check: FieldCheck,
  { phone, passwordLength: length = 0 }: Pick<Checking<FieldCheck>, 'phone' | 'passwordLength'>,
): FormError['data'] => {
  if (check.kind === 'newPassword') return { length };
  if (check.kind === 'digits' || check.kind === 'minLength') return { length: check.length };
  if (check.kind === 'ageOver') return { years: check.years };
  return check.kind === 'phone' ? { example: `+${phone.callingCode} ${phone.example}` } : {};
};

const readField = <Check extends FieldCheck>(
  { required, maxLength, checks }: FormField<string, Check>,
  typed: string,
  checking: Checking<Check>,
): string | FormError<Check> => {
  if (typed === '') return required ? { code: 'required', data: {} } : '';
  if ([...typed].length > maxLength) return { code: 'tooLong', data: { length: maxLength } };
  let value = typed;
  for (const check of checks) {
    const found = checking.read(check, value);
    if (found === null) return { code: check.kind, data: dataOf(check, checking) };
    value = found;
  }
  return value;
};

/**
 * Checks what was typed into the fields of a form, in the browser and on the server alike. Takes whatever came: what the form
 * does not ask for is dropped, empty optional fields are left out.
 */
export const checkFields = <Name extends string, Check extends FieldCheck>(
  fields: readonly FormField<Name, Check>[],
  typed: Readonly<Record<string, unknown>>,
  checking: Checking<Check>,
): FieldsResult<Name, Check> => {
  const values: Partial<Record<Name, string>> = {};
  const errors: Partial<Record<Name, FormError<Check>>> = {};
  for (const field of fields) {
    const read = readField(field, typedIn(field, typed), checking);
    if (typeof read !== 'string') errors[field.name] = read;
    else if (read !== '') values[field.name] = read;
  }
  return Object.keys(errors).length === 0 ? { ok: true, values } : { ok: false, errors };
};
