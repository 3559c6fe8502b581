import { currencies } from '@caravan/money';

/** Amounts below are kuruş, the hundredth of a lira. */
export const currency = currencies.TRY;

/** Held in every price. */
export const vatBp = 2000;
