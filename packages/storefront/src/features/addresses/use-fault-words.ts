import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { useLingui } from '@lingui/react';
import { useShop } from '../../shared/shop.tsx';
import type { AddressFault } from './address-faults.ts';

const words: Readonly<Record<AddressFault, MessageDescriptor>> = {
  required: msg({ id: 'field.required' }),
  choose: msg({ id: 'field.choose' }),
  phone: msg({ id: 'field.phone' }),
  email: msg({ id: 'field.email' }),
};

/** Says what is wrong with a field, with an example of the country's phone numbers. */
export const useFaultWords = (): ((fault: AddressFault) => string) => {
  const { _ } = useLingui();
  const { callingCode, example } = useShop().country.phone;
  return (fault) => _(words[fault].id, { example: `+${callingCode} ${example}` });
};
