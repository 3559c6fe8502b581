import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bitsOf, blockOf, firstOf, idsIn } from './blocks.ts';

it('PERF-6 a block has each of its products where the database looks for it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_000_000 }),
      fc.uniqueArray(fc.integer({ min: 0, max: 1023 })),
      (block, places) => {
        const ids = places.map((place) => firstOf(block) + place).toSorted((a, b) => a - b);
        expect(ids.every((id) => blockOf(id) === block)).toBe(true);
        const bits = Buffer.from(bitsOf(ids).slice(1), 'hex');
        expect(bits).toHaveLength(128);
        const sent = Buffer.concat([Buffer.from([0, 0, 4, 0]), bits]).toString('base64');
        expect(idsIn(block, ids.length === 0 ? null : sent)).toEqual(ids);
      },
    ),
  );
});
