import { currencies } from '@caravan/money';

/** Som have no smaller unit in trade: amounts below are whole som. */
export const currency = currencies.KGS;

/** After discount, before delivery (LIM-4). */
export const minimumOrder = 700;

/** Held in every price. */
export const vatBp = 1200;
