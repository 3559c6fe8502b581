import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { useLingui } from '@lingui/react';
import { useShop } from '../../shared/shop.tsx';
import type { CheckoutFault } from './checkout-faults.ts';

const words: Readonly<Record<CheckoutFault, MessageDescriptor>> = {
  required: msg({ id: 'field.required' }),
  choose: msg({ id: 'field.choose' }),
  phone: msg({ id: 'field.phone' }),
  email: msg({ id: 'field.email' }),
  'choose-delivery': msg({ id: 'checkout.choose-delivery' }),
  'choose-payment': msg({ id: 'checkout.choose-payment' }),
  'coupon-unknown': msg({ id: 'checkout.coupon-unknown' }),
  'coupon-used': msg({ id: 'checkout.coupon-used' }),
  'coupon-expired': msg({ id: 'checkout.coupon-expired' }),
  'coupon-taken-back': msg({ id: 'checkout.coupon-taken-back' }),
  accept: msg({ id: 'checkout.accept' }),
};

/** Says what is wrong, the same words beside the field and in the summary. */
export const useFaultTexts = (): ((fault: CheckoutFault) => string) => {
  const { _ } = useLingui();
  const { callingCode, example } = useShop().country.phone;
  return (fault) => _(words[fault].id, { example: `+${callingCode} ${example}` });
};
