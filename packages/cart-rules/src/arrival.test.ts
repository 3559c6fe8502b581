import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrivalBy,
  arrivalByKind,
  arrivalOf,
  type Arrival,
  type DeliveryRule,
  type DispatchRules,
  type OrderTime,
  type Place,
  type TransitTime,
  type Weekday,
} from './index.ts';
import { rules } from './testing/samples.ts';

/** `2026-11-24 14:59` on the country's clocks. */
const at = (text: string): OrderTime => ({
  year: Number(text.slice(0, 4)),
  month: Number(text.slice(5, 7)),
  day: Number(text.slice(8, 10)),
  hour: Number(text.slice(11, 13)),
  minute: Number(text.slice(14, 16)),
});

const dispatch: DispatchRules = { cutOff: '15:00', sendsOn: [1, 2, 3, 4, 5], deliversOn: [1, 2, 3, 4, 5, 6] };
const courier: DeliveryRule = { slug: 'courier', kind: 'courier', fee: 0 };

const arrives = (
  text: string,
  days: readonly [number, number],
  holidays: readonly string[] = [],
  own: Partial<DispatchRules> = {},
): Arrival => arrivalBy({ dispatch }, { ...courier, dispatch: own }, { days }, at(text), holidays);

describe('the day on which an order comes', () => {
  it.each([
    // Monday.
    ['2026-11-23 09:00', '2026-11-24'],
    // The last minute before the cut-off, and the cut-off itself.
    ['2026-11-23 14:59', '2026-11-24'],
    ['2026-11-23 15:00', '2026-11-25'],
    ['2026-11-23 15:30', '2026-11-25'],
    ['2026-11-23 23:59', '2026-11-25'],
    ['2026-11-24 00:00', '2026-11-25'],
    // Friday: brought on Saturday; after the cut-off it leaves on Monday.
    ['2026-11-27 14:59', '2026-11-28'],
    ['2026-11-27 15:00', '2026-12-01'],
    // Saturday and Sunday.
    ['2026-11-28 08:00', '2026-12-01'],
    ['2026-11-29 23:00', '2026-12-01'],
    // The year's end: New Year's Eve is a Thursday.
    ['2026-12-31 14:59', '2027-01-01'],
    ['2026-12-31 15:00', '2027-01-02'],
    ['2028-02-28 10:00', '2028-02-29'],
  ])('DLV-6 ordered at %s, one day on the way: %s', (ordered, day) => {
    expect(arrives(ordered, [1, 1])).toEqual({ from: day, to: day });
  });

  it.each([
    // Tuesday is a holiday: Monday's parcel comes on Wednesday, Monday's late one leaves on Wednesday.
    ['2026-11-23 10:00', ['2026-11-24'], '2026-11-25'],
    ['2026-11-23 16:00', ['2026-11-24'], '2026-11-26'],
    ['2026-11-24 10:00', ['2026-11-24'], '2026-11-26'],
    // A holiday on the Saturday.
    ['2026-11-27 10:00', ['2026-11-28'], '2026-11-30'],
    // The first eight days of January are free in some countries.
    [
      '2026-12-30 15:00',
      ['2027-01-01', '2027-01-02', '2027-01-03', '2027-01-04', '2027-01-05', '2027-01-06', '2027-01-07'],
      '2027-01-08',
    ],
  ])('DLV-6 ordered at %s with holidays on %s: %s', (ordered, holidays, day) => {
    expect(arrives(ordered, [1, 1], holidays)).toEqual({ from: day, to: day });
  });

  it('DLV-6 a district with a range has a range, of days on which the courier drives', () => {
    expect(arrives('2026-11-23 10:00', [2, 4])).toEqual({ from: '2026-11-25', to: '2026-11-27' });
    expect(arrives('2026-11-26 10:00', [2, 4])).toEqual({ from: '2026-11-28', to: '2026-12-01' });
    expect(arrives('2026-11-26 10:00', [2, 4], ['2026-11-30'])).toEqual({
      from: '2026-11-28',
      to: '2026-12-02',
    });
  });

  it('DLV-6 what is collected is ready on the day itself, when the counter is open', () => {
    const counter: Partial<DispatchRules> = { cutOff: '16:00', sendsOn: [1, 2, 3, 4, 5, 6] };
    const ready = (ordered: string) => arrives(ordered, [0, 0], [], counter).from;
    expect(ready('2026-11-28 15:59')).toBe('2026-11-28');
    expect(ready('2026-11-28 16:00')).toBe('2026-11-30');
    // Sent from on a Sunday, handed out on the next day.
    expect(arrives('2026-11-29 10:00', [0, 0], [], { sendsOn: [7], deliversOn: [1] }).from).toBe(
      '2026-11-30',
    );
  });

  it('DLV-6 a cut-off may lie within an hour', () => {
    const by = (ordered: string) => arrives(ordered, [1, 1], [], { cutOff: '14:35' }).from;
    expect(by('2026-11-23 14:34')).toBe('2026-11-24');
    expect(by('2026-11-23 14:35')).toBe('2026-11-25');
    expect(by('2026-11-23 15:00')).toBe('2026-11-25');
  });

  it.each([
    ['2026-11-23 14:59', 1, '2026-11-24'],
    ['2026-11-23 15:00', 1, '2026-11-25'],
    ['2026-11-24 10:00', 1, '2026-11-25'],
    ['2026-11-25 10:00', 1, '2026-11-26'],
    ['2026-11-26 10:00', 1, '2026-11-27'],
    ['2026-11-27 10:00', 1, '2026-11-28'],
    ['2026-11-27 10:00', 2, '2026-11-30'],
    ['2026-11-28 10:00', 1, '2026-12-01'],
    ['2026-11-29 10:00', 1, '2026-12-01'],
  ])(
    'DLV-6 by the days of a country that names none of its own: ordered at %s, %i on the way: %s',
    (ordered, days, day) => {
      expect(arrivalBy({}, {}, { days: [days, days] }, at(ordered), [])).toEqual({ from: day, to: day });
    },
  );

  it('DLV-6 a week that begins on Sunday', () => {
    const week: Partial<DispatchRules> = { sendsOn: [7, 1, 2, 3, 4], deliversOn: [6, 7, 1, 2, 3, 4] };
    // Thursday, Friday and Sunday.
    expect(arrives('2026-11-26 10:00', [1, 1], [], week).from).toBe('2026-11-28');
    expect(arrives('2026-11-27 10:00', [1, 1], [], week).from).toBe('2026-11-30');
    expect(arrives('2026-11-29 10:00', [1, 1], [], week).from).toBe('2026-11-30');
  });

  it('DLV-6 is never a holiday or a day without a courier, never before it leaves, and a later order never comes earlier', () => {
    const weekdays = fc.uniqueArray(fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7), { minLength: 1 });
    const minutes = fc.integer({ min: 0, max: 400 * 1440 });
    const timeOf = (minute: number) => at(new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString());
    const holiday = fc
      .integer({ min: 0, max: 400 })
      .map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(
        fc.record({ sendsOn: weekdays, deliversOn: weekdays, holidays: fc.array(holiday, { maxLength: 6 }) }),
        fc.tuple(fc.nat(5), fc.nat(5)),
        fc.tuple(minutes, minutes),
        ({ sendsOn, deliversOn, holidays }, [fewest, more], two) => {
          const [early, late] = two.toSorted((one, other) => one - other);
          const own = { sendsOn, deliversOn, cutOff: '15:00' };
          const by = (minute: number) =>
            arrivalBy({}, { dispatch: own }, { days: [fewest, fewest + more] }, timeOf(minute), holidays);
          const first = by(early ?? 0);
          const second = by(late ?? 0);
          for (const { from, to } of [first, second]) {
            expect(from <= to).toBe(true);
            for (const day of [from, to]) {
              expect(holidays).not.toContain(day);
              expect(deliversOn).toContain(new Date(day).getUTCDay() || 7);
            }
          }
          expect(first.from <= second.from && first.to <= second.to).toBe(true);
        },
      ),
    );
  });

  it('DLV-6 says so when a country never works', () => {
    expect(() => arrives('2026-11-23 10:00', [1, 1], [], { sendsOn: [] })).toThrow(RangeError);
  });
});

