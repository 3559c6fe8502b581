import { emailChecks, type PlainCheck } from './field-check.ts';
import { plainField, type FormField } from './form-field.ts';

/** How a member is reached. */
export type ContactField = FormField<'email' | 'phone', PlainCheck>;

/** The contact data that a member changes by themselves (ACC-2); checked by `checkPlain` in the browser and on the server. */
export const contactForm: readonly ContactField[] = [
  {
    ...plainField,
    name: 'email',
    label: 'address.email',
    required: true,
    autocomplete: 'email',
    inputMode: 'email',
    maxLength: 254,
    checks: emailChecks,
  },
  {
    ...plainField,
    name: 'phone',
    label: 'address.phone',
    required: true,
    autocomplete: 'tel',
    inputMode: 'tel',
    maxLength: 32,
    checks: [{ kind: 'phone' }],
  },
];
