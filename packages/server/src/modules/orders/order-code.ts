import { localTime } from '@caravan/i18n';
import type { CountryDefinition } from '@caravan/country';
import type { Ids } from '../../context.ts';
import { humanCode } from '../../human-code.ts';

/**
 * An order code: prefix, year of the country's calendar, six random letters (`XX-26-7F3K2Q`, ORD-4). Says nothing of how many
 * orders there are. One of 729 million a year, so a clash is possible: the caller tries again.
 */
export const makeOrderCode = (
  { orderPrefix, timeZone }: Pick<CountryDefinition, 'orderPrefix' | 'timeZone'>,
  now: Date,
  ids: Pick<Ids, 'number'>,
): string => {
  const year = localTime(now, timeZone).year % 100;
  return `${orderPrefix}-${year.toString().padStart(2, '0')}-${humanCode(6, ids)}`;
};
