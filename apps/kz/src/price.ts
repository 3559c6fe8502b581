import { currencies } from '@caravan/money';

/** Tiyn are not used in trade: amounts below are whole tenge. */
export const currency = currencies.KZT;

/** After discount, before delivery (LIM-4). */
export const minimumOrder = 12_000;

/** Held in every price (DLV-5). */
export const vatBp = 1600;
