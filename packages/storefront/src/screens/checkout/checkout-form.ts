import type { Address } from '@caravan/contract';
import type { CountryDefinition } from '@caravan/country';
import { newAddress } from '../../features/addresses/address-choice.tsx';
import { entryOf, missingOf, type AddressEntry } from '../../features/addresses/address-entry.ts';
import type { Collector } from '../../features/checkout/delivery-section.tsx';
import { groupPhone } from '../../shared/form/phone-fitting.ts';
import { without } from '../../shared/without.ts';
import type { CheckoutData } from './checkout-data.ts';

type Country = Pick<CountryDefinition, 'phone' | 'addressChanges'>;

/** All that is typed and chosen at the checkout. */
export interface CheckoutForm {
  /** Id of a saved address as text, or `new`. */
  readonly address: string;
  /** The new address, or the chosen one with what is being completed. */
  readonly entry: AddressEntry;
  /** What was typed under the addresses that are not chosen now, by the same ids. */
  readonly drafts: Readonly<Record<string, AddressEntry>>;
  /** A new address goes into the address book too. */
  readonly save: boolean;
  /** Slugs; empty while nothing was chosen by hand. */
  readonly delivery: string;
  readonly payment: string;
  /** Code of the coupon that was chosen, and what was typed instead; empty for none. */
  readonly coupon: string;
  readonly couponTyped: string;
  readonly collector: Collector;
  readonly comment: string;
  /** Slugs of the agreements that were accepted. */
  readonly agreements: readonly string[];
}

/**
 * The form as it is first seen: what was chosen last (CHK-10), else the newest complete address; a new one prefilled with who the
 * member is.
 */
export const firstForm = (
  { order, addresses, member, last }: CheckoutData,
  country: Country,
): CheckoutForm => {
  const newest =
    addresses.find(({ id }) => id === last?.addressId) ??
    addresses.find((address) => missingOf(country, address).length === 0) ??
    addresses[0];
  const name = member ? `${member.extraFields.name} ${member.extraFields.surname}`.trim() : '';
  const phone = groupPhone(member?.profile.phone ?? '', country.phone);
  return {
    address: newest ? String(newest.id) : newAddress,
    entry: newest
      ? entryOf(newest, country)
      : { recipientName: name, phone, email: member?.profile.email ?? '' },
    drafts: {},
    save: true,
    delivery: order.deliveryType ?? last?.delivery ?? '',
    payment: order.payment ?? last?.payment ?? '',
    coupon: order.couponCode ?? '',
    couponTyped: '',
    collector: last?.collector ?? { name, phone },
    comment: order.comment,
    agreements: [],
  };
};

/** The form with another address chosen; what was typed under the one before waits for its return. */
export const withAddress = (
  form: CheckoutForm,
  chosen: string,
  data: CheckoutData,
  country: Country,
): CheckoutForm => {
  const saved = data.addresses.find(({ id }) => String(id) === chosen);
  return {
    ...form,
    address: chosen,
    entry: saved
      ? completed(saved, form.drafts[chosen], country)
      : (form.drafts[chosen] ?? firstForm({ ...data, addresses: [] }, country).entry),
    drafts: { ...form.drafts, [form.address]: form.entry },
  };
};

/** The form once the saved address `id` reads `now`, or is gone: one that was chosen is followed, or another one is. */
export const withChangedAddress = (
  form: CheckoutForm,
  id: number,
  now: Address | null,
  data: CheckoutData,
  country: Country,
): CheckoutForm => {
  const drafts = without(form.drafts, String(id));
  if (form.address !== String(id)) return { ...form, drafts };
  if (now) return { ...form, drafts, entry: entryOf(now, country) };
  const others = data.addresses.filter((address) => address.id !== id);
  const { address, entry } = firstForm({ ...data, addresses: others }, country);
  return { ...form, drafts, address, entry };
};

/** The saved address that is chosen; undefined for a new one. */
export const chosenAddress = (form: CheckoutForm, addresses: readonly Address[]): Address | undefined =>
  addresses.find(({ id }) => String(id) === form.address);

/** A saved address with what was typed for its empty fields; where it says something itself, that stands. */
export const completed = (
  saved: Address,
  typed: AddressEntry | undefined,
  country: Country,
): AddressEntry => ({
  ...entryOf(saved, country),
  ...Object.fromEntries(missingOf(country, saved).map(({ name }) => [name, typed?.[name] ?? ''])),
});

/** A kept choice of an address that is gone meanwhile falls back to the first form's; a changed one is as it is now. */
export const withKnownAddress = (form: CheckoutForm, data: CheckoutData, country: Country): CheckoutForm => {
  if (form.address === newAddress) return form;
  const saved = chosenAddress(form, data.addresses);
  if (saved) return { ...form, entry: completed(saved, form.entry, country) };
  const { address, entry } = firstForm(data, country);
  return { ...form, address, entry };
};
