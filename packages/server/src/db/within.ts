import { AsyncLocalStorage } from 'node:async_hooks';

const signals = new AsyncLocalStorage<AbortSignal>();

/**
 * Does `work`, of which nothing is committed once `signal` has aborted: its next statement throws the signal's reason, and so
 * does the commit of its transaction (F28).
 */
export const within = <Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> =>
  signals.run(signal, work);

/** Throws when the time of the running work is over. */
export const throwIfOver = (): void => signals.getStore()?.throwIfAborted();
