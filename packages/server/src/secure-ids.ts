import { randomFillSync, randomInt } from 'node:crypto';
import type { Ids } from './context.ts';

/** Random bytes fetched ahead: each fetch costs twenty times as much as what is taken of it, and every page takes two tokens. */
const pool = Buffer.alloc(4096);
let taken = pool.length;

const takeBytes = (bytes: number): Buffer => {
  if (taken + bytes > pool.length) {
    randomFillSync(pool);
    taken = 0;
  }
  taken += bytes;
  return pool.subarray(taken - bytes, taken);
};

/** Randomness of the operating system. */
export const secureIds: Ids = {
  token: (bytes) => {
    if (!(bytes > 0 && bytes <= pool.length)) throw new RangeError(`No token has ${bytes} bytes`);
    return takeBytes(bytes).toString('base64url');
  },
  number: (below) => randomInt(below),
};
