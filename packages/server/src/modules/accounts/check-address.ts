import { readPhone } from '@caravan/country';
import type { Language } from '@caravan/i18n';
import { z } from 'zod';
import type { CountryContext } from '../../context.ts';
import { createLocations } from '../locations/index.ts';

/** The checked parts of an address; what is absent is not judged. */
export interface AddressParts {
  readonly province?: number | null | undefined;
  readonly district?: number | null | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** Messages by field, or the address as it is stored. */
export type AddressVerdict =
  | { readonly ok: true; readonly phone?: string; readonly email?: string }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string[]>> };

const email = z.email();

/** Judges an address by the country: its provinces and their districts, its phone numbers. Messages in the given language. */
export type AddressCheck = (parts: AddressParts, language: Language) => Promise<AddressVerdict>;

/** The one check of addresses, for saved ones (API-54) and for the checkout's (API-29). */
export const createAddressCheck = (
  context: Pick<CountryContext, 'country' | 'database' | 'words'>,
): AddressCheck => {
  const { country, words: wordsIn } = context;
  const locations = createLocations(context);
  return async (parts, language) => {
    const words = wordsIn(language);
    const fields: Record<string, string[]> = {};
    if (parts.province != null && !(await locations.province(parts.province, language))) {
      fields['province'] = [words._('server.field.province')];
    }
    if (parts.district != null) {
      const district = await locations.district(parts.district, language);
      if (!district || district.provinceId !== parts.province)
        fields['district'] = [words._('server.field.district')];
    }
    const phone = parts.phone === undefined ? undefined : readPhone(parts.phone, country.phone);
    if (phone === null) fields['phone'] = [words._('server.field.phone', { example: country.phone.example })];
    if (parts.email !== undefined && !email.safeParse(parts.email).success) {
      fields['email'] = [words._('server.field.email')];
    }
    if (Object.keys(fields).length > 0) return { ok: false, fields };
    return {
      ok: true,
      ...(typeof phone === 'string' ? { phone } : {}),
      ...(parts.email === undefined ? {} : { email: parts.email }),
    };
  };
};
