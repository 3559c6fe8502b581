export type { Currency } from './currency.ts';
export type { Minor } from './money.ts';
export { allocate } from './allocate.ts';
export { sum, times } from './arithmetic.ts';
export { checkCurrency } from './check-currency.ts';
export { formatAmount, formatMoney, fromHundredths } from './format.ts';
export { includedTax, percentOf } from './percent.ts';
export { fromWire, toWire } from './wire.ts';
