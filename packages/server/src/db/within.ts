import { AsyncLocalStorage } from 'node:async_hooks';

interface Work {
  readonly signal: AbortSignal;
  /** Milliseconds that it has waited for connections. */
  waited: number;
}

const running = new AsyncLocalStorage<Work>();

/**
 * Does `work`, of which nothing is committed once `signal` has aborted: its next statement throws the signal's reason, and so
 * does the commit of its transaction (F28). All its waits for connections add up.
 */
export const within = <Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> =>
  running.run({ signal, waited: 0 }, work);

/** Throws when the time of the running work is over. */
export const throwIfOver = (): void => running.getStore()?.signal.throwIfAborted();

/** Milliseconds that the running work has waited for connections so far; 0 outside of one. */
export const waitedSoFar = (): number => running.getStore()?.waited ?? 0;

/** Begins a wait for a connection; gives how to end it. */
export const beginWait = (): (() => void) => {
  const work = running.getStore();
  const begun = performance.now();
  return () => {
    if (work) work.waited += performance.now() - begun;
  };
};
