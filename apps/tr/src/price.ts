import { currencies } from '@caravan/money';

/** Amounts below are kuruş, the hundredth of a lira. */
export const currency = currencies.TRY;

/** Any order is taken. */
export const minimumOrder = null;

/** Held in every price. */
export const vatBp = 2000;

export const levelDiscountBp = {
  novus: 500,
  assistant_supervisor: 3000,
  supervisor: 3800,
  assistant_manager: 4300,
  manager: 4800,
} as const;
