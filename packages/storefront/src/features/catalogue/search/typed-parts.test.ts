import { expect, it } from 'vitest';
import { typedParts } from './typed-parts.ts';

const marked = (name: string, typed: string): string =>
  typedParts(name, typed)
    .map((part) => (part.typed ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['Гель алоэ вера, 1 л', 'АЛО', 'Гель [ало]э вера, 1 л'],
  ['Aloe Vera Gel', 'gel alo', '[Alo]e Vera [Gel]'],
  ['Şampuan, 250 ml', 'samp', '[Şamp]uan, 250 ml'],
  ['Йод и ёлка', 'иод елк', '[Йод] и [ёлк]а'],
  ['İnci kremi', 'inci', '[İnci] kremi'],
  ['Straße', 'strass', '[Straß]e'],
  ['ალოეს გელი', 'ალო', '[ალო]ეს გელი'],
  ['Aloe', 'loe', 'Aloe'],
  ['Aloe', '', 'Aloe'],
  ['Aloe (mini)', '(', 'Aloe (mini)'],
])('SHOP-3 in “%s” what was typed as “%s” stands out', (name, typed, expected) => {
  expect(marked(name, typed)).toBe(expected);
});
