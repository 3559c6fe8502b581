import { closeSync, openSync, readSync } from 'node:fs';

/** Bytes at the beginning of a file that tell its encoding. */
const looked = 65_536;

/** A file piece by piece. */
function* piecesOf(file: string): Generator<Buffer> {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(looked);
    for (let read = readSync(descriptor, bytes); read > 0; read = readSync(descriptor, bytes))
      yield bytes.subarray(0, read);
  } finally {
    closeSync(descriptor);
  }
}

const headOf = (file: string): Buffer => {
  for (const piece of piecesOf(file)) return Buffer.from(piece);
  return Buffer.alloc(0);
};

const isWhollyUtf8 = (file: string): boolean => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (const piece of piecesOf(file))
      if (decoder.decode(piece, { stream: true }).includes('\0')) return false;
    decoder.decode();
    return true;
  } catch {
    return false;
  }
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    // The last letter may have been cut in two.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return !bytes.includes(0);
  } catch {
    return false;
  }
};

/** Encodings as people save them, most telling first; null: UTF-8, as far as the beginning of the file says. */
const encodingIn = (bytes: Uint8Array): string | null => {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return 'UTF-16';
  if (isUtf8(bytes)) return null;
  const zeros = bytes.filter((byte) => byte === 0).length;
  if (zeros > bytes.length / 5) return 'UTF-16';
  const high = bytes.filter((byte) => byte >= 0x80).length;
  // Cyrillic words are all letters above 127; in Turkish or Azerbaijani they are a few.
  return high > bytes.length / 5 ? 'Windows-1251' : 'Windows-1254 or another of eight bits';
};

/**
 * In which encoding a file is that should be in UTF-8, in words for who saved it: `Windows-1251`, `UTF-16`. Null when it is UTF-8, or
 * cannot be read.
 */
export const encodingOf = (file: string): string | null => {
  try {
    const inHead = encodingIn(headOf(file));
    if (inHead !== null) return inHead;
    return isWhollyUtf8(file) ? null : 'damaged UTF-8';
  } catch {
    return null;
  }
};

/** What to do about a file in another encoding: one line for its one cause. */
export const savedAs = (encoding: string): string =>
  `text in UTF-8, not in ${encoding} (a spreadsheet saves it so as "CSV UTF-8")`;
