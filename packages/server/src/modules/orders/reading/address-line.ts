import { joinPlace, type CountryDefinition } from '@caravan/country';
import type { Language } from '@caravan/i18n';
import { nameIn } from '../../../words/name-in.ts';
import type { ShownOrder } from './read-repository.ts';

/** Where an order goes, in one line that names a city once (ORD-3); empty where it is collected. */
export const addressLine = (
  {
    street,
    city,
    province_names: province,
    district_names: district,
  }: Pick<ShownOrder, 'street' | 'city' | 'province_names' | 'district_names'>,
  country: CountryDefinition,
  language: Language,
): string =>
  joinPlace(
    [nameIn(province, language, country), nameIn(district, language, country)],
    [street, city].filter(Boolean).join(', '),
  );
