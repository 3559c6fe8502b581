import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deliveryOptions,
  reviewCart,
  type FreeFrom,
  type Level,
  type Place,
  type ShopRules,
} from './index.ts';
import {
  anyLevel,
  anyPlace,
  anyRules,
  freeByAmount,
  freeByCredits,
  line,
  rules,
  zones,
} from './testing/samples.ts';

const open: Place = { provinceId: null, districtId: null };
const at = (provinceId: number, districtId: number | null = null): Place => ({ provinceId, districtId });

const courier = (from: ShopRules, place: Place, goods: number, cc = 0, level: Level | null = null) =>
  deliveryOptions(from, { place, goods, cc, level }).find(({ kind }) => kind === 'courier');

describe('DLV-1 a courier free from an amount', () => {
  it.each([
    [null, 99_999, 5990],
    [null, 100_000, 0],
    ['manager', 99_999, 5990],
    ['manager', 100_000, 0],
    ['novus', 29_999, 5990],
    ['novus', 30_000, 0],
    ['novus', 100_000, 0],
    ['supervisor', 30_000, 5990],
  ] as const)('costs %s with goods of %i %i', (level, goods, fee) => {
    expect(courier(freeByAmount, open, goods, 0, level)).toMatchObject({ fee, fullFee: 5990 });
  });

  it('names the threshold of the buyer', () => {
    expect(courier(freeByAmount, open, 0, 0, 'novus')?.freeFrom).toEqual({
      goods: 30_000,
      levels: ['novus'],
    });
    expect(courier(freeByAmount, open, 0, 0, 'manager')?.freeFrom).toEqual({ goods: 100_000 });
  });
});

describe('DLV-2 a courier free by case credits', () => {
  it.each([
    [at(9), 1999, 200],
    [at(9), 2000, 0],
    [at(7), 500, 200],
    [at(7), 501, 0],
  ])('costs at %o with %i thousandths %i', (place, cc, fee) => {
    expect(courier(freeByCredits, place, 5000, cc)?.fee).toBe(fee);
  });

  it('offers pickup free of charge anywhere', () => {
    for (const place of [open, at(7), at(9)]) {
      const options = deliveryOptions(freeByCredits, { place, goods: 5000, cc: 0, level: null });
      expect(options).toContainEqual({ slug: 'pickup', kind: 'pickup', fee: 0, fullFee: 0, freeFrom: null });
    }
  });

  it('offers the courier without an address only while its price is the same everywhere', () => {
    expect(courier(freeByCredits, open, 5000, 400)?.fee).toBe(200);
    expect(courier(freeByCredits, open, 5000, 600)).toBeUndefined();
    expect(courier(freeByCredits, open, 5000, 2000)?.fee).toBe(0);
  });
});

describe('DLV-3 a courier by zones', () => {
  it.each([
    [at(2, 21), 700],
    [at(2, 23), 1500],
    [at(9, 91), 2000],
    [at(9), undefined],
    [at(2), undefined],
  ])('costs at %o %o', (place, fee) => {
    expect(courier(zones, place, 20_000)?.fee).toBe(fee);
  });

  it('offers pickup in the store that has it', () => {
    const slugs = (store?: number | null) =>
      deliveryOptions(zones, { place: at(2, 21), goods: 1, cc: 0, level: null, store }).map(
        ({ slug }) => slug,
      );
    expect(slugs(2)).toEqual(['courier', 'pickup']);
    expect(slugs(3)).toEqual(['courier']);
    expect(slugs()).toEqual(['courier']);
  });
});

it('DLV-4 costs one fee everywhere below one threshold', () => {
  const flat = rules({
    delivery: [{ slug: 'courier', kind: 'courier', fee: 500, freeFrom: [{ goods: 10_000 }] }],
  });
  expect(courier(flat, at(1), 9999)?.fee).toBe(500);
  expect(courier(flat, open, 10_000)?.fee).toBe(0);
});

it('is free from whichever threshold is reached', () => {
  const either = rules({
    delivery: [{ slug: 'courier', kind: 'courier', fee: 9, freeFrom: [{ goods: 900 }, { cc: 500 }] }],
  });
  expect(courier(either, open, 900, 0)?.fee).toBe(0);
  expect(courier(either, open, 0, 500)?.fee).toBe(0);
  expect(courier(either, open, 899, 499)?.fee).toBe(9);
});

