import { plainField, type FormField, type PlainCheck } from '@caravan/country';

/** Who comes for an order that is picked up (CHK-4). */
export const collectorForm: readonly FormField<'name' | 'phone', PlainCheck>[] = [
  {
    ...plainField,
    name: 'name',
    label: 'checkout.pickup-name',
    required: true,
    autocomplete: 'name',
    maxLength: 120,
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

/** Begins the ids of its fields. */
export const collectorPrefix = 'pickup-';
