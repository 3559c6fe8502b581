import { formatDay } from '@caravan/country';
import { localTime } from '@caravan/i18n';

/** The day of a moment by the clock of a time zone (IANA name): `2026-11-28`. */
export const localDay = (moment: Date | string, timeZone: string): string =>
  formatDay(localTime(moment, timeZone));
