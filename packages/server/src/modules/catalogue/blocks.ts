/** Products of a block: as many neighbouring ids. */
const size = 1024;

/** The block in which a product stands. */
export const blockOf = (id: number): number => Math.floor(id / size);

/** The first id of a block. */
export const firstOf = (block: number): number => block * size;

/** Products of one block, a bit each, as the database reads them: hexadecimal digits after an `x`. */
export const bitsOf = (ids: readonly number[]): string => {
  const bytes = Buffer.alloc(size / 8);
  for (const id of ids) {
    const at = id % size;
    bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (128 >> (at & 7));
  }
  return `x${bytes.toString('hex')}`;
};

/** The ids of a block's products, of the bits as the database writes them: a sign each. */
export const idsIn = (block: number, bits: string): number[] => {
  const ids: number[] = [];
  for (let at = bits.indexOf('1'); at >= 0; at = bits.indexOf('1', at + 1)) ids.push(block * size + at);
  return ids;
};
