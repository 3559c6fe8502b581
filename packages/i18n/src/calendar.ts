import { localTime } from './local-time.ts';

const dayLength = 86_400_000;

/** First moments of local days, by zone and day: a shop asks for those of today and of this month again and again. */
const starts = new Map<string, number>();
const mostStarts = 1000;

/** The first moment of a local day (its midnight in UTC is given). Where clocks skip midnight it is the moment after the jump. */
const findStart = (midnight: number, timeZone: string): number => {
  const offsetAt = (moment: number): number => {
    const local = localTime(new Date(moment), timeZone);
    return Date.UTC(local.year, local.month - 1, local.day, local.hour, local.minute, local.second) - moment;
  };
  // The zone's offset a day before and a day after: they differ only around a change of clocks.
  const candidates = [midnight - offsetAt(midnight - dayLength), midnight - offsetAt(midnight + dayLength)];
  const inDay = candidates.filter((moment) => moment + offsetAt(moment) >= midnight);
  return Math.min(...inDay);
};

const startOf = (year: number, month: number, day: number, timeZone: string): Date => {
  const midnight = Date.UTC(year, month - 1, day);
  const key = `${timeZone} ${midnight}`;
  const known = starts.get(key);
  if (known !== undefined) return new Date(known);
  const start = findStart(midnight, timeZone);
  if (starts.size >= mostStarts) starts.clear();
  starts.set(key, start);
  return new Date(start);
};

/**
 * When the local day of a moment began, or that of so many days after it, as a moment: daily limits count from it (LIM-1),
 * and a coupon ends with it (LIM-6).
 */
export const startOfLocalDay = (moment: Date | string, timeZone: string, daysAfter = 0): Date => {
  const { year, month, day } = localTime(moment, timeZone);
  return startOf(year, month, day + daysAfter, timeZone);
};

/**
 * When the local month of a moment began, or that of so many months after it, as a moment: monthly limits count from it
 * (LIM-1), and months of case credits end with it (REG-11).
 */
export const startOfLocalMonth = (moment: Date | string, timeZone: string, monthsAfter = 0): Date => {
  const { year, month } = localTime(moment, timeZone);
  return startOf(year, month + monthsAfter, 1, timeZone);
};

/** The local month of a moment as `2026-11`: the month to which an order's case credits are billed (ORD-6). */
export const localMonth = (moment: Date | string, timeZone: string): string => {
  const { year, month } = localTime(moment, timeZone);
  return `${year}-${month.toString().padStart(2, '0')}`;
};

/** The month that lies so many months after one, or before it: `monthAfter('2026-11', 2)` is `2027-01`. */
export const monthAfter = (month: string, count: number): string =>
  localMonth(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + count, 15)), 'UTC');
