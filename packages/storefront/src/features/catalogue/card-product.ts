import type { Product } from '@caravan/contract';

/** What a card shows of a product. */
export type CardProduct = Omit<
  Product,
  'category' | 'currency' | 'memberPrice' | 'strGrossCost' | 'photo' | 'hasPromotion'
>;

/** Leaves out what no card shows: a loader's answer travels in the page. */
export const cardProduct = ({
  category: _category,
  currency: _currency,
  memberPrice: _memberPrice,
  strGrossCost: _strGrossCost,
  photo: _photo,
  hasPromotion: _hasPromotion,
  ...shown
}: Product): CardProduct => shown;
