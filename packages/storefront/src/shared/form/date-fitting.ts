import { toAsciiDigits } from '@caravan/i18n';
import type { Fitting } from '@caravan/ui/masked-input';

const separator = /\s*[-./\s]\s*/;

/** A date as it is sent, dd-mm-yyyy, whatever stands between its parts and whichever end the year is at; anything else with dashes. */
export const dashedDate = (typed: string): string => {
  const parts = toAsciiDigits(typed).split(separator);
  const [day = '', month = '', year = ''] = parts[0]?.length === 4 ? parts.toReversed() : parts;
  const whole = parts.length === 3 && /^\d{4}$/.test(year) && /^\d{1,2} \d{1,2}$/.test(`${day} ${month}`);
  return whole ? [day.padStart(2, '0'), month.padStart(2, '0'), year].join('-') : parts.join('-');
};

const masks = ['00-00-0000', '0-00-0000', '00-0-0000', '0-0-0000', '0000-00-00', '0000-0-00'];

/** What of a date was typed first: a year is what cannot be a day and a month. */
const yearFirst = (typed: string): boolean => /^\d{4}-/.test(typed) && Number(typed.slice(2, 4)) > 12;

/**
 * How a date is grouped while it is typed: with or without separators, of one digit or two, the year first or last (a browser fills in
 * `1990-01-31`). Letters, and too many digits, stay to be seen and refused.
 */
export const dateFitting: Fitting = {
  masks,
  read: (typed) => dashedDate(typed.length > 1 ? typed.trim() : typed),
  fit: (typed) => {
    if (!/^[\d-]*$/.test(typed) || typed.replaceAll('-', '').length > 8) return null;
    if (yearFirst(typed)) return /^\d{4}-\d-/.test(typed) ? '0000-0-00' : '0000-00-00';
    const day = /^\d-/.test(typed) ? '0' : '00';
    const month = /^(?:\d-|\d\d-?)\d-/.test(typed) ? '0' : '00';
    return `${day}-${month}-0000`;
  },
};
