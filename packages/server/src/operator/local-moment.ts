import { formatDay } from '@caravan/country';
import { localTime } from '@caravan/i18n';
import type { OperatorContext } from './operator-context.ts';

type Place = Pick<OperatorContext, 'country'>;

const two = (value: number): string => String(value).padStart(2, '0');

/** A day on the country's calendar, `2026-11-28`, as `--from` and `--to` are typed. */
export const localDay = ({ country }: Place, moment: Date | string): string =>
  formatDay(localTime(moment, country.timeZone));

/** A moment on the country's clock, `2026-11-28 23:37:26`: spreadsheets of all our countries know it as a time. */
export const localMoment = (place: Place, moment: Date | string): string => {
  const { hour, minute, second } = localTime(moment, place.country.timeZone);
  return `${localDay(place, moment)} ${two(hour)}:${two(minute)}:${two(second)}`;
};
