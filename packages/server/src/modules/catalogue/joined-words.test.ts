import { describe, expect, it } from 'vitest';
import { waysApart } from './joined-words.ts';

describe('a word that may be two', () => {
  it('SHOP-3 is the longest of a query, each part of it three letters at least', () => {
    expect(waysApart('Gel Aloevera', 'en').map(({ text }) => text)).toEqual([
      'gel alo evera',
      'gel aloe vera',
      'gel aloev era',
    ]);
  });

  it('SHOP-3 has a first part that is a whole word, and a second that begins one', () => {
    const [, aloeVera] = waysApart('aloevera', 'en');
    expect(aloeVera?.halves.map((half) => half.map(({ word, list, from }) => [word, list, from]))).toEqual([
      [
        [2, 'en', 'aloe'],
        [2, '~', 'aloe'],
      ],
      [
        [3, 'en', 'vera'],
        [3, '#', 'vera'],
        [3, '~', 'vera'],
      ],
    ]);
    const ends = aloeVera?.halves.map((half) => half[0]?.to.slice(4));
    expect(ends).toEqual(['\u0001', '\u{10FFFF}']);
  });

  it.each(['gel', 'aloes', 'spf50plus', 'gel mit aloevera pur', '', '…'])('SHOP-3 %j is none', (text) => {
    expect(waysApart(text, 'en')).toEqual([]);
  });
});
