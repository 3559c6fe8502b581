import type { FieldCheck } from './field-check.ts';
import type { FormFault } from './form-fault.ts';
import { readChecked, type CheckContext } from './read-checked.ts';
import type { FieldName, FormField, RegistrationForm } from './registration-form.ts';

/** Values as they are stored (identifiers bare, phone as E.164, IBAN whole), or the first fault of each wrong field. */
export type FormResult =
  | { readonly ok: true; readonly values: Readonly<Partial<Record<FieldName, string>>> }
  | { readonly ok: false; readonly faults: Readonly<Partial<Record<FieldName, FormFault>>> };

/** No name or address is longer; what is, was not typed by a person. */
const longest = 250;

/** What was typed, without spaces around it and control signs; a password stays to the letter. Anything else is nothing. */
const typedIn = (name: FieldName, values: Readonly<Record<string, unknown>>): string => {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === true) return 'true';
  if (typeof value !== 'string') return '';
  return name === 'password'
    ? value
    : value
        .normalize('NFC')
        .replaceAll(/\p{Cc}/gu, ' ')
        .trim();
};

const dataOf = (check: FieldCheck, { phone }: CheckContext): FormFault['data'] => {
  if (check.kind === 'digits' || check.kind === 'minLength') return { length: check.length };
  if (check.kind === 'ageOver') return { years: check.years };
  return check.kind === 'phone' ? { example: `+${phone.callingCode} ${phone.example}` } : {};
};

const readField = (field: FormField, typed: string, context: CheckContext): string | FormFault => {
  if (typed === '') return field.required ? { code: 'required', data: {} } : '';
  if ([...typed].length > longest) return { code: 'tooLong', data: { length: longest } };
  let value = typed;
  for (const check of field.checks) {
    const read = readChecked(check, value, context);
    if (read === null) return { code: check.kind, data: dataOf(check, context) };
    value = read;
  }
  return value;
};

/**
 * Checks what was typed into a form, in the browser and on the server alike (REG-3). Takes whatever came: fields that the
 * form does not ask for are dropped, empty optional ones left out.
 */
export const checkForm = (
  form: RegistrationForm,
  typed: Readonly<Record<string, unknown>>,
  context: CheckContext,
): FormResult => {
  const values: Partial<Record<FieldName, string>> = {};
  const faults: Partial<Record<FieldName, FormFault>> = {};
  for (const field of form.groups.flatMap(({ fields }) => fields)) {
    const read = readField(field, typedIn(field.name, typed), context);
    if (typeof read !== 'string') faults[field.name] = read;
    else if (read !== '') values[field.name] = read;
  }
  return Object.keys(faults).length === 0 ? { ok: true, values } : { ok: false, faults };
};
