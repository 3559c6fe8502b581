import { expect, it } from 'vitest';
import { examine } from '../exam.ts';
import { errorWords } from '../registration/error-words.ts';
import { membershipIds } from '../registration/membership-clauses.ts';
import {
  group,
  optional,
  registrationDone,
  required,
  type FormExamples,
  type RegistrationForm,
} from '../registration/index.ts';
import { sampleCountry } from '../testing/sample-country.ts';

const form: RegistrationForm = {
  groups: [group('person', required('firstName'), required('birthDate'), optional('email'))],
  returns: [],
  firstOrderPaidWithin: null,
};

const good = [{ firstName: 'Ada', birthDate: '15-07-2008' }] as const;

const proof: FormExamples = {
  good,
  bad: [
    ['firstName', '12345'],
    ['birthDate', '16-07-2008'],
    ['email', 'ada'],
  ],
};

const words = [
  'registration.group.person',
  'registration.field.first-name',
  'registration.field.birth-date',
  'registration.field.email',
  'registration.hint.date',
  ...Object.values(errorWords),
  ...Object.values(registrationDone),
];

const faultsOf = async (
  made: Partial<RegistrationForm>,
  examples?: FormExamples,
  known: readonly string[] = words,
  terms: readonly string[] = membershipIds,
): Promise<string[]> => {
  const membership = Object.fromEntries(terms.map((id) => [id, [id]]));
  const messages = Object.fromEntries(known.map((id) => [id, [id]]));
  const registration = {
    forms: { 'new-customer': { ...form, ...made } },
    terms: {
      version: '1',
      words: { tr: async () => ({ messages: membership }), en: async () => ({ messages: membership }) },
    },
    done: registrationDone,
    words: { tr: async () => ({ messages }), en: async () => ({ messages }) },
    examples: async () => ({ examples: examples ? { 'new-customer': examples } : {} }),
  };
  const country = sampleCountry({ registration: async () => ({ registration }) });
  return Object.values(await examine(country)).flat();
};

it('REG-2 REG-3 passes a form whose examples tell the truth', async () => {
  expect(await faultsOf({}, proof)).toEqual([]);
});

it('REG-2 a country may have no forms', async () => {
  expect(await examine(sampleCountry())).toEqual({});
});

it.each<[fault: string, made: Partial<RegistrationForm>]>([
  ['new-customer asks for nothing', { groups: [] }],
  ['new-customer has an empty group', { groups: [...form.groups, group('bank')] }],
  ['new-customer asks twice for email', { groups: [...form.groups, group('contact', required('email'))] }],
  [
    'new-customer has a term that is not a whole number above zero',
    { firstOrderPaidWithin: { amount: 0, unit: 'day' } },
  ],
  [
    'new-customer has a term that is not a whole number above zero',
    {
      returns: [
        {
          document: 'contract-form',
          within: { amount: 1.5, unit: 'month' },
          after: 'approval',
          otherwise: 'id-blocked',
        },
      ],
    },
  ],
])('REG-2 finds that %s', async (fault, made) => {
  expect(await faultsOf(made, proof)).toContain(fault);
});

it.each<[fault: string, examples: FormExamples | undefined]>([
  ['new-customer has no examples', undefined],
  ['new-customer has no bad example of email', { ...proof, bad: [['birthDate', 'x']] }],
  [
    'new-customer refuses good example 2 for birthDate (ageOver)',
    { ...proof, good: [...good, { ...good[0], birthDate: '16-07-2008' }] },
  ],
  [
    'new-customer finds nothing wrong where birthDate is "01-01-1990"',
    { ...proof, bad: [...proof.bad, ['birthDate', '01-01-1990']] },
  ],
])('REG-3 finds that %s', async (fault, examples) => {
  expect(await faultsOf({}, examples)).toContain(fault);
});

it('LANG-1 finds a word of a form that a language lacks', async () => {
  const without = words.filter((id) => id !== 'registration.hint.date');
  expect(await faultsOf({}, proof, without)).toEqual([
    'message "registration.hint.date" is missing in tr',
    'message "registration.hint.date" is missing in en',
  ]);
});

it('LANG-1 REG-6 finds what is said after registering that a language lacks', async () => {
  const without = words.filter((id) => id !== registrationDone.ownerText);
  expect(await faultsOf({}, proof, without)).toEqual([
    'message "register.done-steps" is missing in tr',
    'message "register.done-steps" is missing in en',
  ]);
});

it('LANG-1 REG-9 names a clause of membership that a language lacks', async () => {
  expect(await faultsOf({}, proof, words, membershipIds.slice(1))).toEqual([
    `message "${membershipIds[0]}" is missing in tr`,
    `message "${membershipIds[0]}" is missing in en`,
  ]);
});
