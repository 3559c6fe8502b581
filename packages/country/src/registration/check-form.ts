import { checkFields, type FieldsResult } from '../forms/check-fields.ts';
import { readChecked, type CheckContext } from './read-checked.ts';
import type { FieldName, RegistrationForm } from './registration-form.ts';

/** Values as they are stored (identifiers bare, phone as E.164, IBAN whole), or the first error of each wrong field. */
export type FormResult = FieldsResult<FieldName>;

/**
 * Checks what was typed into a form, in the browser and on the server alike (REG-3). Takes whatever came: fields that the
 * form does not ask for are dropped, empty optional ones left out.
 */
export const checkForm = (
  form: RegistrationForm,
  typed: Readonly<Record<string, unknown>>,
  context: CheckContext,
): FormResult =>
  checkFields(
    form.groups.flatMap(({ fields }) => fields),
    typed,
    {
      read: (check, value) => readChecked(check, value, context),
      phone: context.phone,
      passwordLength: context.passwordLength,
    },
  );
