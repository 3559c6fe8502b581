/**
 * Gives back a whole number that a JavaScript number holds exactly.
 * @throws RangeError for fractions, NaN and anything beyond 2^53 − 1: an amount must never lose a unit silently.
 */
export const exact = (value: number): number => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not an exact amount: ${value}`);
  return value === 0 ? 0 : value;
};

/**
 * `value × numerator ÷ denominator` in whole units, rounded half away from zero (FMT-5); exact at any size.
 * The denominator is positive.
 */
export const ratioOf = (value: number, numerator: number, denominator: number): number => {
  const product = BigInt(exact(value)) * BigInt(exact(numerator));
  const divisor = BigInt(exact(denominator));
  const size = product < 0n ? -product : product;
  const rounded = (2n * size + divisor) / (2n * divisor);
  return exact(Number(product < 0n ? -rounded : rounded));
};
