import type { Address } from '@caravan/contract';
import { addressForm, isAdded, joinPlace, type CountryDefinition } from '@caravan/country';

type Said = Pick<Address, 'province' | 'district' | 'city' | 'address' | 'added'>;

/** Where it goes, in one line, widest place first, each named once; what the country adds follows under its names. */
export const addressLine = (
  { province, district, city, address, added = {} }: Said,
  country: Pick<CountryDefinition, 'addressChanges'>,
  labelOf: (field: ReturnType<typeof addressForm>[number]) => string,
): string => {
  const own = addressForm(country)
    .filter(({ name }) => isAdded(name) && added[name])
    .map((field) => `${labelOf(field)}: ${added[field.name]}`);
  const where = joinPlace([province?.name, district?.name, city?.trim()], address?.trim());
  return [where, ...own].filter(Boolean).join(', ');
};
