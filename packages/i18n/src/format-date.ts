import { localTime } from './local-time.ts';

const two = (value: number): string => value.toString().padStart(2, '0');

/** dd-mm-yyyy by the calendar of a time zone (LANG-6), the same in every language; `Intl` has another order in each. */
export const formatDate = (moment: Date | string, timeZone: string): string => {
  const { day, month, year } = localTime(moment, timeZone);
  return `${two(day)}-${two(month)}-${year.toString().padStart(4, '0')}`;
};

/** The date and the time of day, dd-mm-yyyy hh:mm, by the clocks of a time zone. */
export const formatDateTime = (moment: Date | string, timeZone: string): string => {
  const { hour, minute } = localTime(moment, timeZone);
  return `${formatDate(moment, timeZone)} ${two(hour)}:${two(minute)}`;
};
