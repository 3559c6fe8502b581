import type { Profile } from '@caravan/contract';
import { fieldWords, required, type RegistrationForms, type RegistrationType } from '@caravan/country';
import type { Language } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import { maskNumber } from '../accounts/index.ts';
import { formWords } from '../registration/index.ts';
import { createNumbersRepository, type NumberName } from './numbers-repository.ts';

type Numbers = Profile['numbers'];

const names: readonly NumberName[] = ['nationalId', 'taxNumber', 'iban'];

/** The forms that may have asked somebody of this country who did not join here, the likeliest first. */
const usual: readonly RegistrationType[] = ['existing-owner', 'forever-business-owner', 'new-customer'];

/** What a number is called: as in the form by which one joined, in a form of the country, or in most countries. */
const labelOf = (forms: RegistrationForms, types: readonly RegistrationType[], name: NumberName) => {
  const fields = types.flatMap((type) => (forms[type]?.groups ?? []).flatMap((group) => group.fields));
  return (fields.find((field) => field.name === name) ?? required(name)).label;
};

/** Reads the numbers that a member gave, for themselves (ACC-1): masked, each under the name by which it was asked for. */
export const createOwnNumbers = (context: Pick<CountryContext, 'country' | 'database'>) => {
  const { country } = context;
  const { numbersOf } = createNumbersRepository(context);
  return async (memberId: number, language: Language): Promise<Numbers> => {
    const row = await numbersOf(memberId);
    if (!row) return [];
    const { registration } = await country.registration();
    const words = await formWords(country, language);
    const types = [...(row.type === null ? [] : [row.type]), ...(row.home === country.val ? usual : [])];
    return names.flatMap((name) => {
      const value = row[name];
      if (value === null || value === '') return [];
      const label = labelOf(registration.forms, types, name);
      return [
        { name, label: fieldWords(label, language, country, (id) => words._(id)), value: maskNumber(value) },
      ];
    });
  };
};
