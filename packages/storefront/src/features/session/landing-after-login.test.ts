import { expect, it } from 'vitest';
import { landingAfterLogin } from './landing-after-login.ts';

it.each([
  [null, '/', '/e-shop'],
  [null, '/e-shop/7-aloe-gel', '/e-shop'],
  [null, '/login', '/e-shop'],
  [null, '/cart', '/cart'],
  ['/order-history', '/', '/order-history'],
  ['/checkout', '/cart', '/checkout'],
  ['//evil.example', '/', '/e-shop'],
  ['https://evil.example', '/cart', '/cart'],
  [String.raw`/\evil.example`, '/', '/e-shop'],
])('AUTH-1 wanted %s, at %s: lands at %s', (next, pathname, landing) => {
  expect(landingAfterLogin(next, pathname)).toBe(landing);
});
