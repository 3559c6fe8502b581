import type { Address } from '@caravan/contract';

/** An address as it is typed: places by id, everything as text. */
export interface AddressEntry {
  readonly recipientName: string;
  readonly province: string;
  readonly district: string;
  readonly city: string;
  readonly street: string;
  readonly phone: string;
  readonly email: string;
}

export type AddressField = keyof AddressEntry;

/** Fields in the order of the form. */
export const addressFields = [
  'recipientName',
  'province',
  'district',
  'city',
  'street',
  'phone',
  'email',
] as const satisfies readonly AddressField[];

export const emptyAddress: AddressEntry = {
  recipientName: '',
  province: '',
  district: '',
  city: '',
  street: '',
  phone: '',
  email: '',
};

/** A saved address in the form's terms; what it lacks is empty. */
export const entryOf = (address: Address): AddressEntry => ({
  recipientName: address.recipientName,
  province: address.province ? String(address.province.id) : '',
  district: address.district ? String(address.district.id) : '',
  city: address.city,
  street: address.address ?? '',
  phone: address.phone,
  email: address.email,
});

/** The fields that a saved address still lacks: exactly these are asked for before it can be used (CHK-3). */
export const missingFields = (address: Address): AddressField[] => {
  const entry = entryOf(address);
  return addressFields.filter((field) => entry[field].trim() === '');
};
