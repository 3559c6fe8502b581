import { expect, it } from 'vitest';
import { secureIds } from './secure-ids.ts';

it('SEC-1 tokens are as long as asked for, and none comes twice, however many are taken', () => {
  const tokens = Array.from({ length: 5000 }, () => secureIds.token(16));
  expect(new Set(tokens).size).toBe(tokens.length);
  expect(tokens.every((token) => /^[\w-]{22}$/.test(token))).toBe(true);
  expect(secureIds.token(33)).toHaveLength(44);
  expect(() => secureIds.token(0)).toThrow(RangeError);
  expect(() => secureIds.token(5000)).toThrow(RangeError);
});

it('SEC-1 no part of a token is in one that was taken after it', () => {
  const parts = Array.from({ length: 2000 }, () => Buffer.from(secureIds.token(24), 'base64url'));
  const eights = parts.flatMap((bytes) =>
    Array.from({ length: 17 }, (_, at) => bytes.subarray(at, at + 8).toString('hex')),
  );
  expect(new Set(eights).size).toBe(eights.length);
});
