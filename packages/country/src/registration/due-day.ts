import { daysAfter, monthsAfter, weekdayOf } from './calendar-day.ts';
import type { CalendarDay } from './calendar-day.ts';
import type { Term } from './registration-form.ts';

const isWorkingDay = (day: CalendarDay): boolean => weekdayOf(day) >= 1 && weekdayOf(day) <= 5;

const workingDaysAfter = (day: CalendarDay, amount: number): CalendarDay => {
  let [at, left] = [day, amount];
  while (left > 0) {
    at = daysAfter(at, 1);
    if (isWorkingDay(at)) left -= 1;
  }
  return at;
};

/**
 * The last day of a term that begins after `from` (REG-6, REG-7). Working days are Monday to Friday, public holidays among them:
 * no calendar of these is kept. A month later is the same day of the month, or its last.
 */
export const dueDay = (from: CalendarDay, { amount, unit }: Term): CalendarDay => {
  if (unit === 'month') return monthsAfter(from, amount);
  return unit === 'day' ? daysAfter(from, amount) : workingDaysAfter(from, amount);
};
