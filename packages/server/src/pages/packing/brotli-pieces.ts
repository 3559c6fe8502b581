import { constants, createBrotliCompress, type BrotliOptions } from 'node:zlib';

/** Letters after what is spliced in that are stored with it: brotli models a letter by the two before it, so these must stay the same. */
export const tail = 2;

/** An empty last block. */
export const endOfStream: Buffer = Buffer.from([3]);

/**
 * What stands before so many bytes that are stored as they are (RFC 7932, 9.2): not the last block (1 bit), four nibbles of length (2),
 * length less one (16), stored (1), padding. Lowest bit first.
 */
export const storedHeader = (length: number): Buffer => {
  const bits = ((length - 1) << 3) | (1 << 19);
  return Buffer.from([bits & 255, (bits >> 8) & 255, (bits >> 16) & 255]);
};

/** A brotli stream whose pieces are told apart. */
export interface PieceEncoder {
  /** What the encoder makes of a chunk, ended at a byte's edge. One at a time. */
  readonly pack: (chunk: Buffer) => Promise<Buffer>;
  readonly close: () => void;
}

/** Begins a stream. Each piece is handed to the encoder together with its end, in one task. */
export const openEncoder = (params: BrotliOptions['params']): PieceEncoder => {
  const encoder = createBrotliCompress({ params, flush: constants.BROTLI_OPERATION_FLUSH });
  const out: Buffer[] = [];
  encoder.on('data', (chunk: Buffer) => out.push(chunk));
  return {
    pack: (chunk) =>
      new Promise((resolve, reject) => {
        if (chunk.length === 0) {
          resolve(chunk);
          return;
        }
        encoder.once('error', reject);
        encoder.write(chunk, () => {
          encoder.off('error', reject);
          resolve(Buffer.concat(out.splice(0)));
        });
      }),
    close: () => encoder.destroy(),
  };
};
