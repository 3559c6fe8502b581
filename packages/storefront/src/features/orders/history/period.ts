import { localTime } from '@caravan/i18n';

/** Spans of time in which one looks for an order. */
export const periods = ['all', 'month', 'last-month', 'quarter', 'year'] as const;

export type Period = (typeof periods)[number];

/** First and last local day of a period, ISO dates; absent where it is open. */
export interface Span {
  readonly from?: string;
  readonly to?: string;
}

/** The days of a period, on the country's calendar, as they are today. */
export const spanOf = (period: Period, now: Date, timeZone: string): Span => {
  const { year, month } = localTime(now, timeZone);
  switch (period) {
    case 'month':
      return { from: day(year, month, 1) };
    case 'last-month':
      return { from: day(year, month - 1, 1), to: day(year, month, 0) };
    case 'quarter':
      return { from: day(year, month - 2, 1) };
    case 'year':
      return { from: day(year, 1, 1) };
    case 'all':
      return {};
    default:
      return period satisfies never;
  }
};

/** An ISO date; months and days beyond a year's or month's end carry over. */
const day = (year: number, month: number, date: number): string =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
