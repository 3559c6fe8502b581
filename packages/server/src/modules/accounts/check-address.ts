import { checkAddress, type AddressField } from '@caravan/country';
import type { Language } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import { sayErrors } from '../../words/say-errors.ts';
import { createLocations } from '../locations/index.ts';

/** Messages by field of the address book, or the values as they are stored, by the names of the form. */
export type AddressVerdict =
  | { readonly ok: true; readonly values: Readonly<Partial<Record<string, string>>> }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string[]>> };

/** What is to be judged: the fields that are asked for, and where it is; a place that is left out is not judged. */
export interface AddressParts {
  readonly values: Readonly<Record<string, string>>;
  readonly asked: readonly AddressField[];
  readonly province?: number | null | undefined;
  readonly district?: number | null | undefined;
}

/** Judges an address by the country: its form, its provinces and their districts. Messages in the given language. */
export type AddressCheck = (parts: AddressParts, language: Language) => Promise<AddressVerdict>;

/** The check of saved addresses (API-54); the form's own part is the browser's too. */
export const createAddressCheck = (
  context: Pick<CountryContext, 'country' | 'database' | 'words'>,
): AddressCheck => {
  const { country, words: wordsIn } = context;
  const locations = createLocations(context);
  return async ({ values, asked, province, district }, language) => {
    const words = wordsIn(language);
    const result = checkAddress(country, values, asked);
    const { street, ...fields } = result.ok ? {} : sayErrors(result.errors, words, country);
    if (street) fields['address'] = street;
    if (province != null && !(await locations.province(province, language)))
      fields['province'] = [words._('server.field.province')];
    if (district != null) {
      const found = await locations.district(district, language);
      if (!found || found.provinceId !== province) fields['district'] = [words._('server.field.district')];
    }
    return result.ok && Object.keys(fields).length === 0
      ? { ok: true, values: result.values }
      : { ok: false, fields };
  };
};
