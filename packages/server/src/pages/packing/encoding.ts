import { constants, createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Whether who asks takes an encoding. `q=0` refuses one. */
export const takes = (accepted: string | undefined, name: Encoding): boolean =>
  (accepted ?? '').split(',').some((part) => {
    const [coding = '', ...params] = part.split(';').map((text) => text.trim().toLowerCase());
    return coding === name && !params.some((param) => /^q=0(\.0*)?$/.test(param));
  });

/** The best encoding that the browser takes. */
export const encodingFor = (accepted: string | undefined): Encoding => {
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : 'identity';
};

/**
 * Pages are text that hardly exceeds a window of 64 kB. A larger one saves a few bytes, but brotli then sets aside megabytes for
 * each page, which cost more to clear and to take back than the page does to compress (0056).
 */
export const brotliAt = (quality: number): Readonly<Record<number, number>> => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_LGWIN]: 16,
});

/**
 * Of a page that is still being made. Strong enough for the first flight of packets, fast enough for each answer: of a list of 83 kB,
 * 13.6 kB in 1.4 ms.
 */
export const brotliParams = brotliAt(7);

/** Compression of a page that is still being made. */
export const compressor = (encoding: Exclude<Encoding, 'identity'>): BrotliCompress | Gzip =>
  encoding === 'gzip' ? createGzip({ level: 6 }) : createBrotliCompress({ params: brotliParams });
