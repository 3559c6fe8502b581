import type { CountryContext } from '../../context.ts';
import { takeStock } from './placing-repository.ts';

/** Units by region and product id; negative ones are given back. */
export type StockChange = ReadonlyMap<number | null, ReadonlyMap<number, number>>;

/** Adds up what lines take (`sign` 1) or give back (`sign` −1), each in its region. */
export const addUnits = (
  change: Map<number | null, Map<number, number>>,
  lines: readonly {
    readonly store: number | null;
    readonly product_id: number;
    readonly quantity: number;
  }[],
  sign: 1 | -1,
): Map<number | null, Map<number, number>> => {
  for (const { store, product_id, quantity } of lines) {
    const units = change.get(store) ?? new Map<number, number>();
    change.set(store, units.set(product_id, (units.get(product_id) ?? 0) + sign * quantity));
  }
  return change;
};

const takes = (units: ReadonlyMap<number, number>): boolean => [...units.values()].some((count) => count > 0);

/**
 * Applies a change to the stock in the running transaction: all of it, or false and nothing (SRV-4). Rows must be locked, and
 * units taken in one region only: what is given back in others cannot fail.
 */
export const changeStock = async (
  { country, database }: Pick<CountryContext, 'country' | 'database'>,
  change: StockChange,
): Promise<boolean> => {
  const takersFirst = [...change].toSorted(([, a], [, b]) => Number(takes(b)) - Number(takes(a)));
  for (const [store, units] of takersFirst) {
    const real = [...units].filter(([, count]) => count !== 0);
    if (real.length === 0) continue;
    const taken = await database.run(takeStock, [
      country.val,
      real.map(([id]) => id),
      real.map(([, count]) => count),
      store,
    ]);
    if (taken.length === 0) return false;
    if (taken.length < real.length) throw new Error('Stock changed although it was locked.');
  }
  return true;
};
