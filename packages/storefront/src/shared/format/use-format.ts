import { formatCaseCredit, formatDecimal } from '@caravan/i18n';
import { formatMoney, type Minor } from '@caravan/money';
import { useShop, type Shop } from '../shop.tsx';
import { milliOf, minorOf } from './amounts-from-wire.ts';

export interface Format {
  /** A price from the wire ("1234.50") or in the smallest unit. */
  readonly price: (amount: string | Minor) => string;
  /** Case credits from the wire ("0.250") or in thousandths. */
  readonly cc: (credits: string | number) => string;
  /** A percentage without its sign: `1,5`. */
  readonly percent: (value: number) => string;
  /** The average of stars: `4,0`. */
  readonly stars: (average: number) => string;
}

/** Prices and case credits as this country and language write them. Throws on an amount that is none. */
const formatOf = ({ country, language }: Pick<Shop, 'country' | 'language'>): Format => ({
  price: (amount) =>
    formatMoney(typeof amount === 'number' ? amount : minorOf(amount, country.currency), country.currency),
  cc: (credits) => formatCaseCredit(typeof credits === 'number' ? credits : milliOf(credits), language),
  percent: (value) => formatDecimal(value, language),
  stars: (average) => formatDecimal(average, language, 1),
});

/** The formats of this shop. */
export const useFormat = (): Format => formatOf(useShop());
