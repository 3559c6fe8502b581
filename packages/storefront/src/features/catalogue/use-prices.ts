import { shopperPrice } from '@caravan/cart-rules';
import type { Product } from '@caravan/contract';
import { fromWire } from '@caravan/money';
import { useFormat } from '../../shared/format/use-format.ts';
import { useMember } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';

export type Priced = Pick<Product, 'price' | 'oldPrice' | 'discountable'>;

export interface Prices {
  /** What this shopper pays for one. */
  readonly amount: string;
  /** What is struck through beside it; null where there is nothing to compare with. */
  readonly before: string | null;
  /** Whether the shopper's level lowers the price. */
  readonly own: boolean;
  /** What a promotion takes off the struck price, in whole percent; null without one. */
  readonly percent: number | null;
}

/** The one price to show this shopper, with what it is compared with (SHOP-7, SHOP-14). */
export const usePrices = ({ price, oldPrice, discountable }: Priced): Prices => {
  const format = useFormat();
  const {
    country: { currency, rules },
  } = useShop();
  const level = useMember()?.level ?? null;
  const retail = fromWire(price, currency);
  if (retail === null) return { amount: format.price(price), before: null, own: false, percent: null };
  const offer = { price: retail, oldPrice: fromWire(oldPrice ?? '', currency), discountable };
  const { amount, struck, own, percent } = shopperPrice(rules, offer, level);
  return {
    amount: format.price(amount),
    before: struck === null ? null : format.price(struck),
    own,
    percent,
  };
};
