import { describe, expect, it } from 'vitest';
import { filterSearch, historyQuery, readFilter } from './history-query.ts';
import { spanOf } from './period.ts';

const zone = 'Asia/Bishkek';
/** New Year's Day 2027 in Bishkek, still 2026 in London. */
const newYear = new Date('2026-12-31T19:00:00Z');

describe('the periods of the order history', () => {
  it.each([
    ['all', {}],
    ['month', { from: '2027-01-01' }],
    ['last-month', { from: '2026-12-01', to: '2026-12-31' }],
    ['quarter', { from: '2026-11-01' }],
    ['year', { from: '2027-01-01' }],
  ] as const)('ORD-2 %s is counted on the country’s calendar', (period, span) =>
    expect(spanOf(period, newYear, zone)).toEqual(span),
  );
});

describe('the address of the order history', () => {
  it('ORD-2 reads back what it writes', () => {
    const filter = { status: 'paid', period: 'year', page: 3 } as const;
    const search = new URLSearchParams(
      Object.entries(filterSearch(filter)).map(([name, value]) => [name, String(value)]),
    );
    expect(readFilter(search)).toEqual(filter);
    expect(filterSearch({ status: null, period: 'all', page: 1 })).toEqual({});
  });

  it.each(['page=0', 'page=-1', 'page=x', 'page=1e9', 'status=draft', 'status=<b>', 'period=ever'])(
    'what it says wrongly is as if it said nothing: %s',
    (text) => expect(readFilter(new URLSearchParams(text))).toEqual({ status: null, period: 'all', page: 1 }),
  );

  it('ORD-2 asks for one page', () => {
    expect(historyQuery({ status: 'paid', period: 'all', page: 3 }, newYear, zone)).toEqual({
      limit: 20,
      offset: 40,
      status: 'paid',
    });
  });
});
