import {
  ccToWire,
  chooseGift,
  goodsOf,
  reviewCart,
  type CartMessage,
  type CartReview,
} from '@caravan/cart-rules';
import type { Cart, CartLine, ShortCart } from '@caravan/contract';
import type { CountryDefinition } from '@caravan/country';
import type { Language } from '@caravan/i18n';
import { formatMoney, toWire } from '@caravan/money';
import type { I18n } from '@lingui/core';
import type { CartNotice } from '../../db/schema/cart.ts';
import { productPicture } from '../catalogue/index.ts';
import { giftLine } from '../gifts/index.ts';
import type { Shopper } from '../catalogue/index.ts';
import type { CartContents, CartLineFacts } from './cart-lines.ts';
import { refusalWords } from './refusal-words.ts';

type Message = Cart['messages'][number];

const lineView = (
  line: CartLineFacts,
  { val, currency }: CountryDefinition,
  blocked: ReadonlySet<string>,
): CartLine => ({
  code: line.code,
  productId: line.productId,
  slug: line.slug,
  productName: line.name,
  photo: productPicture(val, line.picture, 90),
  unitPrice: toWire(line.unitPrice, currency),
  unitCc: ccToWire(line.unitCc),
  quantity: line.quantity,
  totalPrice: toWire(line.unitPrice * line.quantity, currency),
  totalCc: ccToWire(line.unitCc * line.quantity),
  limits: line.limits,
  remainingStock: line.stock,
  available: !blocked.has(line.code),
  discountable: line.discountable,
  ...(line.priceWhenAdded === undefined || line.priceWhenAdded === line.unitPrice
    ? {}
    : { priceChangedFrom: toWire(line.priceWhenAdded, currency) }),
});

/** Amounts of a review as the wire writes them (Shapes: Totals). */
export const totalsView = (
  { totals }: Pick<CartReview, 'totals'>,
  { currency }: CountryDefinition,
): Cart['totals'] => ({
  subTotal: toWire(totals.subTotal, currency),
  discount: toWire(totals.discount, currency),
  discountPercent: totals.discountBp / 100,
  totalWithoutDiscount: toWire(totals.totalWithoutDiscount, currency),
  deliveryFee: totals.deliveryFee === null ? null : toWire(totals.deliveryFee, currency),
  additionalTax: toWire(totals.additionalTax, currency),
  totalCc: ccToWire(totals.totalCc),
  total: toWire(totals.total, currency),
});

/** Why less than everything came along at login. */
const reasons: Readonly<Record<CartNotice['code'], string>> = {
  out_of_stock: 'server.cart.reason.stock',
  disabled: 'server.cart.disabled',
  once_limit: 'server.cart.reason.once',
  daily_limit: 'server.cart.reason.daily',
  monthly_limit: 'server.cart.reason.monthly',
  cart_full: 'server.cart.full',
};

/** Says what the review and the merge at login found, in the caller's language. */
const speaker = (lines: readonly CartLineFacts[], { currency }: CountryDefinition, words: I18n) => {
  const nameOf = (code: string): string => lines.find((line) => line.code === code)?.name ?? code;
  const told = (message: Exclude<CartMessage, { code: 'below_minimum' }>): string => {
    if (message.code === 'price_changed') {
      const values = { from: formatMoney(message.from, currency), to: formatMoney(message.to, currency) };
      return words._('server.cart.priceChanged', values);
    }
    if (!('available' in message)) {
      const code = message.code === 'disabled' ? 'disabled' : 'out_of_stock';
      return refusalWords({ code, available: 0 }, words);
    }
    return refusalWords(message, words);
  };
  return {
    message(message: CartMessage): Message {
      if (message.code === 'below_minimum') {
        const values = {
          missing: formatMoney(message.missing, currency),
          minimum: formatMoney(message.minimum, currency),
        };
        return { code: message.code, text: words._('cart.below-minimum', values) };
      }
      const { code, productCode } = message;
      return {
        code,
        text: words._('server.cart.line', { name: nameOf(productCode), text: told(message) }),
        productCode,
      };
    },
    notice({ code, productCode, available, limit }: CartNotice): Message {
      const text = words._(reasons[code], { available, limit: limit ?? 0, most: limit ?? 0 });
      return {
        code: 'reduced',
        text: words._('server.cart.reduced', { name: nameOf(productCode), available, text }),
        productCode,
      };
    },
  };
};

/** Who looks at a cart, and in which region of a country that has them. */
export interface CartReader {
  readonly shopper: Shopper;
  readonly store: number | null;
  readonly language: Language;
}

/** A cart judged and written for the wire (Shapes: Cart). What the merge at login left out is told first. */
export const cartView = (
  contents: CartContents,
  { shopper, store, language }: CartReader,
  country: CountryDefinition,
  words: I18n,
): Cart => {
  const { cart, lines, gifts } = contents;
  const review = reviewCart(country.rules, lines, { level: shopper.level }, {}, store);
  const blocked = new Set(review.blocked);
  const say = speaker(lines, country, words);
  const { minimum, freeDelivery } = review;
  const goods = goodsOf(review.totals);
  const gift = gifts?.find(({ code }) => code === chooseGift(country.rules, goods, gifts, lines));
  const giftGone = gifts !== null && gifts.length > 0 && review.gift?.met === true && !gift;
  return {
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    currency: country.currency.code,
    items: [
      ...lines.map((line) => lineView(line, country, blocked)),
      ...(gift ? [giftLine({ ...gift, quantity: 1 }, country, language)] : []),
    ],
    totals: totalsView(review, country),
    minimum: minimum && {
      amount: toWire(minimum.amount, country.currency),
      missing: toWire(minimum.missing, country.currency),
      met: minimum.met,
    },
    freeDelivery: freeDelivery && {
      ...(freeDelivery.missing === undefined
        ? {}
        : { missing: toWire(freeDelivery.missing, country.currency) }),
      ...(freeDelivery.missingCc === undefined ? {} : { missingCc: ccToWire(freeDelivery.missingCc) }),
      met: freeDelivery.met,
    },
    ...(gifts && { giftAvailable: gift !== undefined || gifts.some(({ stock }) => stock > 0) }),
    canOrder: review.canOrder,
    messages: [
      ...(cart?.notices ?? []).map(say.notice),
      ...review.messages.map(say.message),
      ...(giftGone ? [{ code: 'gift_gone', text: words._('server.cart.giftGone') }] : []),
    ],
  };
};

/** The cart as the header's small list needs it (API-23). */
export const shortCartView = ({ lines }: CartContents, { val, currency }: CountryDefinition): ShortCart => ({
  totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  items: lines.map(({ code, name, quantity, unitPrice, picture, slug, productId }) => ({
    code,
    productName: name,
    quantity,
    unitPrice: toWire(unitPrice, currency),
    strGrossCost: formatMoney(unitPrice * quantity, currency),
    photo: productPicture(val, picture, 90),
    slug,
    productId,
  })),
  subTotal: toWire(
    lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0),
    currency,
  ),
  currency: currency.code,
});
