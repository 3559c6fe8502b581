import { expect, it } from 'vitest';
import { nonBreaking } from './non-breaking.ts';

it.each([
  ['Гель, 1 л', 'Гель, 1\u00A0л'],
  ['Мини, 12 × 330 мл', 'Мини, 12\u00A0×\u00A0330\u00A0мл'],
  ['ალოეს გელი, 500 მლ', 'ალოეს გელი, 500\u00A0მლ'],
  ['Omega-3, 90 капсул', 'Omega-3, 90 капсул'],
  ['3 в 1, 250 г', '3\u00A0в 1, 250\u00A0г'],
  ['დღეში 50–100 მლ, გაციებული', 'დღეში 50–\u2060100\u00A0მლ, გაციებული'],
  ['ორშ–შაბ 10:00–18:00', 'ორშ–\u2060შაბ 10:00–\u206018:00'],
  ['ვიტამინი D3-ით, 48%-მდე', 'ვიტამინი D3\u2011ით, 48%\u2011მდე'],
  ['Aloe-gel – für 5', 'Aloe-gel – für 5'],
])('SHOP-6 what belongs together is not torn: %s', (name, whole) => {
  expect(nonBreaking(name)).toBe(whole);
});
