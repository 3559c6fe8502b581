import { url as debuggerAddress } from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** Seconds for which the event loop may stand still. */
const usualLimit = 30;

/** A text and not a file, so that a bundled server needs none beside it. It counts its own waits, so a machine that slept is not taken for a process that hangs. */
const watcher = `
  const { workerData } = require('node:worker_threads');
  const { beats, limit } = workerData;
  const never = new Int32Array(new SharedArrayBuffer(4));
  const parts = 30;
  for (let heard = -1, missed = 0; ; ) {
    Atomics.wait(never, 0, 0, (limit * 1000) / parts);
    const now = Atomics.load(beats, 0);
    missed = now === heard ? missed + 1 : 0;
    heard = now;
    if (missed === parts) {
      require('node:fs').writeSync(2, 'The event loop has stood still for ' + limit + ' s: the process ends.\\n');
      process.kill(process.pid, 'SIGKILL');
    }
  }`;

/**
 * Ends the process when its event loop has not turned for so many seconds, from a thread of its own: a database within the
 * process may hang all of it (F21). Whoever keeps processes starts it again. Not while somebody debugs. Gives how to stop watching.
 */
export const startWatchdog = (limit = usualLimit): (() => Promise<void>) => {
  if (debuggerAddress() !== undefined) return async () => undefined;
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const beat = setInterval(() => Atomics.add(beats, 0, 1), (limit * 1000) / 60);
  beat.unref();
  const worker = new Worker(watcher, { eval: true, execArgv: [], workerData: { beats, limit } });
  worker.unref();
  return async () => {
    clearInterval(beat);
    await worker.terminate();
  };
};
