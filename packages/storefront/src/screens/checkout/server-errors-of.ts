import type { ApiError } from '@caravan/api-client';
import { addressForm, type CountryDefinition } from '@caravan/country';
import type { FormErrors } from '../../shared/form/use-form-errors.ts';

/** Where the server's field names are on the page, but for those of the address. */
const ids: Readonly<Record<string, string>> = {
  addressId: 'address-choice',
  address: 'address-choice',
  delivery: 'delivery-choice',
  payment: 'payment-choice',
  coupon: 'coupon-code',
  pickupNameSurname: 'pickup-name',
  pickupPhone: 'pickup-phone',
};

/** The server's messages by the id of the field that they belong to; what belongs to none is said in a toast only. */
export const serverErrorsOf = (
  { fields }: ApiError,
  country: Pick<CountryDefinition, 'agreements' | 'addressChanges'>,
): FormErrors => {
  const names = new Set(addressForm(country).map(({ name }) => name));
  const idsOf = (name: string): readonly (string | undefined)[] =>
    name === 'agreements'
      ? country.agreements.map(({ slug }) => `agreement-${slug}`)
      : [names.has(name) ? `address-${name}` : ids[name]];
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, [message]]) =>
      idsOf(name).flatMap((id) => (id === undefined || message === undefined ? [] : [[id, message]])),
    ),
  );
};
