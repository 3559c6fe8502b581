import { expect, it } from 'vitest';
import { createIdempotencyKeys } from './idempotency-keys.ts';

it('API-7 the same content has one key until it was answered: sent after that it is meant anew', () => {
  const { of, answered } = createIdempotencyKeys();
  const first = of({ items: [1] });
  expect(of({ items: [1] })).toBe(first);
  const other = of({ items: [2] });
  expect(other).not.toBe(first);
  answered();
  expect(of({ items: [2] })).not.toBe(other);
});
