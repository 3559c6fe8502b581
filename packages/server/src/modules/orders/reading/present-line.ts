import { ccToWire, judgeQuantity } from '@caravan/cart-rules';
import type { CartLine, OrderStatus } from '@caravan/contract';
import type { CountryDefinition } from '@caravan/country';
import type { Language } from '@caravan/i18n';
import { toWire } from '@caravan/money';
import { nameIn } from '../../../words/name-in.ts';
import { limitsOf, productPicture } from '../../catalogue/index.ts';
import { giftLine } from '../../gifts/index.ts';
import type { UsedLimits } from '../../limits/index.ts';
import type { ShownLine } from './read-repository.ts';
import { toRuleLine } from '../rule-line.ts';

/** A line of an order on the wire: names and prices as ordered; a draft's availability is that of today. */
export const presentLine = (
  line: ShownLine,
  country: CountryDefinition,
  language: Language,
  status: OrderStatus,
  used: UsedLimits | undefined,
): CartLine => {
  const price = { unitPrice: line.unit_price, unitCc: line.unit_cc, discountable: line.discountable };
  const notSent = line.unsent > 0 && { notSent: line.unsent };
  if (line.gift) return { ...giftLine(line, country, language), ...notSent };
  const rule = toRuleLine(line, price, used);
  const own = status === 'awaiting_payment' ? line.quantity : (used?.held ?? 0);
  return {
    code: line.code,
    productId: line.product_id,
    slug: line.slug ?? '',
    productName: nameIn(line.names, language, country) ?? line.code,
    photo: productPicture(country.val, line.picture, 90),
    unitPrice: toWire(line.unit_price, country.currency),
    unitCc: ccToWire(line.unit_cc),
    quantity: line.quantity,
    totalPrice: toWire(line.unit_price * line.quantity, country.currency),
    totalCc: ccToWire(line.unit_cc * line.quantity),
    limits: limitsOf(line, used),
    remainingStock: line.stock + own,
    available: status !== 'draft' || judgeQuantity(rule, line.quantity, true) === null,
    discountable: line.discountable,
    ...notSent,
  };
};
