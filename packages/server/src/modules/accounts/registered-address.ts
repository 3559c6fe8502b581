import type { Profile } from '@caravan/contract';
import type { Language } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import { createLocations } from '../locations/index.ts';
import type { MemberRow } from './member-repository.ts';

/** The registered address as the profile shows it. */
export type RegisteredAddress = Pick<Profile, 'province' | 'district' | 'city' | 'address'>;

const joined = (...parts: readonly (string | undefined)[]): string | null => {
  const filled = parts.filter((part) => part !== undefined && part !== '');
  return filled.length === 0 ? null : filled.join(', ');
};

/** Reads the address that a member gave when registering (ACC-1); its places are named on the site of their own country only. */
export const createRegisteredAddress = (context: Pick<CountryContext, 'country' | 'database'>) => {
  const locations = createLocations(context);
  return async (
    { registeredAddress, homeCountry }: Pick<MemberRow, 'registeredAddress' | 'homeCountry'>,
    language: Language,
  ): Promise<RegisteredAddress> => {
    const known: Readonly<Partial<Record<string, string>>> = registeredAddress ?? {};
    const { city, subDistrict, region, street, address, house, apartment, postcode } = known;
    const here = homeCountry === context.country.val;
    const idOf = (text: string | undefined): number | null =>
      here && text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
    const [province, district] = [idOf(known['province']), idOf(known['district'])];
    return {
      province: province === null ? null : ((await locations.province(province, language))?.name ?? null),
      district: district === null ? null : ((await locations.district(district, language))?.name ?? null),
      city: joined(region, city, subDistrict),
      address: joined(street ?? address, house, apartment, postcode),
    };
  };
};
