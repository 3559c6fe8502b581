import { randomBytes } from 'node:crypto';
import {
  brotliDecompressSync,
  createBrotliCompress,
  type BrotliCompress,
  type BrotliOptions,
} from 'node:zlib';
import { fillHoles } from './nonce-holes.ts';

/** A page compressed once, with holes for its nonce: `with(nonce)` is a whole brotli stream, made by copying. */
export interface SplicedPage {
  readonly with: (nonce: string) => Buffer;
}

/** How often random bytes are drawn for a page. */
const attempts = 4;

/** Letters after a hole that are stored with it: brotli models a letter by the two before it, so these must stay the same. */
const tail = 2;

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
  const encoder = createBrotliCompress({ params });
  const out: Buffer[] = [];
  encoder.on('data', (chunk: Buffer) => out.push(chunk));
  const segments: Buffer[] = [];
  for (const [index, part] of parts.entries()) {
    if (index > 0)
      await made(encoder, out, Buffer.concat([randomBytes(nonceLength), part.subarray(0, tail)]));
    segments.push(await made(encoder, out, index > 0 ? part.subarray(tail) : part));
  }
  encoder.destroy();
  const header = storedHeader(nonceLength + tail);
  const tails = parts.map((part) => part.subarray(0, tail));
  const whole = (nonce: string): Buffer => {
    const hole = Buffer.from(nonce);
    const filled = segments.flatMap((segment, index) =>
      index === 0 ? [segment] : [header, hole, tails[index] ?? hole, segment],
    );
    return Buffer.concat([...filled, end]);
  };
  const sample = 'x'.repeat(nonceLength);
  return reads(whole(sample), fillHoles(parts, sample)) ? { with: whole } : null;
};

/** An empty last block. */
const end = Buffer.from([3]);

/** Not the last block (1 bit), four nibbles of length (2), length less one (16), stored (1), padding. Lowest bit first. */
const storedHeader = (length: number): Buffer => {
  const bits = ((length - 1) << 3) | (1 << 19);
  return Buffer.from([bits & 255, (bits >> 8) & 255, (bits >> 16) & 255]);
};

/** What the encoder makes of a chunk, ended at a byte's edge. */
const made = (encoder: BrotliCompress, out: Buffer[], chunk: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    encoder.once('error', reject);
    if (chunk.length > 0) encoder.write(chunk);
    encoder.flush(() => {
      encoder.off('error', reject);
      resolve(Buffer.concat(out.splice(0)));
    });
  });

const reads = (stream: Buffer, page: Buffer): boolean => {
  try {
    return brotliDecompressSync(stream).equals(page);
  } catch {
    return false;
  }
};
