import fc from 'fast-check';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { cutAtNonce, fillHoles, withNonce } from './nonce-holes.ts';

const placeholder = 'aabaabaac';
const piece = fc.oneof(fc.constantFrom(placeholder, 'aab', 'aabaab', 'алоэ'), fc.string({ maxLength: 8 }));
const page = fc.array(piece, { maxLength: 30 }).map((pieces) => Buffer.from(pieces.join('')));

it('SEC-1 a page has the fresh nonce wherever the placeholder was, kept or streamed, however it is cut into chunks', async () => {
  await fc.assert(
    fc.asyncProperty(page, fc.integer({ min: 1, max: 12 }), async (whole, size) => {
      const expected = whole.toString().replaceAll(placeholder, 'fresh');
      expect(fillHoles(cutAtNonce(whole, placeholder), 'fresh').toString()).toBe(expected);
      const chunks = Array.from({ length: Math.ceil(whole.length / size) }, (_, at) =>
        whole.subarray(at * size, (at + 1) * size),
      );
      const streamed: Buffer[] = [];
      for await (const some of withNonce(Readable.from(chunks), placeholder, 'fresh')) streamed.push(some);
      expect(Buffer.concat(streamed).toString()).toBe(expected);
    }),
  );
});
