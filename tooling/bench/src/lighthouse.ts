import lighthouse, { type RunnerResult } from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const runs = 5;

/** How much slower than this machine Lighthouse takes a phone's processor to be. */
const slowdown = 4;

/** Milliseconds of a task from which on a press is kept waiting. */
const longTask = 50;

/**
 * Lighthouse's mobile preset, median of five runs by performance: scores 0–100, LCP and TBT in milliseconds. TBT counts the time
 * in which other programs had the processor, too; `CPU TBT` is what the page itself used of it.
 */
export const audit = async (url: string, debuggingPort: number): Promise<Record<string, number>> => {
  const told: Record<string, number>[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(url, {
      port: debuggingPort,
      onlyCategories: [...categories],
      logLevel: 'error',
    });
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
    const { categories: scores, audits } = result.lhr;
    told.push({
      ...Object.fromEntries(categories.map((name) => [name, Math.round((scores[name]?.score ?? 0) * 100)])),
      'LCP ms': Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
      'TBT ms': Math.round(audits['total-blocking-time']?.numericValue ?? 0),
      'CPU TBT ms': Math.round(blockedByPage(result)),
    });
  }
  return told.sort((a, b) => (a['performance'] ?? 0) - (b['performance'] ?? 0))[runs >> 1] ?? {};
};

/** Milliseconds by which tasks after the first paint were too long on a phone, by the processor time of the page's main thread. */
const blockedByPage = ({ artifacts }: RunnerResult): number => {
  const { traceEvents } = artifacts.Trace;
  const paint = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) return 0;
  return traceEvents
    .filter(
      ({ name, pid, tid, ts }) =>
        name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts >= paint.ts,
    )
    .map((task) => Math.max(0, (processorTime(task) / 1000) * slowdown - longTask))
    .reduce((sum, blocked) => sum + blocked, 0);
};

/** Microseconds that the thread ran; Lighthouse's types do not name the field. */
const processorTime = (event: { readonly dur: number }): number =>
  'tdur' in event && typeof event.tdur === 'number' ? event.tdur : event.dur;
