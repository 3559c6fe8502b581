import { expect, it } from 'vitest';
import { storageKeeper } from './keeper.ts';

it('SHELL-16 what the browser refuses to store lives with the page', () => {
  const keeper = storageKeeper(() => {
    throw new DOMException('Refused', 'SecurityError');
  });
  keeper.write('token', 'abc');
  expect(keeper.read('token')).toBe('abc');
  keeper.write('token', null);
  expect(keeper.read('token')).toBeNull();
});

it('SHELL-16 what did not fit is the newer one, until it fits', () => {
  const stored = new Map<string, string>([['cart', 'old']]);
  let full = true;
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('Full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
    length: 0,
    clear: () => {},
    key: () => null,
  };
  const keeper = storageKeeper(() => storage);
  keeper.write('cart', 'new');
  expect(keeper.read('cart')).toBe('new');
  full = false;
  keeper.write('cart', 'newest');
  expect([keeper.read('cart'), stored.get('cart')]).toEqual(['newest', 'newest']);
});
