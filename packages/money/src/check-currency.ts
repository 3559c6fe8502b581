import type { Currency } from './currency.ts';

/** One character that is no part of a number and no space at which a line breaks, or nothing. */
const separator = /^[^\d\u2212 -]?$/;

/**
 * Gives back a currency whose prices can be printed, read in one way only, and sent.
 * @throws RangeError that names the first field of it that is wrong.
 */
export const checkCurrency = (currency: Currency): Currency => {
  const { code, isoNumber, digits, symbol, thousands, decimal } = currency;
  const shapes: readonly (readonly [field: keyof Currency, holds: boolean])[] = [
    ['code', /^[A-Z]{3}$/.test(code)],
    ['isoNumber', /^\d{3}$/.test(isoNumber)],
    ['symbol', /^\S(.*\S)?$/.test(symbol)],
    ['thousands', separator.test(thousands)],
    [
      'decimal',
      digits === 0 ? decimal === '' : decimal !== thousands && separator.test(decimal) && decimal !== '',
    ],
  ];
  const wrong = shapes.find(([, holds]) => !holds);
  if (wrong) throw new RangeError(`${code}: the ${wrong[0]} cannot be used`);
  return currency;
};
