import { currencies } from '@caravan/money';

/** Amounts below are cents. Prices are in dollars, as the market quotes imported goods. */
export const currency = currencies.USD;

/** Any order is taken. */
export const minimumOrder = null;

/** Iraq levies no VAT (DLV-5). */
export const vatBp = 0;

export const levelDiscountBp = {
  novus: 500,
  assistant_supervisor: 3000,
  supervisor: 3800,
  assistant_manager: 4300,
  manager: 4800,
} as const;
