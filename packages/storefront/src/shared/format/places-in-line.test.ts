import { expect, it } from 'vitest';
import { placesInLine } from './places-in-line.ts';

it.each([
  [
    ['Бишкек', 'Октябрьский район', 'Бишкек', 'мкр. Асанбай, 27'],
    'Бишкек, Октябрьский район, мкр. Асанбай, 27',
  ],
  [
    ['Карагандинская область', 'г. Караганда', 'Караганда', 'пр. Бухар-Жырау, 31'],
    'Карагандинская область, г. Караганда, пр. Бухар-Жырау, 31',
  ],
  [['Ош', 'Ленина', 'ул. Ленина'], 'Ош, Ленина, ул. Ленина'],
  [['İstanbul', undefined, ' ', null, 'Moda Cad. 5'], 'İstanbul, Moda Cad. 5'],
])('ACC-1 each place of an address is named once: %j', (parts, line) => {
  expect(placesInLine(parts)).toBe(line);
});
