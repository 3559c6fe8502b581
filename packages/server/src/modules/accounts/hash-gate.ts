import { busy } from '../../http/load/load.ts';

/** Whose work waits together: those whom the server knows already go before strangers, who cannot take their places. */
export type Waiter = 'known' | 'stranger';

/** Lets a process do only so much costly work at once (SEC-7). */
export interface HashGate {
  /** Does the work in its turn; a refusal `unavailable_service` with `Retry-After` where too many wait already. */
  run<Result>(waiter: Waiter, work: () => Promise<Result>): Promise<Result>;
}

/** A gate through which `atOnce` pass; of each kind of waiter at most `waiting` stand before it. */
export const createHashGate = ({
  atOnce,
  waiting,
}: {
  readonly atOnce: number;
  readonly waiting: number;
}): HashGate => {
  let running = 0;
  const queues: Readonly<Record<Waiter, (() => void)[]>> = { known: [], stranger: [] };
  /** The place of who is done goes to the next one, so that nobody comes in between. */
  const leave = (): void => {
    const next = queues.known.shift() ?? queues.stranger.shift();
    if (next) next();
    else running -= 1;
  };
  const enter = async (queue: (() => void)[]): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw busy();
    await new Promise<void>((resolve) => queue.push(resolve));
  };
  return {
    async run(waiter, work) {
      await enter(queues[waiter]);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
};
