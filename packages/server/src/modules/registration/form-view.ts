import type { Answer } from '@caravan/contract';
import { fieldWords, placeName, type CountryDefinition } from '@caravan/country';
import type { Language } from '@caravan/i18n';
import type { Agreements } from './agreements.ts';
import { formOf, formWords } from './load-registration.ts';

type View = Answer<'registrationForm'>;

/** A form as data with its words (API-59); null where the country has none of that name. */
export const formView = async (
  country: CountryDefinition,
  type: string,
  language: Language,
  agreements: Agreements,
): Promise<View | null> => {
  const found = await formOf(country, type);
  if (!found) return null;
  const words = await formWords(country, language);
  const texts = await agreements(found.registration, found.type);
  const say = (id: string): string => words._(id, { length: country.passwordLength });
  return {
    type: found.type,
    groups: found.form.groups.map(({ title, fields }) => ({
      title: say(title),
      fields: fields.map(({ kind, label, hint, ...field }) => {
        const place = kind === 'province' || kind === 'district' ? placeName(country, kind, language) : null;
        return {
          name: field.name,
          required: field.required,
          autocomplete: field.autocomplete,
          inputMode: field.inputMode,
          maxLength: field.maxLength,
          ...(field.mask !== undefined && { mask: field.mask }),
          kind,
          label: place ?? fieldWords(label, language, country, say),
          ...(hint !== undefined && { hint: fieldWords(hint, language, country, say) }),
          checks: field.checks.map((check) => ({ ...check })),
        };
      }),
    })),
    agreements: texts.map((text) => ({ ...text, required: true })),
  };
};
