import { types, type PGliteOptions } from '@electric-sql/pglite';

/** What PGlite's protocol takes as it is, though its type of a serializer names text alone. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test reads back what was written so
const asTheyAre = (bytes: Uint8Array): string => bytes as unknown as string;

/**
 * Bytes of the embedded database, told as they are and read as hexadecimal in one go. PGlite's own way makes a string of each byte: a
 * fifth of the processor time in which a shop with its pictures is first loaded (decision 0085).
 */
export const bytesInOneGo = {
  serializers: { [types.BYTEA]: asTheyAre },
  parsers: { [types.BYTEA]: (text) => Buffer.from(text.slice(2), 'hex') },
} satisfies PGliteOptions;
