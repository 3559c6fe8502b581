import { isRealDay } from '../calendar-day.ts';

/**
 * Whether fourteen digits are a person's INN: 1 or 2 for the sex, a real date as ddmmyyyy, five digits. No rule of a check
 * digit is published, so none is asked for.
 */
export const isInn = (text: string): boolean => {
  const [, day, month, year] = /^[12](\d{2})(\d{2})(\d{4})\d{5}$/.exec(text) ?? [];
  return isRealDay({ day: Number(day), month: Number(month), year: Number(year) });
};
