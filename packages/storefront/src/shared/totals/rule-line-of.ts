import { ccFromWire, type RuleLine } from '@caravan/cart-rules';
import type { CartLine } from '@caravan/contract';
import { fromWire, type Currency } from '@caravan/money';

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

/** An amount from the wire in the smallest unit. Throws when it is none of this currency. */
export const minorOf = (amount: string, currency: Currency): number => {
  const minor = fromWire(amount, currency);
  if (minor === null) throw new RangeError(`Not an amount: ${amount}`);
  return minor;
};

/** Case credits from the wire in thousandths. Throws when they are none. */
export const milliOf = (credits: string): number => {
  const milli = ccFromWire(credits);
  if (milli === null) throw new RangeError(`Not case credits: ${credits}`);
  return milli;
};