describe('the day by district', () => {
  const zoned = rules({
    dispatch,
    delivery: [
      {
        slug: 'courier-city',
        kind: 'courier',
        area: { provinces: [2] },
        fee: 0,
        transit: [{ days: [1, 1] }],
      },
      {
        slug: 'courier',
        kind: 'courier',
        fee: 0,
        transit: [
          { zone: 'capital', area: { provinces: [1], districts: [31] }, days: [1, 2] },
          { zone: 'regions', days: [3, 5] },
        ],
      },
      { slug: 'pickup', kind: 'pickup', fee: 0, stores: [2], transit: [{ days: [0, 0] }] },
      { slug: 'locker', kind: 'pickup', fee: 0 },
    ],
  });
  const place = (provinceId: number | null, districtId: number | null = null): Place => ({
    provinceId,
    districtId,
  });
  const on = (slug: string, where: Place, store: number | null = 2) =>
    arrivalOf(zoned, { place: where, store }, slug, at('2026-11-23 10:00'), []);

  it.each([
    ['courier-city', place(2, 21), { from: '2026-11-24', to: '2026-11-24' }],
    ['courier', place(1, 11), { from: '2026-11-24', to: '2026-11-25' }],
    ['courier', place(3, 31), { from: '2026-11-24', to: '2026-11-25' }],
    ['courier', place(3, 32), { from: '2026-11-26', to: '2026-11-28' }],
    // Open parts of the address widen the promise; they never make it wrong.
    ['courier', place(3), { from: '2026-11-24', to: '2026-11-28' }],
    ['courier', place(null), { from: '2026-11-24', to: '2026-11-28' }],
    ['pickup', place(3, 32), { from: '2026-11-23', to: '2026-11-23' }],
  ])('DLV-6 %s to %o: %o', (slug, where, days) => {
    expect(on(slug, where)).toEqual(days);
  });

  it('DLV-6 while nothing is chosen, from the first day of any courier to the last', () => {
    const by = (kind: 'courier' | 'pickup', where: Place) =>
      arrivalByKind(zoned, { place: where, store: 2 }, kind, at('2026-11-23 10:00'), []);
    expect(by('courier', place(null))).toEqual({ from: '2026-11-24', to: '2026-11-28' });
    expect(by('courier', place(2))).toEqual({ from: '2026-11-24', to: '2026-11-24' });
    expect(by('pickup', place(null))).toEqual({ from: '2026-11-23', to: '2026-11-23' });
  });

  it('DLV-6 while the place is open, from the first day of any zone to the last, in whatever order they are named', () => {
    const far = { zone: 'far', area: { provinces: [5] }, days: [3, 6] } as const;
    const near = { zone: 'near', area: { provinces: [6] }, days: [1, 2] } as const;
    const rest = { zone: 'rest', days: [2, 3] } as const;
    const openly = (...transit: TransitTime[]) =>
      arrivalOf(
        rules({ dispatch, delivery: [{ slug: 'courier', kind: 'courier', fee: 0, transit }] }),
        { place: place(null), store: null },
        'courier',
        at('2026-11-23 10:00'),
        [],
      );
    for (const transit of [
      [far, near, rest],
      [near, far, rest],
    ])
      expect(openly(...transit)).toEqual({ from: '2026-11-24', to: '2026-11-30' });
    expect(openly(far, near)).toEqual({ from: '2026-11-24', to: '2026-11-30' });
  });

  it('DLV-6 promises nothing where nothing is offered or no time is known', () => {
    expect(on('courier', place(2, 21))).toBeNull();
    expect(on('pickup', place(3, 32), 1)).toBeNull();
    expect(on('locker', place(3, 32))).toBeNull();
    expect(on('drone', place(3, 32))).toBeNull();
  });
});
