/** Seconds that running requests get to end (SRV-13). */
export const graceSeconds = 10;

/** The part of a process that is needed; tests give their own. */
export interface SignalSource {
  once(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
  exit(code: number): void;
}

/**
 * Ends the process well: at SIGTERM or SIGINT `stop` is called once (servers refuse new connections, end running requests,
 * hand jobs back, then the database closes), and the process exits with 0; with 1, and a line that says why, when that failed or
 * took longer than `seconds`.
 */
export const stopOnSignals = (
  stop: () => Promise<void>,
  process: SignalSource,
  { complain, seconds = graceSeconds }: { complain: (line: string) => void; seconds?: number },
): void => {
  let stopping = false;
  const end = (): void => {
    if (stopping) return;
    stopping = true;
    const fail = (why: string): void => {
      complain(why);
      process.exit(1);
    };
    const late = setTimeout(
      () => fail(`The stop took longer than ${seconds} s: what still runs is cut`),
      seconds * 1000,
    );
    stop().then(
      () => {
        clearTimeout(late);
        process.exit(0);
      },
      (error: unknown) => fail(`The stop failed: ${error instanceof Error ? error.message : String(error)}`),
    );
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
};
