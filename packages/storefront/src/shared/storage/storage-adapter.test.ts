import { expect, it } from 'vitest';
import { browserStorage } from './storage-adapter.ts';

it('SHELL-16 what the browser refuses to store lives with the page', () => {
  const storage = browserStorage(() => {
    throw new DOMException('Refused', 'SecurityError');
  });
  storage.write('token', 'abc');
  expect(storage.read('token')).toBe('abc');
  storage.write('token', null);
  expect(storage.read('token')).toBeNull();
});

it('SHELL-16 what did not fit is the newer one, until it fits', () => {
  const stored = new Map<string, string>([['seenCart', 'old']]);
  let full = true;
  const quota = {
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
  const storage = browserStorage(() => quota);
  storage.write('seenCart', 'new');
  expect(storage.read('seenCart')).toBe('new');
  full = false;
  storage.write('seenCart', 'newest');
  expect([storage.read('seenCart'), stored.get('seenCart')]).toEqual(['newest', 'newest']);
});
