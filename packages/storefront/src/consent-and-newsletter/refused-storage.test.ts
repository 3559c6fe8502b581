import { expect, it } from 'vitest';
import { refusedStorage } from './refused-storage.ts';

const browser = (cookieEnabled: boolean, denied: boolean) => ({
  navigator: { cookieEnabled },
  get localStorage(): Storage {
    if (denied) throw new DOMException('denied', 'SecurityError');
    return localStorage;
  },
});

it.each([
  ['nothing', true, false, null],
  ['cookies', false, false, 'cookies'],
  ['both', false, true, 'cookies'],
  ['storage', true, true, 'storage'],
] as const)('SHELL-16 a browser that refuses %s', (_name, cookieEnabled, denied, refusal) => {
  expect(refusedStorage(browser(cookieEnabled, denied))).toBe(refusal);
});
