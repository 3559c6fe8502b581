import type { ListedOrder } from '@caravan/contract';
import type { CountryDefinition } from '@caravan/country';
import type { Language } from '@caravan/i18n';
import { nameIn } from '../../../words/name-in.ts';
import { productPicture } from '../../catalogue/index.ts';
import type { ShownGoods } from './read-repository.ts';

/** The goods of an order in a list, on the wire. */
export const presentGoods = (
  { lines, units, first }: ShownGoods,
  country: CountryDefinition,
  language: Language,
): ListedOrder['goods'] => ({
  lines,
  units,
  first: (first ?? []).map(({ code, names, picture }) => ({
    productName: nameIn(names, language, country) ?? code,
    photo: productPicture(country.val, picture, 90),
  })),
});
