import { ccToWire, memberPrice, type Limits } from '@caravan/cart-rules';
import type { Product } from '@caravan/contract';
import type { CountryDefinition } from '@caravan/country';
import { formatMoney, toWire } from '@caravan/money';
import { unusedLimits, type UsedLimits } from '../limits/index.ts';
import { ratingOf } from './rating.ts';
import type { ProductRow } from './product-row.ts';
import type { Shopper } from './shopper.ts';

/** Widths in which a product's first picture exists: thumbnail, card, page (px); the others are not shown in cards. */
export type PictureWidth = 90 | 400 | 800;

/** Address of a product's picture; it holds the country's code (CTRY-4). Beside it lies the same as AVIF. */
export const productPicture = (country: string, picture: string, width: PictureWidth): string =>
  `/media/${country}/products/${picture}-${width}.webp`;

/** Address of a category’s tile, which lies among the products’. */
export const categoryPicture = (country: string, picture: string): string =>
  `/media/${country}/products/${picture}-400.webp`;

/** Purchase limits of a product with what the member's orders have used of them (LIM-1). */
export const limitsOf = (
  row: Pick<ProductRow, 'once_limit' | 'daily_limit' | 'monthly_limit'>,
  used: UsedLimits = unusedLimits,
): Limits => ({
  once: { limit: row.once_limit, used: 0 },
  daily: { limit: row.daily_limit, used: used.daily },
  monthly: { limit: row.monthly_limit, used: used.monthly },
});

/** A product as the wire shows it to a shopper (Shapes: Product). */
export const productView = (
  row: ProductRow,
  { val, currency, rules }: CountryDefinition,
  shopper: Shopper,
  used: UsedLimits | undefined,
): Product => {
  const rating = ratingOf(row.ratings);
  const own = memberPrice(rules, row.price, shopper.level, row.discountable);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    productCode: row.code,
    category: row.category,
    currency: currency.code,
    price: toWire(row.price, currency),
    ...(own === null ? {} : { memberPrice: toWire(own, currency) }),
    strGrossCost: formatMoney(row.price, currency),
    cc: ccToWire(row.cc),
    amount: row.stock + (used?.held ?? 0),
    quantity: row.quantity,
    disabled: row.disabled,
    discountable: row.discountable,
    photo: productPicture(val, row.picture, 90),
    img: productPicture(val, row.picture, 400),
    background: row.background,
    isPopular: row.popular,
    hasPromotion: row.promotion,
    ...(row.old_price === null ? {} : { oldPrice: toWire(row.old_price, currency) }),
    limits: limitsOf(row, used),
    ...(rating && { rating }),
  };
};
