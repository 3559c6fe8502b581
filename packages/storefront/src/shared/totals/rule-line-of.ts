import type { RuleLine } from '@caravan/cart-rules';
import type { CartLine } from '@caravan/contract';
import type { Currency } from '@caravan/money';
import { milliOf, minorOf } from '../format/amounts-from-wire.ts';

/** A line from the wire as the rules see it; the wire tells of a disabled product in words only. Throws on an amount that is none. */
export const ruleLineOf = (line: CartLine, currency: Currency, disabled = false): RuleLine => ({
  code: line.code,
  quantity: line.quantity,
  unitPrice: minorOf(line.unitPrice, currency),
  unitCc: milliOf(line.unitCc),
  stock: line.remainingStock,
  disabled,
  limits: line.limits,
  discountable: line.discountable,
  ...(line.priceChangedFrom !== undefined && { priceWhenAdded: minorOf(line.priceChangedFrom, currency) }),
  ...(line.gift !== undefined && { gift: line.gift }),
});
