import type { CountryContext } from '../../context.ts';
import { networkOf } from '../../http/security/network-of.ts';
import { createThrottle } from '../../http/throttle.ts';

/**
 * What one address may search in a minute, however many processes it asks: 1200 times for what there is, 240 times for what there
 * isn't. A shared office with dozens of people who type stays far below (SEC-2, PERF-7).
 */
const minute = 60_000;
const units = { found: 1, nothing: 5 };
/** Units that a process counts by itself before it tells the others: a search must not cost a row of the database. */
const packet = 20;
const packets = 60;
/** Addresses that a process counts for. */
const mostAddresses = 10_000;

/** Counts searches by address. */
export interface SearchThrottle {
  /** Milliseconds to wait for who has searched too much, else null. */
  wait(address: string): number | null;
  count(address: string, found: boolean): Promise<void>;
}

export const createSearchThrottle = (
  context: Pick<CountryContext, 'country' | 'database' | 'clock'>,
): SearchThrottle => {
  const { clock } = context;
  const throttle = createThrottle(context, { what: 'search', limit: packets, windowMs: minute });
  const counted = new Map<string, { units: number; until: number }>();
  const entryOf = (address: string) => {
    const network = networkOf(address);
    const entry = counted.get(network) ?? { units: 0, until: 0 };
    counted.delete(network);
    counted.set(network, entry);
    for (const oldest of counted.keys()) {
      if (counted.size <= mostAddresses) break;
      counted.delete(oldest);
    }
    return entry;
  };
  return {
    wait(address) {
      const left = (counted.get(networkOf(address))?.until ?? 0) - clock.now().getTime();
      return left > 0 ? left : null;
    },
    async count(address, found) {
      const entry = entryOf(address);
      entry.units += found ? units.found : units.nothing;
      if (entry.units < packet) return;
      entry.units -= packet;
      const waitMs = await throttle.count(address);
      if (waitMs !== null) entry.until = clock.now().getTime() + waitMs;
    },
  };
};
