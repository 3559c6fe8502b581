import { memberPrice } from '@caravan/cart-rules';
import type { Product } from '@caravan/contract';
import { fromWire } from '@caravan/money';
import { useFormat } from '../../shared/format/use-format.ts';
import { useMember } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';

export type Priced = Pick<Product, 'price' | 'oldPrice' | 'discountable'>;

export interface Prices {
  /** What this buyer pays for one. */
  readonly amount: string;
  /** `own`: the member's price, `before` is the retail price. `retail`: `before` is what it was before the promotion. */
  readonly kind: 'own' | 'retail';
  readonly before: string | null;
}

/** The prices to show this buyer (SHOP-7): a member's own beside the retail price, else the promotion's beside the old one. */
export const usePrices = ({ price, oldPrice, discountable }: Priced): Prices => {
  const format = useFormat();
  const { country } = useShop();
  const level = useMember()?.level ?? null;
  const retail = fromWire(price, country.currency);
  const own = retail === null ? null : memberPrice(country.rules, retail, level, discountable);
  if (own !== null) return { kind: 'own', amount: format.price(own), before: format.price(price) };
  const before = oldPrice === undefined ? null : format.price(oldPrice);
  return { kind: 'retail', amount: format.price(price), before };
};
