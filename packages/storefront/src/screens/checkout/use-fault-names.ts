import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { useLingui } from '@lingui/react';
import { usePlaceNames } from '../../features/addresses/use-place-names.ts';

/** The fields whose fault does not say by itself which field it is of. */
const names: Readonly<Record<string, MessageDescriptor>> = {
  'address-recipientName': msg({ id: 'address.recipient' }),
  'address-city': msg({ id: 'address.city' }),
  'address-street': msg({ id: 'address.street' }),
  'address-phone': msg({ id: 'address.phone' }),
  'address-email': msg({ id: 'address.email' }),
  'pickup-name': msg({ id: 'checkout.pickup-name' }),
  'pickup-phone': msg({ id: 'checkout.pickup-phone' }),
  'agreement-pre-information': msg({ id: 'checkout.pre-information' }),
  'agreement-distance-sales': msg({ id: 'checkout.distance-sales' }),
};

/** A fault as the summary says it: with the name of its field. */
export const useFaultNames = (): ((id: string, fault: string | undefined) => string) => {
  const { _ } = useLingui();
  const { province, district } = usePlaceNames();
  const places = new Map([
    ['address-province', province],
    ['address-district', district],
  ]);
  return (id, fault = '') => {
    const name = places.get(id) ?? (names[id] && _(names[id].id));
    return name ? _('checkout.fault', { name, fault }) : fault;
  };
};
