import * as fc from 'fast-check';
import { levels, type Level } from '../level-names.ts';
import type { Availability, Limit, RuleLine, ShopRules } from '../types.ts';

const unlimited = {
  once: { limit: null, used: 0 },
  daily: { limit: null, used: 0 },
  monthly: { limit: null, used: 0 },
};

/** A product without limits, a hundred in stock; fields given replace these. */
export const product = ({ limits, ...rest }: Partial<Availability> = {}): Availability => ({
  stock: 100,
  disabled: false,
  ...rest,
  limits: { ...unlimited, ...limits },
});

/** A line of one unit at 10.00 with a quarter credit. */
export const line = (rest: Partial<RuleLine> = {}): RuleLine => ({
  ...product(rest),
  code: '715',
  quantity: 1,
  unitPrice: 1000,
  unitCc: 250,
  discountable: true,
  ...rest,
});

/** Rules without any threshold: goods cost what they cost, one free pickup, one card. */
export const rules = (rest: Partial<ShopRules> = {}): ShopRules => ({
  minimumOrder: null,
  levelDiscountBp: {
    novus: 500,
    assistant_supervisor: 3000,
    supervisor: 3800,
    assistant_manager: 4300,
    manager: 4800,
  },
  vatBp: 2000,
  delivery: [{ slug: 'pickup', kind: 'pickup', fee: 0 }],
  payments: [{ slug: 'card', kind: 'card', feePercentBp: 0 }],
  ...rest,
});

/** Free from an amount, earlier for one level (DLV-1). */
export const freeByAmount = rules({
  delivery: [
    {
      slug: 'courier',
      kind: 'courier',
      fee: 5990,
      freeFrom: [{ goods: 100_000 }, { goods: 30_000, levels: ['novus'] }],
    },
  ],
  payments: [
    { slug: 'card', kind: 'card', feePercentBp: 0 },
    { slug: 'delivery-pay', kind: 'on-delivery', feePercentBp: 0, notFor: ['manager'] },
  ],
});

/** Free by credits, with a lower and strict threshold in province 7 (DLV-2). */
export const freeByCredits = rules({
  minimumOrder: 700,
  vatBp: 1200,
  delivery: [
    {
      slug: 'courier',
      kind: 'courier',
      area: { provinces: [7] },
      fee: 200,
      freeFrom: [{ cc: 500, over: true }],
    },
    { slug: 'courier', kind: 'courier', fee: 200, freeFrom: [{ cc: 2000 }] },
    { slug: 'pickup', kind: 'pickup', fee: 0 },
  ],
});

/** A city in two zones, the rest of the country, pickup in one store only, a fee for paying by card (DLV-3). */
export const zones = rules({
  minimumOrder: 12_000,
  delivery: [
    { slug: 'courier', kind: 'courier', area: { districts: [21, 22] }, fee: 700 },
    { slug: 'courier', kind: 'courier', area: { provinces: [2] }, fee: 1500 },
    { slug: 'courier', kind: 'courier', fee: 2000 },
    { slug: 'pickup', kind: 'pickup', fee: 0, stores: [2] },
  ],
  payments: [{ slug: 'card', kind: 'card', feePercentBp: 150 }],
});

const anyLimit: fc.Arbitrary<Limit> = fc.record({
  limit: fc.option(fc.integer({ min: 0, max: 20 })),
  used: fc.integer({ min: 0, max: 25 }),
});

/** Any product: sold out, disabled, over its limits already. */
export const anyProduct: fc.Arbitrary<Availability> = fc.record({
  stock: fc.integer({ min: 0, max: 30 }),
  disabled: fc.boolean(),
  limits: fc.record({ once: anyLimit, daily: anyLimit, monthly: anyLimit }),
});

/** Any line of a cart, in any state. */
export const anyLine: fc.Arbitrary<RuleLine> = fc
  .tuple(
    anyProduct,
    fc.record({
      code: fc.stringMatching(/^\d{3}$/),
      quantity: fc.integer({ min: 1, max: 40 }),
      unitPrice: fc.integer({ min: 0, max: 1_000_000 }),
      unitCc: fc.integer({ min: 0, max: 5000 }),
      discountable: fc.boolean(),
      priceWhenAdded: fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: undefined }),
    }),
  )
  .map(([availability, facts]) => ({ ...availability, ...facts }));

/** Any level, or a visitor. */
export const anyLevel: fc.Arbitrary<Level | null> = fc.constantFrom(null, ...levels);

/** Any of the rules above. */
export const anyRules: fc.Arbitrary<ShopRules> = fc.constantFrom(rules(), freeByAmount, freeByCredits, zones);

/** Any address, in any stage of being chosen. */
export const anyPlace = fc.record({
  provinceId: fc.option(fc.constantFrom(2, 7, 9)),
  districtId: fc.option(fc.constantFrom(21, 22, 23, 71)),
});
