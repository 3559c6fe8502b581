import { types, type PGliteOptions } from '@electric-sql/pglite';

/**
 * Bytes of the embedded database, told and read as hexadecimal in one go. PGlite's own way makes a string of each byte: a fifth of
 * the processor time in which a shop with its pictures is first loaded (decision 0085).
 */
export const bytesInOneGo = {
  serializers: {
    [types.BYTEA]: ({ buffer, byteOffset, byteLength }: Uint8Array) =>
      `\\x${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`,
  },
  parsers: { [types.BYTEA]: (text) => Buffer.from(text.slice(2), 'hex') },
} satisfies PGliteOptions;
