import { expect, it } from 'vitest';
import { collator, pluralCategory } from './index.ts';

it.each([
  ['tr', 'Cizre Çankaya Iğdır Isparta İzmir Osmaniye Ödemiş Silivri Şişli Urla Ümraniye'],
  ['az', 'Cəbrayıl Çaylı Eldar Əli Hacıqabul Xızı Ismayıllı İmişli Kürdəmir Qax Yevlax Zaqatala'],
  ['kk', 'Ақмола Алматы Әулиекөл Индер Каскелең Қостанай Орал Өскемен Улан Ұлытау Іле'],
  ['ka', 'ბათუმი გორი თბილისი ფოთი ქუთაისი'],
  ['ru', 'Ежевика Ёлка Ель Жук Яблоко'],
])('LANG-6 sorts by the alphabet of %s', (language, sorted) => {
  const names = sorted.split(' ');
  expect(names.toReversed().sort(collator(language).compare)).toEqual(names);
});

it('sorts numbers in names by value', () => {
  expect(['Gel 10', 'Gel 2'].sort(collator('en').compare)).toEqual(['Gel 2', 'Gel 10']);
});

const counts = [0, 1, 2, 4, 5, 11, 21, 22, 25, 101];
const oneOrOther = 'other one other other other other other other other other';

it.each([
  ['tr', oneOrOther],
  ['en', oneOrOther],
  ['ka', oneOrOther],
  ['az', oneOrOther],
  ['kk', oneOrOther],
  ['ru', 'many one few few many many one few many one'],
  ['ar', 'zero one two few few many many many many other'],
])('LANG-6 counts in %s', (language, categories) => {
  expect(counts.map((count) => pluralCategory(language, count)).join(' ')).toBe(categories);
});
