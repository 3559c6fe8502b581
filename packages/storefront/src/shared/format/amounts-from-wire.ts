import { ccFromWire } from '@caravan/cart-rules';
import { fromWire, type Currency } from '@caravan/money';

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
