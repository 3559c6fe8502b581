import { expect, it } from 'vitest';
import { toLatin } from './index.ts';

it.each([
  ['Гель алоэ, 1 л', 'gel aloe, 1 l'],
  ['ალოე ვერა', 'aloe vera'],
  ['Қызғылт сүт', 'qyzgylt sut'],
  ['Şəki çörəyi', 'seki coreyi'],
  ['بغداد', 'بغداد'],
  ['', ''],
])('SHOP-3 writes %s as %s', (text, latin) => {
  expect(toLatin(text)).toBe(latin);
});
