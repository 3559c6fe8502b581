import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, type BrotliOptions } from 'node:zlib';
import { fillHoles } from './nonce-holes.ts';
import { outOfPool } from './out-of-pool.ts';
import { endOfStream, openEncoder, tail, storedHeader } from './brotli-pieces.ts';

/** A page compressed once, with holes for its nonce: `with(nonce)` is a whole brotli stream, made by copying. */
export interface SplicedPage {
  readonly with: (nonce: string) => Buffer;
}

/** How often random bytes are drawn for a page. */
const attempts = 4;

/**
 * Compresses a page so that its nonce can be changed without compressing again. Each hole travels as a stored block (RFC 7932,
 * 9.2). The encoder is fed random bytes of the same length in its place, and what it makes of them is thrown away: nothing
 * can refer to them, so all distances stay true. Null when the result does not read back as the page, or a part between
 * holes is too short.
 */
export const spliceBrotli = async (
  parts: readonly Buffer[],
  nonceLength: number,
  params: BrotliOptions['params'],
): Promise<SplicedPage | null> => {
  // Which bytes the encoder leans on differs with the random ones: what fails with some succeeds with others.
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const spliced = await spliceOnce(parts, nonceLength, params);
    if (spliced) return spliced;
  }
  return null;
};

const spliceOnce = async (
  parts: readonly Buffer[],
  nonceLength: number,
  params: BrotliOptions['params'],
): Promise<SplicedPage | null> => {
  if (parts.slice(1).some(({ length }) => length < tail)) return null;
  const spliced = await splicePieces(parts, nonceLength, params);
  const whole = (nonce: string): Buffer => Buffer.concat([...spliced(nonce), endOfStream]);
  const sample = 'x'.repeat(nonceLength);
  return reads(whole(sample), fillHoles(parts, sample)) ? { with: whole } : null;
};

/** Pieces of a stream with holes for a nonce; with `before`, those after bytes that are thrown away. */
export const splicePieces = async (
  parts: readonly Buffer[],
  nonceLength: number,
  params: BrotliOptions['params'],
  before: Buffer | null = null,
): Promise<(nonce: string) => readonly Buffer[]> => {
  const encoder = openEncoder(params);
  try {
    if (before) await encoder.pack(before);
    const segments: Buffer[] = [];
    for (const [index, part] of parts.entries()) {
      if (index > 0) await encoder.pack(Buffer.concat([randomBytes(nonceLength), part.subarray(0, tail)]));
      segments.push(outOfPool([await encoder.pack(index > 0 ? part.subarray(tail) : part)]));
    }
    const header = storedHeader(nonceLength + tail);
    const tails = parts.map((part) => outOfPool([part.subarray(0, tail)]));
    return (nonce) => {
      const hole = Buffer.from(nonce);
      return segments.flatMap((segment, index) =>
        index === 0 ? [segment] : [header, hole, tails[index] ?? hole, segment],
      );
    };
  } finally {
    encoder.close();
  }
};

/** Whether a stream reads as the page. */
export const reads = (stream: Buffer, page: Buffer): boolean => {
  try {
    return brotliDecompressSync(stream).equals(page);
  } catch {
    return false;
  }
};
