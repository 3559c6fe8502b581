import { currencies } from '@caravan/money';
import type { Answers } from '../answers.ts';
import { inCurrency } from './products.ts';

/** `src/price.ts`: currency, minimum and tax. */
export const priceTs = ({ currency }: Answers): string => {
  const minimum = inCurrency(10, currency) * 10 ** currencies[currency].digits;
  return `import { currencies } from '@caravan/money';

export const currency = currencies.${currency};

/** After discount, before delivery, in the smallest unit (LIM-4). */
export const minimumOrder = ${minimum};

/** Held in every price. */
export const vatBp = 1200;
`;
};
