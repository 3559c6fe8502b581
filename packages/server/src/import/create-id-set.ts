/** Which member ids have come. */
export interface IdSet {
  /** Adds an id of twelve digits; false when it was there. */
  add(id: string): boolean;
}

/** Ids of one page; eight of them are a byte. */
const pageSize = 65_536;

/**
 * An empty set of a country's ids, one bit each, in pages that are made when they are first needed: ids are given out in a row,
 * so that a million take some hundred kilobytes, and all that begin with three given digits 125 MB.
 */
export const createIdSet = (): IdSet => {
  const pages = new Map<number, Uint8Array>();
  return {
    add(id) {
      const number = Number(id);
      const at = number % pageSize;
      const key = (number - at) / pageSize;
      const page = pages.get(key) ?? new Uint8Array(pageSize / 8);
      pages.set(key, page);
      const byte = page[at >> 3] ?? 0;
      const bit = 1 << (at & 7);
      page[at >> 3] = byte | bit;
      return (byte & bit) === 0;
    },
  };
};
