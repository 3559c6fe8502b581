import type {
  CountryDefinition,
  Registration,
  RegistrationForm,
  RegistrationType,
  Term,
} from '@caravan/country';
import { createI18n, type Language } from '@caravan/i18n';
import type { I18n } from '@lingui/core';

/** Words of a chunk in a language, or in the country's first where they are missing. */
const wordsOf = async (
  { defaultLanguage }: Pick<CountryDefinition, 'defaultLanguage'>,
  loaders: Registration['words'],
  language: Language,
): Promise<I18n> => {
  const load = loaders[language] ?? loaders[defaultLanguage];
  return createI18n(language, (await load?.())?.messages ?? {});
};

/** The words of a country's registration forms. */
export const formWords = async (country: CountryDefinition, language: Language): Promise<I18n> =>
  wordsOf(country, (await country.registration()).registration.words, language);

/** The words of its terms of membership and of the contract form. */
export const termsWords = async (country: CountryDefinition, language: Language): Promise<I18n> =>
  wordsOf(country, (await country.registration()).registration.terms.words, language);

/** A form by what stands in the address; null where the country has none of that name. */
export const formOf = async (
  country: CountryDefinition,
  type: string,
): Promise<{
  readonly type: RegistrationType;
  readonly form: RegistrationForm;
  readonly registration: Registration;
} | null> => {
  const { registration } = await country.registration();
  const found = Object.entries(registration.forms).find(([name]) => name === type);
  // Keys of `RegistrationForms` are its types; `Object.entries` forgets it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return found ? { type: found[0] as RegistrationType, form: found[1], registration } : null;
};

/** How long a form of the country gives for a document to be back; null where no rule says so. */
export const termLengthOf = async (
  country: CountryDefinition,
  type: string,
  document: string,
): Promise<Term | null> => {
  const found = await formOf(country, type);
  return found?.form.returns.find((term) => term.document === document)?.within ?? null;
};
