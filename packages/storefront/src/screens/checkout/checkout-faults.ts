import { readPhone, type CountryDefinition } from '@caravan/country';
import { addressFields, missingFields, type AddressField } from '../../features/addresses/address-entry.ts';
import { addressFaults, type AddressFault } from '../../features/addresses/address-faults.ts';
import { findCoupon, type CouponFault } from '../../features/checkout/find-coupon.ts';
import type { CheckoutData } from './checkout-data.ts';
import { chosenAddress, type CheckoutForm } from './checkout-form.ts';

/** What is wrong: with a field, or a choice or consent that is missing. */
export type CheckoutFault = AddressFault | 'choose-delivery' | 'choose-payment' | 'accept' | CouponFault;

/** A fault and the id of the field that has it. */
export interface FieldFault {
  readonly id: string;
  readonly fault: CheckoutFault;
}

/** What is effectively chosen among the offers of this place. */
export interface Chosen {
  readonly delivery: { readonly slug: string; readonly kind: 'courier' | 'pickup' } | null;
  readonly payment: string | null;
}

/** The fields of the address that are asked for: all of a new one, what a saved one lacks, none for a pickup. */
export const askedFields = (
  form: CheckoutForm,
  { addresses }: Pick<CheckoutData, 'addresses'>,
  { delivery }: Pick<Chosen, 'delivery'>,
): readonly AddressField[] => {
  if (delivery?.kind === 'pickup') return [];
  const saved = chosenAddress(form, addresses);
  return saved ? missingFields(saved) : addressFields;
};

/** Everything that is still wrong, from top to bottom of the page. */
export const checkoutFaults = (
  form: CheckoutForm,
  data: Pick<CheckoutData, 'addresses' | 'coupons'>,
  chosen: Chosen,
  { phone, agreements }: Pick<CountryDefinition, 'phone' | 'agreements'>,
): FieldFault[] => {
  const faults: FieldFault[] = [];
  const add = (wrong: boolean, id: string, fault: CheckoutFault) => {
    if (wrong) faults.push({ id, fault });
  };
  for (const { field, fault } of addressFaults(form.entry, askedFields(form, data, chosen), phone))
    add(true, `address-${field}`, fault);
  add(chosen.delivery === null, 'delivery-choice', 'choose-delivery');
  if (chosen.delivery?.kind === 'pickup') {
    add(form.collector.name.trim() === '', 'pickup-name', 'required');
    const none = form.collector.phone.trim() === '';
    add(none || readPhone(form.collector.phone, phone) === null, 'pickup-phone', none ? 'required' : 'phone');
  }
  add(chosen.payment === null, 'payment-choice', 'choose-payment');
  const { fault } = findCoupon(form, data.coupons ?? []);
  if (data.coupons !== null && fault !== null) add(true, 'coupon-code', fault);
  for (const { slug } of agreements) add(!form.agreements.includes(slug), `agreement-${slug}`, 'accept');
  return faults;
};
