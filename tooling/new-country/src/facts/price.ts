import { currencies } from '@caravan/money';
import type { Answers } from '../answers.ts';
import { inCurrency } from './products.ts';

/** `src/price.ts`: currency, minimum, tax and the discount of each level. */
export const priceTs = ({ currency }: Answers): string => {
  const minimum = inCurrency(10, currency) * 10 ** currencies[currency].digits;
  return `import { currencies } from '@caravan/money';

export const currency = currencies.${currency};

/** After discount, before delivery, in the smallest unit (LIM-4). */
export const minimumOrder = ${minimum};

/** Held in every price. */
export const vatBp = 1200;

export const levelDiscountBp = {
  novus: 500,
  assistant_supervisor: 3000,
  supervisor: 3800,
  assistant_manager: 4300,
  manager: 4800,
} as const;
`;
};
