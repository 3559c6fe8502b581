import type { ApiError } from '@caravan/api-client';
import type { Agreement } from '@caravan/country';
import { addressFields } from '../../features/addresses/address-entry.ts';

/** Where the server's field names are on the page. */
const ids: Readonly<Record<string, string>> = {
  ...Object.fromEntries(addressFields.map((field) => [field, `address-${field}`])),
  addressId: 'address-choice',
  address: 'address-choice',
  delivery: 'delivery-choice',
  payment: 'payment-choice',
  coupon: 'coupon-code',
  pickupNameSurname: 'pickup-name',
  pickupPhone: 'pickup-phone',
};

/** The server's messages by the id of the field that they belong to; what belongs to none is said in a toast only. */
export const fieldFaultsOf = (
  { fields }: ApiError,
  agreements: readonly Agreement[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, [message]]) => {
      const targets = name === 'agreements' ? agreements.map(({ slug }) => `agreement-${slug}`) : [ids[name]];
      return targets.flatMap((id) => (id === undefined || message === undefined ? [] : [[id, message]]));
    }),
  );
