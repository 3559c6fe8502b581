import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  localMonth,
  localTime,
  monthAfter,
  startOfLocalDay,
  startOfLocalMonth,
} from './index.ts';

it.each([
  ['Europe/Istanbul', '2026-11-20T21:00:00Z', '21-11-2026 00:00', '2026-11-20T21:00:00.000Z'],
  ['Europe/Istanbul', '2026-11-21T20:59:59Z', '21-11-2026 23:59', '2026-11-20T21:00:00.000Z'],
  ['Asia/Bishkek', '2026-11-20T18:00:00Z', '21-11-2026 00:00', '2026-11-20T18:00:00.000Z'],
  ['Asia/Bishkek', '2026-12-31T17:59:59Z', '31-12-2026 23:59', '2026-12-30T18:00:00.000Z'],
  ['Asia/Baghdad', '2024-02-28T22:30:00Z', '29-02-2024 01:30', '2024-02-28T21:00:00.000Z'],
  // Clocks went from 00:00 to 01:00.
  ['America/Sao_Paulo', '2018-11-04T12:00:00Z', '04-11-2018 10:00', '2018-11-04T03:00:00.000Z'],
  // Clocks went back from 24:00 to 23:00, so the next day began once.
  ['America/Sao_Paulo', '2018-02-18T12:00:00Z', '18-02-2018 09:00', '2018-02-18T03:00:00.000Z'],
  // Clocks went back from 01:00 to 00:00, so the day began before that.
  ['America/Havana', '2025-11-02T12:00:00Z', '02-11-2025 07:00', '2025-11-02T04:00:00.000Z'],
])('LANG-6 LIM-1 reads the clocks of %s at %s', (zone, moment, printed, dayStart) => {
  expect(formatDateTime(moment, zone)).toBe(printed);
  expect(formatDate(moment, zone)).toBe(printed.slice(0, 10));
  expect(startOfLocalDay(moment, zone).toISOString()).toBe(dayStart);
});

it.each([
  ['2026-11-30T18:00:00Z', '2026-12', '2026-11-30T18:00:00.000Z'],
  ['2026-11-30T17:59:59Z', '2026-11', '2026-10-31T18:00:00.000Z'],
  ['2026-12-31T18:00:00Z', '2027-01', '2026-12-31T18:00:00.000Z'],
])('ORD-6 LIM-1 bills what is paid at %s in Bishkek to %s', (moment, month, start) => {
  expect(localMonth(moment, 'Asia/Bishkek')).toBe(month);
  expect(startOfLocalMonth(moment, 'Asia/Bishkek').toISOString()).toBe(start);
});

it('LIM-1 begins every day with its first moment', () => {
  const zones = fc.constantFrom(
    'Europe/Istanbul',
    'Asia/Bishkek',
    'Asia/Baku',
    'Africa/Cairo',
    'America/Havana',
  );
  const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(zones, moments, (zone, moment) => {
      const start = startOfLocalDay(moment, zone);
      expect(start.getTime()).toBeLessThanOrEqual(moment.getTime());
      expect(formatDate(start, zone)).toBe(formatDate(moment, zone));
      expect(formatDate(new Date(start.getTime() - 1), zone)).not.toBe(formatDate(moment, zone));
    }),
  );
});

it('LIM-6 a day that is so many days ahead begins at its own midnight, over months, leap years and changed clocks', () => {
  const after = (moment: string, zone: string, days: number) =>
    startOfLocalDay(moment, zone, days).toISOString();
  expect(after('2026-11-15T20:59:59Z', 'Europe/Istanbul', 91)).toBe('2027-02-13T21:00:00.000Z');
  expect(after('2026-11-15T21:00:00Z', 'Europe/Istanbul', 91)).toBe('2027-02-14T21:00:00.000Z');
  expect(after('2027-12-01T06:00:00Z', 'Europe/Istanbul', 91)).toBe('2028-02-29T21:00:00.000Z');
  expect(after('2026-03-01T12:00:00Z', 'Africa/Cairo', 91)).toBe('2026-05-30T21:00:00.000Z');
});

it('refuses zones and moments that do not exist', () => {
  expect(() => localTime('2026-11-21T00:00:00Z', 'Mars/Olympus')).toThrow(RangeError);
  expect(() => localTime('soon', 'Asia/Bishkek')).toThrow(RangeError);
});

it('REG-11 a month that is so many months ahead or back begins at its own first midnight', () => {
  const begins = (months: number) =>
    startOfLocalMonth('2026-11-30T17:59:59Z', 'Asia/Bishkek', months).toISOString();
  expect(begins(1)).toBe('2026-11-30T18:00:00.000Z');
  expect(begins(2)).toBe('2026-12-31T18:00:00.000Z');
  expect(begins(-11)).toBe('2025-11-30T18:00:00.000Z');
  expect([-11, -10, 0, 1, 2].map((count) => monthAfter('2026-11', count))).toEqual([
    '2025-12',
    '2026-01',
    '2026-11',
    '2026-12',
    '2027-01',
  ]);
});
