import { setTimeout as pause } from 'node:timers/promises';
import type { CountryContext } from '../../context.ts';
import { openShop, type ReadDataVersion, type ReadMode } from '../../shop-mode.ts';
import { readShopState, type ShopState } from './mode-repository.ts';

/** Milliseconds for which a state is as good as new, and after which a request waits for a new one: others see what one process changed within three seconds (SRV-18). */
const fresh = 1000;
const waits = 2500;
/** Milliseconds that requests wait, counted from when it was asked for. */
const longestWait = 200;

/**
 * Watches in the database how the shop is open, and which version its goods and texts have: read anew once a second while requests
 * come. A database that is away or silent leaves both as they were last known: pages that are kept go on being served at once
 * (REL-3, F18).
 */
export const watchShop = (
  context: Pick<CountryContext, 'country' | 'database' | 'clock'>,
): { readonly mode: ReadMode; readonly dataVersion: ReadDataVersion } => {
  let known: ShopState = { mode: openShop, dataVersion: '' };
  let readAt = -Infinity;
  let reading: Promise<void> | null = null;
  const refresh = (): Promise<void> => {
    if (reading) return reading;
    const waiting = pause(longestWait, undefined, { ref: false });
    const read = readShopState(context)
      .then((state) => {
        known = state;
      })
      .catch(() => undefined)
      .finally(() => {
        readAt = context.clock.now().getTime();
        reading = null;
      });
    reading = Promise.race([read, waiting]);
    return reading;
  };
  const current = async (): Promise<ShopState> => {
    const age = context.clock.now().getTime() - readAt;
    // A clock that was put back tells no age.
    if (age >= fresh || age < 0) {
      const done = refresh();
      if (age >= waits || age < 0) await done;
    }
    return known;
  };
  return {
    mode: async () => (await current()).mode,
    dataVersion: async () => (await current()).dataVersion,
  };
};
