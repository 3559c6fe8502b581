import { createHash } from 'node:crypto';

/** Bytes that no UTF-8 text has. */
const strange = [0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe] as const;
const filler = 0xff;

const pattern = (seed: string): Buffer =>
  Buffer.from(
    [...createHash('sha256').update(seed).digest()].map((byte) => strange[byte % strange.length] ?? filler),
  );

const patterns = ['a', 'b', 'c', 'd'].map(pattern);
const [a, b, c, d] = patterns;

/**
 * So many bytes for brotli's encoder in place of others, at least 512. A text has none of them, so the encoder never refers to them.
 * It remembers the last four distances and has short codes for them, which a reader would take for others: the end repeats the
 * beginning in another order, so they reach back over nearly the whole length, where the text after it finds nothing.
 */
export const standIn = (length: number): Buffer => {
  const begin = Buffer.concat(patterns);
  const end = Buffer.concat([a, c, b, d].flatMap((each) => each ?? []));
  return Buffer.concat([begin, Buffer.alloc(length - begin.length - end.length, filler), end]);
};
