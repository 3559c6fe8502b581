/** A moment on the clock and calendar of a place. Months count from 1. */
export interface LocalTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** Making a formatter costs a hundred times its use, so each time zone keeps its own. */
const clocks = new Map<string, Intl.DateTimeFormat>();

const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
};

/** What the clocks of a time zone (IANA name) show at a moment. @throws RangeError for an unknown zone or no date. */
export const localTime = (moment: Date | string, timeZone: string): LocalTime => {
  const parts = clockOf(timeZone).formatToParts(new Date(moment));
  const read = (wanted: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find(({ type }) => type === wanted)?.value);
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  };
};
