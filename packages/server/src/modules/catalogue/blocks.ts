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

/** SQL by which the database sends a block's bits in a fifth of the signs that they are as text; null when there is none. */
export const sentBits = (bits: string): string =>
  `encode(bit_send(nullif(${bits}, 0::bit(${size}))), 'base64')`;

/** So many bytes before the bits say how many bits there are. */
const head = 4;

/** The ids of a block's products, ascending, of what `sentBits` gives. */
export const idsIn = (block: number, sent: string | null): number[] => {
  const ids: number[] = [];
  if (sent === null) return ids;
  const bytes = Buffer.from(sent, 'base64');
  for (let at = head; at < bytes.length; at += 1)
    for (let rest = bytes[at] ?? 0; rest > 0;) {
      const bit = Math.clz32(rest) - 24;
      ids.push(block * size + (at - head) * 8 + bit);
      rest -= 128 >> bit;
    }
  return ids;
};
