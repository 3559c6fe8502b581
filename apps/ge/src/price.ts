import { currencies } from '@caravan/money';

/** Amounts below are tetri, the hundredth of a lari. */
export const currency = currencies.GEL;

/** Held in every price. */
export const vatBp = 1800;
