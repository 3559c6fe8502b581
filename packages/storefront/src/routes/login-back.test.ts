import { describe, expect, it } from 'vitest';
import { loginBack } from './login-back.ts';
import { routes } from './routes.ts';

describe('a session that ends by itself', () => {
  it.each([
    ['/checkout', '/login?next=%2Fcheckout'],
    ['/pay', '/login?next=%2Fpay'],
    ['/e-shop', undefined],
    ['/order-history', undefined],
  ])('CHK-9 on %s goes on at %s', (path, to) => expect(loginBack(routes, path)).toBe(to));
});
