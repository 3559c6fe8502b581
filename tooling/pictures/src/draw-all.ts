import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { isRecord, WrongDescription } from './description.ts';

/** Draws pictures of one country on all processors; gives the bytes of their files. */
export const drawAll = async (names: readonly string[], app: string, folder: string): Promise<number> => {
  const waiting = [...names];
  let bytes = 0;
  const work = async (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('draw-worker.ts', import.meta.url), {
        workerData: { app, folder },
        // A picture's points are many and short-lived: with room for those of a few, less time goes into clearing up.
        resourceLimits: { maxYoungGenerationSizeMb: 192 },
      });
      const end = (error?: Error): void => {
        void worker.terminate();
        if (error === undefined) resolve();
        else reject(error);
      };
      worker.on('error', reject);
      worker.on('message', (answer: unknown) => {
        if (!isRecord(answer) || typeof answer['bytes'] !== 'number') {
          end(new WrongDescription(isRecord(answer) ? String(answer['error']) : 'no answer'));
          return;
        }
        bytes += answer['bytes'];
        const next = waiting.shift();
        if (next === undefined) end();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        else worker.postMessage(next);
      });
    });
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), names.length) }, work));
  return bytes;
};
