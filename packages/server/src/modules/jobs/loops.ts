import { setTimeout as pause } from 'node:timers/promises';
import type { CountryContext } from '../../context.ts';
import type { CountryMetrics } from '../../http/metrics.ts';

/** Timers that do a task again and again, one at a time each, and wait for it when they are stopped. */
export const createLoops = ({
  log,
  metrics,
}: {
  readonly log: Pick<CountryContext['log'], 'error'>;
  readonly metrics: Pick<CountryMetrics, 'countTask'>;
}) => {
  const running = new Set<Promise<unknown>>();
  const timers = new Set<NodeJS.Timeout>();
  let stopped = false;

  const again = (seconds: number, name: string, task: () => Promise<unknown>): void => {
    if (stopped) return;
    // Processes that were started together do not look at the same moment.
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        const turn = task()
          .then(() => metrics.countTask(name, 'done'))
          .catch((err: unknown) => {
            metrics.countTask(name, 'failed');
            log.error({ err, task: name }, 'recurring task failed');
          })
          .finally(() => {
            running.delete(turn);
            again(seconds, name, task);
          });
        running.add(turn);
      },
      seconds * 1000 * (0.8 + Math.random() * 0.4),
    );
    timer.unref();
    timers.add(timer);
  };

  return {
    start: again,
    /** No turn begins any more; those that have begun get eight seconds, what they leave is found again (SRV-13). */
    async stop(): Promise<void> {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.race([Promise.all(running), pause(8000, null, { ref: false })]);
    },
  };
};
