import { expect, it } from 'vitest';
import { unbroken, wholeDays } from './unbroken.ts';

it.each([
  ['Гель, 1 л', 'Гель, 1\u00A0л'],
  ['Мини, 12 × 330 мл', 'Мини, 12\u00A0×\u00A0330\u00A0мл'],
  ['ალოეს გელი, 500 მლ', 'ალოეს გელი, 500\u00A0მლ'],
  ['Omega-3, 90 капсул', 'Omega-3, 90 капсул'],
  ['3 в 1, 250 г', '3\u00A0в 1, 250\u00A0г'],
])('SHOP-6 a quantity in a name is not torn: %s', (name, whole) => {
  expect(unbroken(name)).toBe(whole);
});

it.each([
  ['Доставим 30 нояб. – 2 дек.', 'Доставим 30\u00A0нояб.\u00A0– 2\u00A0дек.'],
  ['Дайын болады: 27 қараша, жм', 'Дайын болады: 27\u00A0қараша, жм'],
  ['Arrives Tue 24 Nov', 'Arrives Tue 24\u00A0Nov'],
])('DLV-6 a day is not torn from its month: %s', (days, whole) => {
  expect(wholeDays(days)).toBe(whole);
});
