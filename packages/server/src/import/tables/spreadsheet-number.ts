/**
 * A decimal number as spreadsheets of all our countries take it for one: with a comma. `12.50` is a month to them, `1.250` is a
 * thousand and more.
 */
export const toSpreadsheet = (wire: string): string => wire.replace('.', ',');

/**
 * The same as the wire has it, with so many decimals: a comma or a point, zeros at the end left out, as spreadsheets save it.
 * Anything else, also more decimals than there are, stays as it was typed.
 */
export const fromSpreadsheet = (typed: string, digits: number): string => {
  const [, whole, decimals = ''] = /^(\d+)(?:[.,](\d+))?$/.exec(typed) ?? [];
  if (whole === undefined || decimals.length > digits) return typed;
  return digits === 0 ? whole : `${whole}.${decimals.padEnd(digits, '0')}`;
};
