import { currencies } from '@caravan/money';

/** Amounts below are qəpik, the hundredth of a manat. */
export const currency = currencies.AZN;

/** Held in every price. */
export const vatBp = 1800;
