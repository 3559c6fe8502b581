import type { CountryContext } from '../../context.ts';
import { takeStock } from './place-statements.ts';

/** Units by product id; negative ones are given back. */
export type StockChange = ReadonlyMap<number, number>;

/** Adds up what lines take (`sign` 1) or give back (`sign` −1). */
export const addUnits = (
  change: Map<number, number>,
  lines: readonly { readonly product_id: number; readonly quantity: number }[],
  sign: 1 | -1,
): Map<number, number> => {
  for (const { product_id, quantity } of lines)
    change.set(product_id, (change.get(product_id) ?? 0) + sign * quantity);
  return change;
};

/** Applies a change to the stock in the running transaction: all of it, or false and nothing (SRV-4). Rows must be locked. */
export const changeStock = async (
  { country, database }: Pick<CountryContext, 'country' | 'database'>,
  change: StockChange,
): Promise<boolean> => {
  const real = [...change].filter(([, units]) => units !== 0);
  if (real.length === 0) return true;
  const taken = await database.run(takeStock, [
    country.val,
    real.map(([id]) => id),
    real.map(([, units]) => units),
  ]);
  if (taken.length > 0 && taken.length < real.length)
    throw new Error('Stock changed although it was locked.');
  return taken.length > 0;
};
