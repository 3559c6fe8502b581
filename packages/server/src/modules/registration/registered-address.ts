import type { FieldName } from '@caravan/country';
import type { AddressFacts } from '../accounts/index.ts';
import type { EntryValues } from './check-entry.ts';

const parts: readonly FieldName[] = [
  'province',
  'district',
  'region',
  'city',
  'subDistrict',
  'street',
  'house',
  'apartment',
  'address',
  'postcode',
];

/** The parts of an address among the values of a form; null where the form asks for none. */
export const registeredAddress = (values: EntryValues): Record<string, string> | null => {
  const found = parts.flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return found.length === 0 ? null : Object.fromEntries(found);
};

/** The way from the door to the street in one line, as people of the country write it after the city. */
export const streetLine = ({
  street,
  house,
  apartment,
  address,
}: Readonly<Partial<Record<string, string>>>): string =>
  [street ?? address, house, apartment].filter(Boolean).join(', ');

/**
 * The first entry of a new member's address book, so that nobody types at the checkout what was typed when registering; null
 * where the form asks for no address. A country whose form names no city has the district stand for it.
 */
export const firstAddress = (values: EntryValues, district: string | null): AddressFacts | null => {
  const { firstName = '', lastName = '', phone = '', email = '' } = values;
  const line = streetLine(values);
  if (values.province === undefined || values.district === undefined || line === '') return null;
  return {
    recipientName: `${firstName} ${lastName}`.trim(),
    provinceId: Number(values.province),
    districtId: Number(values.district),
    city: values.city ?? values.subDistrict ?? district ?? '',
    address: line.slice(0, 250),
    phone,
    email,
    added: {},
  };
};
