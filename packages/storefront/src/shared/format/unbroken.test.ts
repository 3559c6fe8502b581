import { expect, it } from 'vitest';
import { unbroken } from './unbroken.ts';

it.each([
  ['Гель, 1 л', 'Гель, 1\u00A0л'],
  ['Мини, 12 × 330 мл', 'Мини, 12\u00A0×\u00A0330\u00A0мл'],
  ['ალოეს გელი, 500 მლ', 'ალოეს გელი, 500\u00A0მლ'],
  ['Omega-3, 90 капсул', 'Omega-3, 90 капсул'],
  ['3 в 1, 250 г', '3\u00A0в 1, 250\u00A0г'],
])('SHOP-6 a quantity in a name is not torn: %s', (name, whole) => {
  expect(unbroken(name)).toBe(whole);
});
