import { localTime } from '@caravan/i18n';
import { localDay } from '../words/local-day.ts';
import type { OperatorContext } from './operator-context.ts';

type Place = Pick<OperatorContext, 'country'>;

const two = (value: number): string => String(value).padStart(2, '0');

/** A moment on the country's clock, `2026-11-28 23:37:26`: spreadsheets of all our countries know it as a time. */
export const localMoment = ({ country: { timeZone } }: Place, moment: Date | string): string => {
  const { hour, minute, second } = localTime(moment, timeZone);
  return `${localDay(moment, timeZone)} ${two(hour)}:${two(minute)}:${two(second)}`;
};
