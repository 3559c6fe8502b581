import { fieldWords, placeName, type FormField } from '@caravan/country';
import { useLingui } from '@lingui/react';
import { useShop } from '../shop.tsx';

/** What a field is called and what helps to fill it in: by the catalogue, or in the country's own words. */
export const useFieldWords = (): ((field: Pick<FormField, 'kind' | 'label' | 'hint'>) => {
  readonly label: string;
  readonly hint: string | undefined;
}) => {
  const { _ } = useLingui();
  const { country, language } = useShop();
  const say = (words: FormField['label']) =>
    fieldWords(words, language, country, (id) => _(id, { length: country.passwordLength }));
  return ({ kind, label, hint }) => {
    const place = kind === 'province' || kind === 'district' ? placeName(country, kind, language) : null;
    return { label: place ?? say(label), hint: hint === undefined ? undefined : say(hint) };
  };
};