it('DLV-1 DLV-2 of thresholds that are open to a buyer the lowest is told, in whatever order a country names them', () => {
  const told = (freeFrom: readonly FreeFrom[], goods: number, cc: number) =>
    courier(rules({ delivery: [{ slug: 'courier', kind: 'courier', fee: 9, freeFrom }] }), open, goods, cc)
      ?.freeFrom;
  const [less, more] = [{ goods: 300 }, { goods: 900 }];
  const [few, many] = [{ cc: 500 }, { cc: 2000 }];
  for (const both of [
    [less, more],
    [more, less],
  ]) {
    expect(told(both, 0, 0)).toEqual(less);
    expect(told(both, 1000, 0)).toEqual(less);
  }
  for (const both of [
    [few, many],
    [many, few],
    [few, less],
    [less, few],
  ])
    expect(told(both, 0, 0)).toEqual(few);
  expect(told([few, less], 300, 0)).toEqual(less);
});

it('offers no courier by name while the address decides which of two it is', () => {
  const two = rules({
    delivery: [
      { slug: 'city', kind: 'courier', area: { provinces: [7] }, fee: 200 },
      { slug: 'country', kind: 'courier', fee: 200 },
    ],
  });
  expect(courier(two, open, 1)).toBeUndefined();
  expect(courier(two, at(7), 1)?.slug).toBe('city');
  expect(reviewCart(two, [line()], { level: null }).totals.deliveryFee).toBe(200);
});

it('offers no courier where none drives', () => {
  const local = rules({
    delivery: [{ slug: 'courier', kind: 'courier', fee: 500, area: { provinces: [2] } }],
  });
  expect(deliveryOptions(local, { place: at(9), goods: 1, cc: 0, level: null })).toEqual([]);
  expect(deliveryOptions(local, { place: open, goods: 1, cc: 0, level: null })).toEqual([]);
  expect(courier(local, at(2), 1)?.fee).toBe(500);
});

describe('CART-3 progress to a free courier', () => {
  const progress = (
    from: ShopRules,
    unitPrice: number,
    unitCc: number,
    place: Place = open,
    level: Level | null = null,
  ) => reviewCart(from, [line({ unitPrice, unitCc })], { level }, { place }).freeDelivery;

  it.each([
    ['goods', progress(freeByAmount, 40_000, 0), { missing: 60_000, met: false }],
    ['the last unit of goods', progress(freeByAmount, 99_999, 0), { missing: 1, met: false }],
    [
      'goods after discount',
      progress(freeByAmount, 20_000, 0, open, 'novus'),
      { missing: 11_000, met: false },
    ],
    ['goods reached', progress(freeByAmount, 100_000, 0), { met: true }],
    ['credits', progress(freeByCredits, 1000, 1250), { missingCc: 750, met: false }],
    [
      'credits where more than the threshold is asked',
      progress(freeByCredits, 1000, 500, at(7)),
      { missingCc: 1, met: false },
    ],
    ['credits reached', progress(freeByCredits, 1000, 501, at(7)), { met: true }],
    ['nothing where it is never free', progress(zones, 1000, 0, at(9, 91)), null],
    ['nothing where only pickup is', progress(rules(), 1000, 0), null],
  ])('is told in %s', (_, told, expected) => {
    expect(told).toEqual(expected);
  });
});

it('DLV-1 DLV-2 never offers two couriers, a negative fee, or more than the full one', () => {
  const facts = fc.tuple(
    anyRules,
    anyPlace,
    fc.nat(200_000),
    fc.nat(5000),
    anyLevel,
    fc.constantFrom(null, 2, 3),
  );
  fc.assert(
    fc.property(facts, ([from, place, goods, cc, level, store]) => {
      const options = deliveryOptions(from, { place, goods, cc, level, store });
      expect(options.filter(({ kind }) => kind === 'courier').length).toBeLessThanOrEqual(1);
      expect(new Set(options.map(({ slug }) => slug)).size).toBe(options.length);
      for (const { fee, fullFee } of options) {
        expect(fee).toBeGreaterThanOrEqual(0);
        expect(fee).toBeLessThanOrEqual(fullFee);
      }
    }),
  );
});

it('never raises the courier when goods or credits are added', () => {
  const facts = fc.tuple(
    anyRules,
    anyPlace,
    fc.nat(200_000),
    fc.nat(5000),
    anyLevel,
    fc.nat(50_000),
    fc.nat(3000),
  );
  fc.assert(
    fc.property(facts, ([from, place, goods, cc, level, moreGoods, moreCc]) => {
      const before = courier(from, place, goods, cc, level);
      const after = courier(from, place, goods + moreGoods, cc + moreCc, level);
      if (before && after) expect(after.fee).toBeLessThanOrEqual(before.fee);
    }),
  );
});
