import { ccToWire } from '@caravan/cart-rules';
import type { CartLine } from '@caravan/contract';
import type { CountryDefinition } from '@caravan/country';
import type { Language } from '@caravan/i18n';
import { toWire } from '@caravan/money';
import { nameIn } from '../../words/name-in.ts';
import { productPicture } from '../catalogue/index.ts';

/** What is given, and of which product as it is today. */
export interface GivenLine {
  readonly code: string;
  readonly product_id: number;
  readonly slug: string | null;
  readonly names: Readonly<Record<string, string>>;
  readonly picture: string;
  readonly quantity: number;
  readonly stock: number;
}

const noLimit = { limit: null, used: 0 };

/** A gift on the wire: one unit that costs nothing and has no limits (LIM-6). */
export const giftLine = (line: GivenLine, country: CountryDefinition, language: Language): CartLine => ({
  code: line.code,
  productId: line.product_id,
  slug: line.slug ?? '',
  productName: nameIn(line.names, language, country) ?? line.code,
  photo: productPicture(country.val, line.picture, 90),
  unitPrice: toWire(0, country.currency),
  unitCc: ccToWire(0),
  quantity: line.quantity,
  totalPrice: toWire(0, country.currency),
  totalCc: ccToWire(0),
  limits: { once: noLimit, daily: noLimit, monthly: noLimit },
  remainingStock: line.stock,
  available: true,
  discountable: false,
  gift: true,
});
