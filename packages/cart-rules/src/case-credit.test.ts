import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ccFromWire, ccToWire } from './index.ts';

it.each([
  [250, '0.250'],
  [0, '0.000'],
  [12_005, '12.005'],
])('API-3 sends %i thousandths as %s', (milli, text) => {
  expect(ccToWire(milli)).toBe(text);
  expect(ccFromWire(text)).toBe(milli);
});

it('API-3 reads back all case credits that it sends', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (milli) => {
      expect(ccFromWire(ccToWire(milli))).toBe(milli);
    }),
  );
});

it.each([-1, 0.5, Number.NaN, 2 ** 53])('API-3 sends no case credits of %d', (milli) => {
  expect(() => ccToWire(milli)).toThrow(RangeError);
});

it.each(['', '0.25', '0.2500', '.250', '-0.250', '00.250', '1', '0,250', '9007199254740.993'])(
  'API-3 reads no case credits from %j',
  (text) => {
    expect(ccFromWire(text)).toBeNull();
  },
);
