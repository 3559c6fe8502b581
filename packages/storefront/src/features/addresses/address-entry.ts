import {
  missingFields,
  type AddressField,
  type AddressValues,
  type CountryDefinition,
} from '@caravan/country';
import type { Address } from '@caravan/contract';
import { groupPhone } from '../../shared/form/phone-fitting.ts';

/** An address as it is typed, by the fields of the country's form: places by id, everything as text. */
export type AddressEntry = AddressValues;

/** A saved address in the form's terms, the phone in its groups; what it lacks is empty. */
export const entryOf = (
  { id: _id, province, district, address, added, phone, ...rest }: Address,
  country: Pick<CountryDefinition, 'phone'>,
): AddressEntry => ({
  ...added,
  ...rest,
  phone: groupPhone(phone, country.phone),
  province: province ? String(province.id) : '',
  district: district ? String(district.id) : '',
  street: address ?? '',
});

/** The fields that a saved address still lacks: exactly these are asked for before it can be used (CHK-3). */
export const missingOf = (
  country: Pick<CountryDefinition, 'phone' | 'addressChanges'>,
  address: Address,
): readonly AddressField[] => missingFields(country, entryOf(address, country));

/** An entry in another province: its districts are others. */
export const inProvince = (entry: AddressEntry, province: string): AddressEntry =>
  province === entry['province'] ? entry : { ...entry, province, district: '' };
