import lighthouse, { type RunnerResult } from 'lighthouse';
import { getLogNormalScore } from 'lighthouse/shared/statistics.js';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What a run must not know of the one before, such as the products viewed last: all but cookies, which say who the visitor is. */
const clearedStorage = [
  'file_systems',
  'shader_cache',
  'service_workers',
  'cache_storage',
  'local_storage',
  'indexeddb',
] as const;

/** Runs whose median counts, and how many may be tried to have so many undisturbed ones. */
const runs = 5;
const mostRuns = 10;

/** Share of the machine's best speed from which on a run tells of the page, and not of what else the machine had to do. */
const ownSpeed = 0.85;

/** The best speed that any run found, in Lighthouse's own measure. */
let bestSpeed = 0;

/** How much slower than this machine Lighthouse takes a phone's processor to be. */
const slowdown = 4;

/** Milliseconds of a task from which on a press is kept waiting. */
const longTask = 50;

interface Run {
  /** The machine's, measured before the page was opened. */
  readonly speed: number;
  readonly figures: Readonly<Record<string, number>>;
}

/**
 * Lighthouse's mobile preset, each run as the visitor that `beVisitor` makes of the browser, median of five undisturbed runs by
 * performance: scores 0–100, LCP and TBT in milliseconds. Where the machine is never quiet it is the median of the five least
 * disturbed. TBT counts the time in which other programs had the processor, too; `CPU TBT` is what the page itself used of it, and
 * `CPU performance` the score with that in its place.
 */
export const audit = async (
  url: string,
  debuggingPort: number,
  beVisitor: () => Promise<void>,
): Promise<Readonly<Record<string, number>>> => {
  const told: Run[] = [];
  const undisturbed = () => told.filter(({ speed }) => speed >= bestSpeed * ownSpeed).length;
  while (told.length < mostRuns && undisturbed() < runs) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- two at a time would disturb each other
    await beVisitor();
    // oxlint-disable-next-line eslint/no-await-in-loop -- the same
    const run = await auditOnce(url, debuggingPort);
    bestSpeed = Math.max(bestSpeed, run.speed);
    told.push(run);
  }
  const quietest = told.toSorted((a, b) => b.speed - a.speed).slice(0, runs);
  const byScore = quietest.map(({ figures }) => figures).toSorted((a, b) => scoreOf(a) - scoreOf(b));
  return byScore[runs >> 1] ?? {};
};

const scoreOf = (figures: Readonly<Record<string, number>>): number => figures['performance'] ?? 0;

const auditOnce = async (url: string, debuggingPort: number): Promise<Run> => {
  const result = await lighthouse(url, {
    port: debuggingPort,
    onlyCategories: [...categories],
    clearStorageTypes: [...clearedStorage],
    logLevel: 'error',
  });
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories: scores, audits, environment } = result.lhr;
  const blocked = blockedByPage(result);
  return {
    speed: environment.benchmarkIndex,
    figures: {
      ...Object.fromEntries(categories.map((name) => [name, Math.round((scores[name]?.score ?? 0) * 100)])),
      'LCP ms': Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
      'TBT ms': Math.round(audits['total-blocking-time']?.numericValue ?? 0),
      'CPU TBT ms': Math.round(blocked),
      'CPU performance': Math.round(performanceWith(result, blocked) * 100),
    },
  };
};

/** Lighthouse's curve for TBT on a phone: the milliseconds that score 0.9 and 0.5. */
const blockingCurve = { p10: 200, median: 600 };

/** The performance score, 0–1, had the main thread been blocked for so many milliseconds. */
const performanceWith = ({ lhr }: RunnerResult, blocked: number): number => {
  const { score, auditRefs = [] } = lhr.categories['performance'] ?? {};
  const weights = auditRefs.reduce((sum, { weight }) => sum + weight, 0);
  const weight = auditRefs.find(({ id }) => id === 'total-blocking-time')?.weight ?? 0;
  const found = lhr.audits['total-blocking-time']?.score ?? 0;
  return (score ?? 0) + (weight / weights) * (getLogNormalScore(blockingCurve, blocked) - found);
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

/** Microseconds that the thread ran; Lighthouse's types do not name the field, and a task cut off by the end has none. */
const processorTime = (event: { readonly dur?: number }): number =>
  'tdur' in event && typeof event.tdur === 'number' ? event.tdur : (event.dur ?? 0);
