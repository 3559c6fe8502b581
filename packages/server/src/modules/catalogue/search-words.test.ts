import { describe, expect, it } from 'vitest';
import { foldWords, spacingsIn, wordsOf } from './search-words.ts';

it.each([
  ['Алоэ Вера, 1 л', ['алоэ', 'вера', '1', 'л']],
  ['12 × 330 мл', ['12x330', 'мл']],
  ['12 x 330', ['12x330']],
  ['12х330', ['12x330']],
  ['12*330', ['12x330']],
  ['№715', ['715']],
  ['№ 715', ['715']],
  ['#715', ['715']],
  ['No. 715', ['715']],
  ['no715', ['715']],
  ['N° 715', ['715']],
  ['Piano 5 no', ['piano', '5', 'no']],
  ['x 3 хна', ['x', '3', 'хна']],
  ['!!!', []],
])('SHOP-3 reads %j as the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

const spacingsOf = (text: string): string[] => spacingsIn(foldWords(text));

describe('other spacings', () => {
  it.each([
    ['Крем SPF 20, 50 мл', ['spf20', '50мл']],
    ['Omega-3', ['omega3']],
    ['B12', ['12']],
    ['Алоэ вера', []],
  ])('SHOP-3 of %j contain %j', (text, expected) => {
    const spacings = spacingsOf(text);
    for (const spacing of expected) expect(spacings).toContain(spacing);
    if (expected.length === 0) expect(spacings).toEqual([]);
  });

  it('SHOP-3 of a pack are its parts and all of it in one', () => {
    const spacings = spacingsOf('12 × 330 ml');
    for (const spacing of ['12', '330', '330ml', '12x330ml']) expect(spacings).toContain(spacing);
  });

  it('SHOP-3 do not reach over a comma', () => {
    expect(spacingsOf('SPF 20, 50 ml')).not.toContain('2050');
    expect(spacingsOf('Аloe, 1 л')).not.toContain('aloe1');
  });
});
