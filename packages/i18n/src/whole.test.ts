import { expect, it } from 'vitest';
import { wholeDays, wholeParts } from './index.ts';

it.each([
  ['Доставим 30 нояб. – 2 дек.', 'Доставим 30\u00A0нояб.\u00A0– 2\u00A0дек.'],
  ['Дайын болады: 27 қараша, жм', 'Дайын болады: 27\u00A0қараша, жм'],
  ['Arrives Tue 24 Nov', 'Arrives Tue 24\u00A0Nov'],
])('DLV-6 a day is not torn from its month: %s', (days, whole) => {
  expect(wholeDays(days)).toBe(whole);
});

it('dates, codes and phone numbers are parts of their own, words with hyphens are not', () => {
  const text =
    'Заказ KG-26-T5D8DG из-за 26-11-2026, +996 (312)-88-40; ძალაშია 25-11-2026\u2011დან, SKVV-STNQ, e-posta, 30-11-2026 02:41';
  const parts = wholeParts(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.filter(({ whole }) => whole).map((part) => part.text)).toEqual([
    'KG-26-T5D8DG',
    '26-11-2026,',
    '(312)-88-40;',
    '25-11-2026\u2011დან,',
    'SKVV-STNQ,',
    '30-11-2026 02:41',
  ]);
});
