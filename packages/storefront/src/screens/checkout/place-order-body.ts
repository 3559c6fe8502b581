import type { Body } from '@caravan/contract';
import type { CountryDefinition } from '@caravan/country';
import { checkoutAddress } from '../../features/addresses/address-body.ts';
import { sentPhone } from '../../shared/form/phone-fitting.ts';
import type { CheckoutForm } from './checkout-form.ts';

/** A form in which nothing is wrong any more. */
export interface Placing {
  readonly form: CheckoutForm;
  readonly delivery: { readonly slug: string; readonly kind: 'courier' | 'pickup' };
  readonly payment: string;
  /** Code of the coupon to be used; null for none. */
  readonly coupon: string | null;
  /** Id of a saved address; null for one that is only typed. */
  readonly addressId: number | null;
  /** What the buyer is shown to pay, on the wire: another sum is not placed (F04). */
  readonly total: string;
}

/** The choices as the server takes them (API-29): an address for a courier, who collects for a pickup, never both. */
export const placeOrderBody = (
  { form, delivery, payment, coupon, addressId, total }: Placing,
  country: Pick<CountryDefinition, 'phone' | 'addressChanges'>,
): Body<'placeOrder'> => ({
  delivery: delivery.slug,
  payment,
  total,
  comment: form.comment.trim(),
  ...(delivery.kind === 'pickup'
    ? {
        pickupNameSurname: form.collector.name.trim(),
        pickupPhone: sentPhone(form.collector.phone, country.phone),
      }
    : addressId === null
      ? { address: checkoutAddress(form.entry, country) }
      : { addressId }),
  ...(coupon !== null && { coupon }),
  ...(form.agreements.length > 0 && { agreements: [...form.agreements] }),
});
