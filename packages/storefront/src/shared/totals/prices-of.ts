import { shopperPrice, type Level } from '@caravan/cart-rules';
import type { Product } from '@caravan/contract';
import type { CountryDefinition } from '@caravan/country';
import type { Minor } from '@caravan/money';
import { minorOf } from '../format/amounts-from-wire.ts';

/** What one unit of a product costs a buyer of this level (null: a visitor), and at the retail price; smallest units (SHOP-14). */
export const pricesOf = (
  { price, discountable }: Pick<Product, 'price' | 'discountable'>,
  { rules, currency }: CountryDefinition,
  level: Level | null,
): { readonly own: Minor; readonly retail: Minor } => {
  const retail = minorOf(price, currency);
  const { amount } = shopperPrice(rules, { price: retail, oldPrice: null, discountable }, level);
  return { own: amount, retail };
};
