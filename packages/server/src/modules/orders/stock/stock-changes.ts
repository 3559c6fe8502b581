import type { CountryContext } from '../../../context.ts';
import type { OrderLineRow } from '../order-row.ts';
import { takeStock } from './stock-repository.ts';

/** Units of one product that one keeper of stock gives up, or gets back when negative. */
interface StockMove {
  readonly productId: number;
  /** The region that keeps units of its own of this product; null: the common ones, whoever's region the order is of. */
  readonly keeper: string | null;
  readonly units: number;
}

type Kept = Pick<OrderLineRow, 'product_id' | 'quantity' | 'restocked' | 'store' | 'own_stock'>;

const keeperOf = (store: number | null, own: boolean | null): string | null =>
  own === true && store !== null ? String(store) : null;

/** What lines of a placed order have taken and not given back yet. */
export const keptBy = (lines: readonly Kept[]): StockMove[] =>
  lines.map((line) => ({
    productId: line.product_id,
    keeper: keeperOf(line.store, line.own_stock),
    units: line.quantity - line.restocked,
  }));

/** What lines take in the region in which their order is placed. */
export const wantedBy = (
  lines: readonly Pick<OrderLineRow, 'product_id' | 'quantity' | 'own_stock_asked'>[],
  store: number | null,
): StockMove[] =>
  lines.map((line) => ({
    productId: line.product_id,
    keeper: keeperOf(store, line.own_stock_asked),
    units: line.quantity,
  }));

/** The same moves the other way. */
export const givenBack = (moves: readonly StockMove[]): StockMove[] =>
  moves.map((move) => ({ ...move, units: -move.units }));

/** One move for each product and keeper, so that units which an order holds already are not looked for a second time. */
const netMoves = (moves: readonly StockMove[]): StockMove[] => {
  const net = new Map<string, StockMove>();
  for (const move of moves) {
    const key = `${move.productId} ${move.keeper ?? ''}`;
    const units = (net.get(key)?.units ?? 0) + move.units;
    net.set(key, { ...move, units });
  }
  return [...net.values()].filter(({ units }) => units !== 0);
};

/**
 * Applies moves to the stock in the running transaction: all of them, or false and nothing (SRV-4). The products must be
 * locked.
 */
export const changeStock = async (
  { country, database }: Pick<CountryContext, 'country' | 'database'>,
  moves: readonly StockMove[],
): Promise<boolean> => {
  const net = netMoves(moves);
  if (net.length === 0) return true;
  const changed = await database.run(takeStock, [
    country.val,
    net.map(({ productId }) => productId),
    net.map(({ keeper }) => keeper),
    net.map(({ units }) => units),
  ]);
  if (changed.length === 0) return false;
  if (changed.length < new Set(net.map(({ productId }) => productId)).size)
    throw new Error('Stock changed although it was locked.');
  return true;
};
