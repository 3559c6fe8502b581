import type { CountryContext } from '../../context.ts';
import type { FoundProducts } from './find-repository.ts';
import { readIdsInOrder } from './shop-order-repository.ts';

/** The places of a country's products in its shop's order. */
export interface ShopOrder {
  /**
   * Ids of a page of what was found: those of the language shown before the others, each in the shop's order. Null when one of all
   * that was found has no place: it was not there yet when the order was read.
   */
  page(found: FoundProducts, limit: number, offset: number): number[] | null;
}

/** More than there are places, and than there are ids: one of each make one whole number, exact up to four million products. */
const mostPlaces = 2 ** 22;
const mostIds = 2 ** 31;

/** The order of products whose ids, from the first in the shop to the last, stand between spaces. Takes 8 bytes a product. */
export const shopOrder = (text: string): ShopOrder => {
  const inOrder = text === '' ? [] : text.split(' ');
  const placed = new Float64Array(inOrder.length);
  for (let place = 0; place < placed.length; place += 1)
    placed[place] = Number(inOrder[place]) * mostPlaces + place;
  placed.sort();

  /** Where a product stands in `placed`, or would; it is sought from `from` on in steps that grow: neighbours are near. */
  const indexOf = (id: number, from: number): number => {
    const sought = id * mostPlaces;
    let [low, step] = [from, 1];
    for (; (placed[low + step] ?? Infinity) < sought; step *= 2) low += step;
    let high = Math.min(low + step, placed.length);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((placed[middle] ?? Infinity) < sought) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  return {
    page({ ids: found, own }, limit, offset) {
      const inPlaces = new Float64Array(found.length);
      let [at, index] = [0, 0];
      for (const id of found) {
        // Both those of the language shown and the others are in the order of their ids.
        index = indexOf(id, at === own ? 0 : index);
        const place = (placed[index] ?? Infinity) - id * mostPlaces;
        if (place >= mostPlaces) return null;
        inPlaces[at] = place * mostIds + id;
        at += 1;
      }
      inPlaces.subarray(0, own).sort();
      inPlaces.subarray(own).sort();
      return Array.from(inPlaces.subarray(offset, offset + limit), (each) => each % mostIds);
    },
  };
};

/**
 * Remembers the shop's order as it is in one version of the data (PERF-6): to have the database put a thousand found products in order
 * costs a look-up each. Gives null while it is being read, once a version and process, whoever asks: nobody waits for it.
 */
export const createShopOrder = (
  context: Pick<CountryContext, 'country' | 'database' | 'dataVersion'>,
): (() => Promise<ShopOrder | null>) => {
  const { database, dataVersion } = context;
  let known: { readonly version: string; readonly order: ShopOrder } | null = null;
  let isReading = false;
  const read = async (version: string): Promise<void> => {
    isReading = true;
    try {
      const ids = await database.inBackground(() => readIdsInOrder(context));
      known = { version, order: shopOrder(ids) };
    } catch {
      // The database orders as long as it has not told its own order; the next search asks again.
    } finally {
      isReading = false;
    }
  };
  return async () => {
    const version = await dataVersion();
    if (known?.version === version) return known.order;
    if (!isReading) void read(version);
    return null;
  };
};
