import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { brotliAt } from './encoding.ts';
import { spliceBrotli } from './spliced-brotli.ts';

const bytes = (parts: readonly string[]) => parts.map((part) => Buffer.from(part));
const nonce = () => randomBytes(16).toString('base64url');

/** Pieces that repeat, as markup does, so that the encoder has much to refer back to across holes. */
const piece = fc.oneof(
  fc.constantFrom(
    '<script nonce="',
    '"></script>',
    '<link rel="modulepreload" nonce="',
    'алоэ вера ',
    'Гель 1 л',
    '\u2028',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const part = fc.array(piece, { minLength: 1, maxLength: 120 }).map((pieces) => `">${pieces.join('')}`);
const page = fc.array(part, { minLength: 2, maxLength: 7 });

describe('a page compressed once', () => {
  it.each([5, 9, 11])(
    'SEC-1 SRV-12 reads back with any nonce, at quality %i',
    async (quality) => {
      await fc.assert(
        fc.asyncProperty(page, async (parts) => {
          const spliced = await spliceBrotli(bytes(parts), 22, brotliAt(quality));
          // None is made where the encoder leans on what is thrown away: such a page is compressed anew each time.
          if (!spliced) return;
          for (const fresh of [nonce(), nonce(), 'nonce="nonce="nonce="n']) {
            expect(brotliDecompressSync(spliced.with(fresh)).toString()).toBe(parts.join(fresh));
          }
        }),
        { numRuns: quality === 11 ? 25 : 80 },
      );
    },
    60_000,
  );

  it('is about as small as one compressed whole', async () => {
    const card = (index: number) =>
      `<li><a href="/e-shop/${index}-aloe">Гель алоэ вера ${index} л</a><p>${index * 7} сом</p></li>`;
    const body = Array.from({ length: 300 }, (_, index) => card(index)).join('');
    const parts = [
      '<head><script nonce="',
      '"></script><style nonce="',
      `">${body}<script nonce="`,
      '">1</script>',
    ];
    const spliced = await spliceBrotli(bytes(parts), 22, brotliAt(5));
    const whole = brotliCompressSync(parts.join(nonce()), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    });
    expect(spliced?.with(nonce()).length).toBeLessThan(whole.length * 1.1 + 150);
  });

  it('is not made when a part is too short to be told apart', async () => {
    expect(await spliceBrotli(bytes(['a', 'b', 'c']), 22, brotliAt(5))).toBeNull();
  });
});
