import type { DeliveryRule, DispatchRules, ShopRules, TransitTime, Weekday } from './types.ts';

/** A day of the calendar as ISO 8601 writes it: `2026-11-24`. */
export type IsoDay = string;

/** The days between which an order comes, or from which it can be collected; equal where it is one day (DLV-6). */
export interface Arrival {
  readonly from: IsoDay;
  readonly to: IsoDay;
}

/** When something is ordered, by the country's own clocks. Months count from 1. */
export interface OrderTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** Orders before three in the afternoon leave on the same working day; couriers drive on Saturdays, too. */
export const standardDispatch: DispatchRules = {
  cutOff: '15:00',
  sendsOn: [1, 2, 3, 4, 5],
  deliversOn: [1, 2, 3, 4, 5, 6],
};

const dayLength = 86_400_000;
/** Longer than any row of holidays: a calendar without a working day within it is wrong. */
const longestWait = 60;

const isoDay = (moment: number): IsoDay => new Date(moment).toISOString().slice(0, 10);

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** The first day from `from` on that is one of these days of the week and no holiday. @throws RangeError when none comes. */
const workingFrom = (from: number, weekdays: readonly Weekday[], holidays: readonly IsoDay[]): number => {
  for (let moment = from; moment < from + longestWait * dayLength; moment += dayLength) {
    const weekday = new Date(moment).getUTCDay() || 7;
    if (weekdays.some((one) => one === weekday) && !holidays.includes(isoDay(moment))) return moment;
  }
  throw new RangeError(`No working day within ${longestWait} days of ${isoDay(from)}.`);
};

/**
 * When an order of this moment comes by one rule's transit time (DLV-6). It leaves on the first working day: today's when it was
 * placed before the cut-off. Each day of transit is one on which the courier delivers; none of them is a holiday.
 */
export const arrivalBy = (
  { dispatch: all = standardDispatch }: Pick<ShopRules, 'dispatch'>,
  { dispatch: own }: Pick<DeliveryRule, 'dispatch'>,
  { days: [fewest, most] }: TransitTime,
  { year, month, day, hour, minute }: OrderTime,
  holidays: readonly IsoDay[],
): Arrival => {
  const { cutOff, sendsOn, deliversOn } = { ...all, ...own };
  const today = Date.UTC(year, month - 1, day);
  const late = hour * 60 + minute >= minutesOf(cutOff);
  const sent = workingFrom(late ? today + dayLength : today, sendsOn, holidays);
  const after = (days: number): IsoDay => {
    let arrives = workingFrom(days === 0 ? sent : sent + dayLength, deliversOn, holidays);
    for (let passed = 1; passed < days; passed += 1)
      arrives = workingFrom(arrives + dayLength, deliversOn, holidays);
    return isoDay(arrives);
  };
  return { from: after(fewest), to: after(most) };
};
