import { expect, it } from 'vitest';
import { joinPlace } from './join-place.ts';

it.each([
  [['Ош', 'г. Ош'], 'ул. Ленина, 12, Ош', 'г. Ош, ул. Ленина, 12'],
  [['Osh', 'Osh city'], '12 Lenin St, Osh', 'Osh city, 12 Lenin St'],
  [['Sumqayıt', 'Sumqayıt şəhəri'], 'Sülh küçəsi 4, Sumqayıt', 'Sumqayıt şəhəri, Sülh küçəsi 4'],
  [['Алматы', 'Алмалинский район'], 'ул. Абая, 5, Алматы', 'Алматы, Алмалинский район, ул. Абая, 5'],
  // What only sounds alike stays: a street called after a city, a village.
  [['Алматы', 'Алмалинский район'], 'ул. Алматы, 5', 'Алматы, Алмалинский район, ул. Алматы, 5'],
  [
    ['Чуйская область', 'Аламудунский район'],
    'Мира 1, Маевка',
    'Чуйская область, Аламудунский район, Мира 1, Маевка',
  ],
  [['Osh', null], 'Osh', 'Osh, Osh'],
  [[null, undefined, ''], null, ''],
])('ORD-3 %j, %s is %s', (places, address, line) => expect(joinPlace(places, address)).toBe(line));
