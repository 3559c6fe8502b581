/** Largest file of an express order, in bytes: far more than its rows can be. */
export const mostListBytes = 262_144;

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, place) => bytes[place] === byte);

/**
 * The text of a file as sheets save it: UTF-8 with or without a mark, UTF-16 with one, else Windows-1251. Null for a file
 * that is no text.
 */
export const decodeText = (bytes: Uint8Array): string | null => {
  const text = decoded(bytes);
  return text.includes('\u0000') ? null : text;
};

const decoded = (bytes: Uint8Array): string => {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
};
