import { currencies } from '@caravan/money';

/** Amounts below are cents. Prices are in dollars, as the market quotes imported goods. */
export const currency = currencies.USD;

/** Iraq levies no VAT (DLV-5). */
export const vatBp = 0;
