import type { CountryDefinition } from '../country.ts';
import { checkForm } from '../registration/check-form.ts';
import { checkContextOf } from '../registration/read-checked.ts';
import { errorWords } from '../registration/error-words.ts';
import { membershipIds } from '../registration/membership-clauses.ts';
import type { FormExamples, RegistrationForm, Term } from '../registration/registration-form.ts';
import { lacking, repeated, unmet, type Check } from './check.ts';

/** A day on which the exam's people are as old as they say. */
const today = new Date('2026-07-15T12:00:00Z');

const fieldsOf = ({ groups }: RegistrationForm) => groups.flatMap(({ fields }) => fields);

/** The forms of a country with their types; types that it lacks are left out. */
const formsOf = async (country: CountryDefinition) => {
  const { registration } = await country.registration();
  const { examples } = await registration.examples();
  return Object.entries({ ...registration.forms }).map(([type, form]) => ({
    type,
    form,
    examples: new Map<string, FormExamples>(Object.entries(examples)).get(type),
  }));
};

const proveForm = (form: RegistrationForm, { good, bad }: FormExamples, country: CountryDefinition) => {
  const [first] = good;
  const wrongIn = (values: Readonly<Record<string, unknown>>): string => {
    const result = checkForm(form, values, checkContextOf(country, today));
    return result.ok
      ? 'nothing'
      : Object.entries(result.errors)
          .map(([name, { code }]) => `${name} (${code})`)
          .join(', ');
  };
  const fields = fieldsOf(form);
  const checked = fields.filter(({ checks }) => checks.length > 0).map(({ name }) => name);
  return [
    ...good
      .map(wrongIn)
      .flatMap((wrong, index) =>
        wrong === 'nothing' ? [] : [`refuses good example ${index + 1} for ${wrong}`],
      ),
    ...bad.flatMap(([name, value]) => {
      const wrong = wrongIn({ ...first, [name]: value });
      return wrong.startsWith(`${name} (`) && !wrong.includes(',')
        ? []
        : [`finds ${wrong} wrong where ${name} is "${value}"`];
    }),
    ...fields.flatMap(({ name, required }) => {
      const wrong = wrongIn({ ...first, [name]: '' });
      const right = required ? `${name} (required)` : 'nothing';
      return wrong === right ? [] : [`finds ${wrong} wrong where ${name} is empty`];
    }),
    ...lacking(
      checked,
      bad.map(([name]) => name),
    ).map((name) => `has no bad example of ${name}`),
  ];
};

const isWhole = ({ amount }: Term): boolean => Number.isInteger(amount) && amount > 0;

/** Whether people can join as the country says. */
export const registration: readonly Check[] = [
  {
    title: 'REG-2 asks for each field once, and its terms are whole numbers',
    faults: async (country) =>
      (await formsOf(country)).flatMap(({ type, form }) => [
        ...repeated(fieldsOf(form).map(({ name }) => name)).map((name) => `${type} asks twice for ${name}`),
        ...unmet(
          [form.groups.length > 0, `${type} asks for nothing`],
          [form.groups.every(({ fields }) => fields.length > 0), `${type} has an empty group`],
          [
            [...form.returns.map(({ within }) => within), form.firstOrderPaidWithin]
              .filter((term) => term !== null)
              .every(isWhole),
            `${type} has a term that is not a whole number above zero`,
          ],
        ),
      ]),
  },
  {
    title: 'REG-3 accepts and refuses the examples of each form',
    faults: async (country) =>
      (await formsOf(country)).flatMap(({ type, form, examples }) =>
        examples
          ? proveForm(form, examples, country).map((fault) => `${type} ${fault}`)
          : [`${type} has no examples`],
      ),
  },
  {
    title: 'LANG-1 has the words of its registration forms in each language',
    faults: async (country) => {
      const forms = await formsOf(country);
      const { registration: all } = await country.registration();
      const wanted = forms.flatMap(({ form }) => [
        ...form.groups.map(({ title }) => title),
        ...fieldsOf(form)
          .flatMap(({ label, hint }) => [label, hint])
          .filter((words) => typeof words === 'string'),
        ...Object.values(errorWords),
        ...(forms.length > 0 ? Object.values(all.done) : []),
      ]);
      const gaps = country.languages.map(async (language) => {
        const messages = (await all.words[language]?.())?.messages ?? {};
        const terms = (await all.terms.words[language]?.())?.messages ?? {};
        return [
          ...lacking(wanted, Object.keys(messages)),
          ...lacking(forms.length > 0 ? membershipIds : [], Object.keys(terms)),
        ].map((id) => `message "${id}" is missing in ${language}`);
      });
      return (await Promise.all(gaps)).flat();
    },
  },
];
