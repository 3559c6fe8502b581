import { checkPlain, collectorForm } from '@caravan/country';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { useLingui } from '@lingui/react';
import { useAddressErrors } from '../../features/addresses/use-address-errors.ts';
import { collectorPrefix } from '../../features/checkout/collector-prefix.ts';
import { findCoupon, type CouponError } from '../../features/checkout/find-coupon.ts';
import type { FormErrors } from '../../shared/form/use-form-errors.ts';
import { useErrorWords } from '../../shared/form/use-error-words.ts';
import { useShop } from '../../shared/shop.tsx';
import type { CheckoutData } from './checkout-data.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { askedFields, type Chosen } from './chosen.ts';

const words: Readonly<
  Record<'choose-delivery' | 'choose-payment' | 'accept' | CouponError, MessageDescriptor>
> = {
  'choose-delivery': msg({ id: 'checkout.choose-delivery' }),
  'choose-payment': msg({ id: 'checkout.choose-payment' }),
  'coupon-unknown': msg({ id: 'checkout.coupon-unknown' }),
  'coupon-used': msg({ id: 'checkout.coupon-used' }),
  'coupon-expired': msg({ id: 'checkout.coupon-expired' }),
  'coupon-taken-back': msg({ id: 'checkout.coupon-taken-back' }),
  accept: msg({ id: 'checkout.accept' }),
};

const prefixed = (prefix: string, errors: FormErrors): FormErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [`${prefix}${name}`, error]));

/** Says everything that is still wrong at the checkout, by the id of its field, from top to bottom of the page. */
export const useCheckoutErrors = (
  data: Pick<CheckoutData, 'addresses' | 'coupons'>,
): ((form: CheckoutForm, chosen: Chosen) => FormErrors) => {
  const { _ } = useLingui();
  const { country } = useShop();
  const addressErrors = useAddressErrors();
  const say = useErrorWords();
  const collectorErrors = ({ collector }: CheckoutForm): FormErrors => {
    const result = checkPlain(collectorForm, { ...collector }, country.phone);
    if (result.ok) return {};
    return Object.fromEntries(
      Object.entries(result.errors).map(([name, error]) => [`${collectorPrefix}${name}`, say(error)]),
    );
  };
  return (form, chosen) => {
    const { error } = findCoupon(form, data.coupons ?? []);
    const missing = country.agreements.filter(({ slug }) => !form.agreements.includes(slug));
    return {
      ...prefixed('address-', addressErrors(form.entry, askedFields(form, data, chosen, country))),
      ...(chosen.delivery === null && { 'delivery-choice': _(words['choose-delivery'].id) }),
      ...(chosen.delivery?.kind === 'pickup' && collectorErrors(form)),
      ...(chosen.payment === null && { 'payment-choice': _(words['choose-payment'].id) }),
      ...(data.coupons !== null && error !== null && { 'coupon-code': _(words[error].id) }),
      ...Object.fromEntries(missing.map(({ slug }) => [`agreement-${slug}`, _(words.accept.id)])),
    };
  };
};
