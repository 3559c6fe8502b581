import { addressForm, type AddressField, type CountryDefinition } from '@caravan/country';
import { missingOf } from '../../features/addresses/address-entry.ts';
import type { CheckoutData } from './checkout-data.ts';
import { chosenAddress, type CheckoutForm } from './checkout-form.ts';

/** What is effectively chosen among the offers of this place. */
export interface Chosen {
  readonly delivery: { readonly slug: string; readonly kind: 'courier' | 'pickup' } | null;
  readonly payment: string | null;
}

/** The form, and what is effectively chosen with it. */
export interface ChosenForm {
  readonly form: CheckoutForm;
  readonly chosen: Chosen;
}

/** The fields of the address that are asked for: all of a new one, what a saved one lacks, none for a pickup. */
export const askedFields = (
  form: CheckoutForm,
  { addresses }: Pick<CheckoutData, 'addresses'>,
  { delivery }: Pick<Chosen, 'delivery'>,
  country: Pick<CountryDefinition, 'phone' | 'addressChanges'>,
): readonly AddressField[] => {
  if (delivery?.kind === 'pickup') return [];
  const saved = chosenAddress(form, addresses);
  return saved ? missingOf(country, saved) : addressForm(country);
};
