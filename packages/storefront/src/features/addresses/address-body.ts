import type { Body } from '@caravan/contract';
import { addressForm, isAdded, type AddressField, type CountryDefinition } from '@caravan/country';
import { sentPhone } from '../../shared/form/phone-fitting.ts';
import type { AddressEntry } from './address-entry.ts';

type Country = Pick<CountryDefinition, 'phone' | 'addressChanges'>;

const sent = ({ kind, name, checks }: AddressField, entry: AddressEntry, { phone }: Country) => {
  const typed = (entry[name] ?? '').trim();
  if (kind === 'province' || kind === 'district') return Number(typed);
  return checks.some((check) => check.kind === 'phone') ? sentPhone(typed, phone) : typed;
};

const bodyOf = (
  entry: AddressEntry,
  asked: readonly AddressField[],
  country: Country,
): Body<'addAddress'> & NonNullable<Body<'placeOrder'>['address']> => {
  const values = (fields: readonly AddressField[]) =>
    Object.fromEntries(fields.map((field) => [field.name, sent(field, entry, country)]));
  const added = asked.filter(({ name }) => isAdded(name));
  return {
    ...values(asked.filter((field) => !added.includes(field))),
    ...(added.length > 0 && {
      added: Object.fromEntries(added.map(({ name }) => [name, (entry[name] ?? '').trim()])),
    }),
  };
};

/**
 * The asked fields of a typed address as the address book takes them (API-54), which calls the street `address`; a district
 * is told with its province.
 */
export const addressBody = (
  entry: AddressEntry,
  asked: readonly AddressField[],
  country: Country,
): Body<'addAddress'> => {
  const whole = addressForm(country);
  const names = new Set(asked.map(({ name }) => name));
  if (names.has('district')) names.add('province');
  const { street, ...rest } = bodyOf(
    entry,
    whole.filter(({ name }) => names.has(name)),
    country,
  );
  return street === undefined ? rest : { ...rest, address: street };
};

/** A typed address as the checkout takes it (API-29). */
export const checkoutAddress = (
  entry: AddressEntry,
  country: Country,
): NonNullable<Body<'placeOrder'>['address']> => bodyOf(entry, addressForm(country), country);
