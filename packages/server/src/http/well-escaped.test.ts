import { describe, expect, it } from 'vitest';
import { wellEscaped } from './well-escaped.ts';

describe('wellEscaped', () => {
  it.each([
    ['/', '/'],
    ['/e-shop?q=%', '/e-shop?q=%'],
    ['/e-shop/7-%D0%B0', '/e-shop/7-%D0%B0'],
    ['/e-shop/%', '/e-shop/%25'],
    ['/e-shop/100%?q=%zz', '/e-shop/100%25?q=%zz'],
    ['/e-shop/%zz%20a', '/e-shop/%25zz%20a'],
    ['/e-shop/%ff%20', '/e-shop/%25ff%2520'],
  ])('ROUTE-5 %s is read as %s', (url, read) => expect(wellEscaped(url)).toBe(read));
});
