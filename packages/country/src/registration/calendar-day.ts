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
