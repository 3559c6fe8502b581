/** Seconds that running requests get to end (SRV-13). */
export const graceSeconds = 10;

/** The part of a process that is needed; tests give their own. */
export interface SignalSource {
  once(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
  exit(code: number): void;
}

/**
 * Ends the process well: at SIGTERM or SIGINT `stop` is called once (servers refuse new connections, end running requests,
 * hand jobs back, then the database closes), and the process exits with 0; with 1 when that failed or took too long.
 */
export const stopOnSignals = (
  stop: () => Promise<void>,
  process: SignalSource,
  seconds = graceSeconds,
): void => {
  let stopping = false;
  const end = (): void => {
    if (stopping) return;
    stopping = true;
    const late = setTimeout(() => process.exit(1), seconds * 1000);
    stop().then(
      () => {
        clearTimeout(late);
        process.exit(0);
      },
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
};
