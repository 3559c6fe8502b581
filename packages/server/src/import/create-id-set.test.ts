import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createIdSet } from './create-id-set.ts';

it('SRV-11 says of each id, wherever it lies, whether it came before', () => {
  const near = fc.integer({ min: 999_000_000_000, max: 999_000_000_040 });
  const far = fc.integer({ min: 0, max: 999_999_999_999 });
  fc.assert(
    fc.property(fc.array(fc.oneof(near, far), { maxLength: 200 }), (numbers) => {
      const [ids, known] = [createIdSet(), new Set<number>()];
      for (const number of numbers) {
        expect(ids.add(String(number).padStart(12, '0'))).toBe(!known.has(number));
        known.add(number);
      }
    }),
  );
});
