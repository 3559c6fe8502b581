import type { Body } from '@caravan/contract';
import type { PhoneFormat } from '@caravan/country';
import type { AddressEntry, AddressField } from './address-entry.ts';
import { sentPhone } from './write-phone.ts';

/** A typed address as the address book takes it (API-54). */
export const addressBody = (entry: AddressEntry, phone: PhoneFormat): Body<'addAddress'> => ({
  recipientName: entry.recipientName.trim(),
  province: Number(entry.province),
  district: Number(entry.district),
  city: entry.city.trim(),
  address: entry.street.trim(),
  phone: sentPhone(entry.phone, phone),
  email: entry.email.trim(),
});

/** Only the fields that were asked for, in the address book's names; a district is told with its province. */
export const addressEdit = (
  entry: AddressEntry,
  asked: readonly AddressField[],
  phone: PhoneFormat,
): Body<'editAddress'> => {
  const body = addressBody(entry, phone);
  const names = new Set<string>(asked.map((field) => (field === 'street' ? 'address' : field)));
  if (names.has('district')) names.add('province');
  return Object.fromEntries(Object.entries(body).filter(([name]) => names.has(name)));
};

/** A typed address as the checkout takes it (API-29). */
export const checkoutAddress = (
  entry: AddressEntry,
  phone: PhoneFormat,
): NonNullable<Body<'placeOrder'>['address']> => {
  const { address, ...rest } = addressBody(entry, phone);
  return { ...rest, street: address };
};
