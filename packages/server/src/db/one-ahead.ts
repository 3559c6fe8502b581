/**
 * Lets a statement run while the next one is made ready: one at a time is under way, so that an import of any length holds two parts.
 * `begin` waits for the one before and throws what it threw; `end` waits for the last.
 */
export const oneAhead = () => {
  let running: Promise<unknown> = Promise.resolve();
  return {
    async begin(work: () => Promise<unknown>): Promise<void> {
      await running;
      running = work();
      // Who begins the next one, or ends, hears of it.
      running.catch(() => undefined);
    },
    async end(): Promise<void> {
      await running;
    },
  };
};
