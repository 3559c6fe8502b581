import { emailChecks, plainField, type FormField, type PlainCheck } from '@caravan/country';

/** What a letter to the office asks for. */
export type FeedbackName = 'name' | 'email' | 'phone' | 'subject' | 'message';

/** The fields of a letter to the office (API-61). A phone may be of any country: who writes need not live here. */
export const feedbackFields: readonly FormField<FeedbackName, PlainCheck>[] = [
  {
    ...plainField,
    name: 'name',
    label: 'contact.name',
    required: true,
    autocomplete: 'name',
    maxLength: 120,
  },
  {
    ...plainField,
    name: 'email',
    label: 'contact.email',
    required: true,
    autocomplete: 'email',
    inputMode: 'email',
    maxLength: 254,
    checks: emailChecks,
  },
  {
    ...plainField,
    name: 'phone',
    label: 'contact.phone',
    required: false,
    autocomplete: 'tel',
    inputMode: 'tel',
    width: 'whole',
    maxLength: 32,
  },
  {
    ...plainField,
    name: 'subject',
    label: 'contact.subject',
    required: true,
    width: 'whole',
    maxLength: 160,
  },
  {
    ...plainField,
    name: 'message',
    label: 'contact.message',
    required: true,
    width: 'whole',
    maxLength: 4000,
  },
];
