import { describe, expect, it } from 'vitest';
import { formatDay } from './calendar-day.ts';
import { dueDay } from './due-day.ts';
import type { Term } from './registration-form.ts';

const due = ([year, month, day]: readonly [number, number, number], term: Term): string =>
  formatDay(dueDay({ year, month, day }, term));

describe('the last day of a term', () => {
  it.each([
    [14, [2026, 7, 20], '2026-08-03'],
    [30, [2026, 12, 15], '2027-01-14'],
    [30, [2028, 2, 1], '2028-03-02'],
  ] as const)('REG-7 %i days after %j is %s', (amount, from, last) => {
    expect(due(from, { amount, unit: 'day' })).toBe(last);
  });

  it.each([
    // Monday, Friday, Saturday and Sunday.
    [[2026, 7, 20], '2026-07-27'],
    [[2026, 7, 24], '2026-07-31'],
    [[2026, 7, 25], '2026-07-31'],
    [[2026, 7, 26], '2026-07-31'],
  ] as const)('REG-6 five working days after %j is %s', (from, last) => {
    expect(due(from, { amount: 5, unit: 'working-day' })).toBe(last);
  });

  it.each([
    [[2026, 7, 20], '2027-01-20'],
    [[2026, 8, 31], '2027-02-28'],
    [[2027, 8, 30], '2028-02-29'],
  ] as const)('REG-7 six months after %j is %s', (from, last) => {
    expect(due(from, { amount: 6, unit: 'month' })).toBe(last);
  });
});
