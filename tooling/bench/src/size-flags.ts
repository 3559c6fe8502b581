import { parseArgs } from 'node:util';

/** How large the shop is that `pnpm bench:size` makes. */
export interface SizeFlags {
  readonly products: number;
  readonly members: number;
  readonly orders: number;
}

/** `--products 100000 --members 100000 --orders 1000000`, or less; throws a sentence for whoever typed something else. */
export const readSizeFlags = (words: readonly string[]): SizeFlags => {
  const { values } = parseArgs({
    args: words.filter((word) => word !== '--'),
    options: {
      products: { type: 'string', default: '100000' },
      members: { type: 'string', default: '100000' },
      orders: { type: 'string', default: '100000' },
    },
  });
  const count = (name: keyof SizeFlags, least: number, most: number): number => {
    const value = Number(values[name]);
    if (!Number.isInteger(value) || value < least || value > most)
      throw new Error(`--${name} is a whole number from ${least} to ${most}, not ${values[name]}`);
    return value;
  };
  return {
    products: count('products', 10_000, 100_000),
    members: count('members', 1000, 1_000_000),
    orders: count('orders', 10_000, 10_000_000),
  };
};
