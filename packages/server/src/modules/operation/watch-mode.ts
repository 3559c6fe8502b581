import { setTimeout as pause } from 'node:timers/promises';
import type { CountryContext } from '../../context.ts';
import { openShop, type ReadMode } from '../../shop-mode.ts';
import { readMode } from './mode-repository.ts';

/** Milliseconds for which a mode is as good as new, and after which a request waits for a new one. */
const fresh = 1000;
const waits = 3000;
/** Milliseconds that requests wait, counted from when the mode was asked for. */
const longestWait = 300;

/**
 * Watches the mode in the database: read anew once a second while requests come. A database that is away or silent leaves the
 * mode as it was last known: pages that are kept go on being served at once (REL-3, F18).
 */
export const watchMode = (context: Pick<CountryContext, 'country' | 'database' | 'clock'>): ReadMode => {
  let known = openShop;
  let readAt = -Infinity;
  let reading: Promise<void> | null = null;
  const refresh = (): Promise<void> => {
    if (reading) return reading;
    const waiting = pause(longestWait, undefined, { ref: false });
    const read = readMode(context)
      .then((mode) => {
        known = mode;
      })
      .catch(() => undefined)
      .finally(() => {
        readAt = context.clock.now().getTime();
        reading = null;
      });
    reading = Promise.race([read, waiting]);
    return reading;
  };
  return async () => {
    const age = context.clock.now().getTime() - readAt;
    if (age >= fresh) {
      const done = refresh();
      if (age >= waits) await done;
    }
    return known;
  };
};
