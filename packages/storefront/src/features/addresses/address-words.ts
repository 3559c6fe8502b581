import type { Address } from '@caravan/contract';
import { addressForm, isAdded, type CountryDefinition } from '@caravan/country';

type Said = Pick<Address, 'province' | 'district' | 'city' | 'address' | 'added'>;

/** Where it goes, in one line, widest place first; what the country adds follows under its names. */
export const addressLine = (
  { province, district, city, address, added = {} }: Said,
  country: Pick<CountryDefinition, 'addressChanges'>,
  labelOf: (field: ReturnType<typeof addressForm>[number]) => string,
): string => {
  const own = addressForm(country)
    .filter(({ name }) => isAdded(name) && added[name])
    .map((field) => `${labelOf(field)}: ${added[field.name]}`);
  const parts = [province?.name, district?.name, city, address, ...own].map((part) => part?.trim() ?? '');
  return parts.filter((part, place) => part !== '' && parts.indexOf(part) === place).join(', ');
};
