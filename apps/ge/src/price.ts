import { currencies } from '@caravan/money';

/** Amounts below are tetri, the hundredth of a lari. */
export const currency = currencies.GEL;

/** Any order is taken. */
export const minimumOrder = null;

/** Held in every price. */
export const vatBp = 1800;

export const levelDiscountBp = {
  novus: 500,
  assistant_supervisor: 3000,
  supervisor: 3800,
  assistant_manager: 4300,
  manager: 4800,
} as const;
