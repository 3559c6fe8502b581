/** A day of the Gregorian calendar; months count from 1. What `localTime` of `@caravan/i18n` gives is one. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const daysIn = (year: number, month: number): number => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};

/** Whether a calendar has that day: no 31 April, no 29 February in a common year. */
export const isRealDay = ({ year, month, day }: CalendarDay): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);

/** The day that `dd-mm-yyyy` names; null when it is written otherwise or the calendar has no such day. */
export const readDay = (text: string): CalendarDay | null => {
  const [, dd, mm, yyyy] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text) ?? [];
  const named = { year: Number(yyyy), month: Number(mm), day: Number(dd) };
  return isRealDay(named) ? named : null;
};

const ordinal = ({ year, month, day }: CalendarDay): number => year * 10_000 + month * 100 + day;

/** Whether somebody born on a day has had that birthday by today; the birthday itself counts. */
export const hasReached = (born: CalendarDay, years: number, today: CalendarDay): boolean =>
  ordinal({ ...born, year: born.year + years }) <= ordinal(today);

const two = (number: number): string => String(number).padStart(2, '0');

/** `2026-07-20`, as databases write a day. */
export const formatDay = ({ year, month, day }: CalendarDay): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

const utcOf = ({ year, month, day }: CalendarDay): Date => new Date(Date.UTC(year, month - 1, day));

const dayOf = (date: Date): CalendarDay => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
});

/** 0 is Sunday, as in JavaScript. */
export const weekdayOf = (day: CalendarDay): number => utcOf(day).getUTCDay();

/** The day so many days after another, by the calendar alone. */
export const daysAfter = (from: CalendarDay, days: number): CalendarDay =>
  dayOf(new Date(utcOf(from).getTime() + days * 86_400_000));

/** The same day of a later month, or its last. */
export const monthsAfter = ({ year, month, day }: CalendarDay, months: number): CalendarDay => {
  const reached = year * 12 + (month - 1) + months;
  const [inYear, inMonth] = [Math.floor(reached / 12), (reached % 12) + 1];
  return { year: inYear, month: inMonth, day: Math.min(day, daysIn(inYear, inMonth)) };
};
