import { addressForm, fieldWords, isAdded, type CountryDefinition } from '@caravan/country';
import type { Language } from '@caravan/i18n';
import type { OrderRow } from '../order-row.ts';

/** A field of an address that only this country asks for, as it is shown. */
export interface AddedFact {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/**
 * What the country's form added to an order's address, in the form's order; what it asks for no longer comes after, under its
 * plain name.
 */
export const addedFacts = (
  { address_added }: Pick<OrderRow, 'address_added'>,
  country: CountryDefinition,
  language: Language,
): AddedFact[] => {
  const known = addressForm(country).filter(({ name }) => isAdded(name));
  const names = new Set([...known.map(({ name }) => name), ...Object.keys(address_added)]);
  return [...names].flatMap((name) => {
    const value = address_added[name];
    const label = known.find((field) => field.name === name)?.label ?? name;
    return value === undefined
      ? []
      : [{ name, label: fieldWords(label, language, country, (id) => id), value }];
  });
};
