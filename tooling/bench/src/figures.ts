/** Figures of one run by name, e.g. `kg shop LCP ms`. */
export type Figures = Readonly<Record<string, number>>;

/** What a figure may be, at most or at least. */
export interface Budget {
  /** Matches the end of a figure's name. */
  readonly of: RegExp;
  readonly most?: number;
  readonly least?: number;
}

/** One figure beside that of the last recorded run. */
export interface Compared {
  readonly name: string;
  readonly now: number;
  /** Undefined where it was not measured. */
  readonly last: number | undefined;
  /** Change in percent; undefined where there is nothing to compare with. */
  readonly change: number | undefined;
  /** The bound that is broken, in words; null when all is well. */
  readonly over: string | null;
}

/** Figures that are never nothing once something was done; a page's layout shift, or the time for which it stands still, may be. */
const neverNothing = / (?:\/s|s|MB|kB|(?:CPU|median|p99) ms)$/;

const brokenBound = (name: string, value: number, budgets: readonly Budget[]): string | null => {
  if (!Number.isFinite(value) || (value === 0 && neverNothing.test(name))) return 'was not measured';
  for (const { of, most, least } of budgets) {
    if (!of.test(name)) continue;
    if (most !== undefined && value > most) return `more than ${most}`;
    if (least !== undefined && value < least) return `less than ${least}`;
  }
  return null;
};

/** Puts each figure beside that of the last run and its budgets, in the order of the new ones (PERF-3). */
export const compareFigures = (now: Figures, last: Figures, budgets: readonly Budget[]): Compared[] =>
  Object.entries(now).map(([name, value]) => {
    const before = last[name];
    return {
      name,
      now: value,
      last: before,
      change: before === undefined || before === 0 ? undefined : ((value - before) / before) * 100,
      over: brokenBound(name, value, budgets),
    };
  });

/** The comparison as a table. */
export const tableOf = (rows: readonly Compared[]): string =>
  [
    `${'figure'.padEnd(36)} ${'now'.padStart(10)} ${'last'.padStart(10)}`,
    ...rows.map(({ name, now, last, change, over }) =>
      [
        name.padEnd(36),
        now.toFixed(2).padStart(10),
        (last?.toFixed(2) ?? '').padStart(10),
        (change === undefined ? '' : `${change.toFixed(0)} %`).padStart(7),
        ...(over === null ? [] : [over]),
      ].join(' '),
    ),
  ].join('\n');
