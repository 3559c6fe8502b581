import type { RuleLine } from '@caravan/cart-rules';
import type { CountryContext } from '../../context.ts';
import type { Shopper } from '../catalogue/index.ts';
import { readGiftProducts, withHeld, type GiftProduct } from '../gifts/index.ts';
import { limitsUsed, type UsedLimits } from '../limits/index.ts';
import { availabilityOf } from './availability.ts';
import { ownerOf } from './cart.ts';
import type { CartLineRow, CartRow } from './cart-row.ts';
import { createCartRepository } from './repository.ts';

/** A line of a cart for the rules and for the screen. */
export interface CartLineFacts extends RuleLine {
  readonly productId: number;
  readonly name: string;
  readonly slug: string;
  readonly picture: string;
  /** The units that a member's unpaid order holds count as stock. */
  readonly stock: number;
}

/** A cart with its lines, judged by nobody yet; null fields for a shopper without one. */
export interface CartContents {
  readonly cart: CartRow | null;
  readonly lines: readonly CartLineFacts[];
  /** What the operator may give with it, units that the member's unpaid order holds counted; null where nothing is given. */
  readonly gifts: readonly GiftProduct[] | null;
}

const factsOf = (row: CartLineRow, used: UsedLimits | undefined): CartLineFacts => ({
  ...availabilityOf(row, used),
  productId: row.id,
  code: row.code,
  name: row.name,
  slug: row.slug,
  picture: row.picture,
  quantity: row.quantity,
  unitPrice: row.price,
  unitCc: row.cc,
  discountable: row.discountable,
  priceWhenAdded: row.price_when_added,
});

/** Reads a shopper's cart: one statement, one more for a member's limits, one for gifts where there are any. */
export const createReadCart = (context: Pick<CountryContext, 'country' | 'database' | 'clock'>) => {
  const repository = createCartRepository(context);
  return async (shopper: Shopper, language: string): Promise<CartContents> => {
    const owner = ownerOf(shopper);
    const found = owner && (await repository.read(owner, language, shopper.store));
    if (!found) return { cart: null, lines: [], gifts: null };
    const given = await readGiftProducts(context, shopper.store, language);
    const ids = [...found.lines.map(({ id }) => id), ...given.map(({ product_id }) => product_id)];
    const used =
      shopper.memberId === null || ids.length === 0
        ? undefined
        : await limitsUsed(context, shopper.memberId, ids, shopper.store, context.clock.now());
    return {
      cart: found.cart,
      lines: found.lines.map((row) => factsOf(row, used?.get(row.id))),
      gifts: context.country.rules.gifts?.freeGift ? withHeld(given, used) : null,
    };
  };
};
