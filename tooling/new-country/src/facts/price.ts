import type { Answers } from '../answers.ts';
import { inCurrency } from './products.ts';

/** A text as source, with its no-break spaces to be seen. */
const quoted = (text: string): string => JSON.stringify(text).replaceAll('\u00A0', String.raw`\u00A0`);

const unitsBy = { 0: 'whole units', 2: 'hundredths', 3: 'thousandths' } as const;

/** `src/price.ts`: currency, minimum and tax. */
export const priceTs = (answers: Answers): string => {
  const { code, isoNumber, digits, symbol, symbolPlace, thousands, decimal } = answers.currency;
  return `import type { Currency } from '@caravan/money';

/** Amounts below are ${unitsBy[digits]}. */
export const currency: Currency = {
  code: '${code}',
  isoNumber: '${isoNumber}',
  digits: ${digits},
  symbol: ${quoted(symbol)},
  symbolPlace: '${symbolPlace}',
  thousands: ${quoted(thousands)},
  decimal: ${quoted(decimal)},
};

/** After discount, before delivery, in the smallest unit (LIM-4). */
export const minimumOrder = ${inCurrency(10, answers) * 10 ** digits};

/** Held in every price. */
export const vatBp = 1200;
`;
};

/** `src/country.test.ts`: the exam, with prices as they must be printed. */
export const countryTestTs = ({ currency }: Answers): string => {
  const { digits, symbol, symbolPlace, thousands, decimal } = currency;
  const printed = (whole: string): string => {
    const number = digits === 0 ? whole : `${whole}${decimal}${'0'.repeat(digits)}`;
    return quoted(symbolPlace === 'after' ? `${number}\u00A0${symbol}` : `${symbol}\u00A0${number}`);
  };
  const minor = 10 ** digits;
  return `import { describeCountry, regionsIn } from '@caravan/country/exam';
import { formatMoney } from '@caravan/money';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { country } from './country.ts';
import { currency } from './price.ts';

describeCountry(country, {
  regions: regionsIn(readFileSync(new URL('../regions.yaml', import.meta.url), 'utf8')),
  theme: readFileSync(new URL('theme.css', import.meta.url), 'utf8'),
});

it.each([
  [0, ${printed('0')}],
  [${1234 * minor}, ${printed(`1${thousands}234`)}],
  [${1234567 * minor}, ${printed(`1${thousands}234${thousands}567`)}],
])('FMT-5 %d is printed as %s', (amount, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
});
`;
};
