import { setTimeout as sleep } from 'node:timers/promises';
import { createShopper } from './shopper.ts';
import type { Site } from './site.ts';

/** Members who buy all the time. */
export interface Crowd {
  /** Purchases begun are brought to their end, then it is quiet. */
  readonly leave: () => Promise<void>;
  /** Purchases that came to their end. */
  readonly bought: () => number;
}

export interface CrowdOptions {
  readonly lanes?: number;
  /** Milliseconds between two purchases of a lane. */
  readonly rest?: number;
  /** Milliseconds for which a call is asked again. */
  readonly patience?: number;
}

/** Products that the crowd buys are the dearest so many; the others belong to the scenarios. */
export const crowdProducts = 20;

/** How many of the members the crowd never is: they belong to the scenarios. */
export const ownMembers = 1100;

/** Lets members buy in lanes, every other one by card; a lane's members are its own. */
export const startCrowd = (
  site: Site,
  { lanes = 6, rest = 60, patience = 30_000 }: CrowdOptions = {},
): Crowd => {
  const { bank, ledger, watch, processes } = site;
  const members = site.tokens.slice(ownMembers);
  const state = { stopping: false, bought: 0 };
  let asked = 0;
  const client = () => {
    asked += 1;
    const process = processes[asked % processes.length] ?? processes[0];
    if (!process) throw new Error('a site without processes');
    return process.client;
  };
  const lane = async (number: number): Promise<void> => {
    for (let turn = 0; !state.stopping && !site.isClosed(); turn += 1) {
      const member = (number + turn * lanes) % members.length;
      const shopper = createShopper({
        token: members[member] ?? '',
        address: `10.1.${member >> 8}.${member & 255}`,
        client,
        bank,
        ledger,
        watch,
        patience,
      });
      const codes = [turn + number, turn + number + 7].map(
        (place) => site.codes[place % crowdProducts] ?? '',
      );
      if (await shopper.buy(codes, (turn + number) % 2 === 0 ? 'card' : 'door')) state.bought += 1;
      await sleep(rest);
    }
  };
  const running = Promise.all(
    Array.from({ length: lanes }, (_, number) =>
      lane(number).catch((error: unknown) => watch.complain(`a buyer was stuck: ${String(error)}`)),
    ),
  );
  return {
    bought: () => state.bought,
    async leave() {
      state.stopping = true;
      await running;
    },
  };
};
