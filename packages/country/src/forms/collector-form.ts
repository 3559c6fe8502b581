import type { PlainCheck } from './field-check.ts';
import { plainField, type FormField } from './form-field.ts';

/** Who comes for an order that is picked up (CHK-4); checked by `checkPlain` in the browser and on the server. */
export const collectorForm: readonly FormField<'name' | 'phone', PlainCheck>[] = [
  {
    ...plainField,
    name: 'name',
    label: 'checkout.pickup-name',
    required: true,
    autocomplete: 'name',
    maxLength: 120,
    checks: [{ kind: 'hasLetter' }],
  },
  {
    ...plainField,
    name: 'phone',
    label: 'checkout.pickup-phone',
    required: true,
    autocomplete: 'tel',
    inputMode: 'tel',
    maxLength: 32,
    checks: [{ kind: 'phone' }],
  },
];
