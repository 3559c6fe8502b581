import { describe, expect, it } from 'vitest';
import { searchKeys, searchTerms } from './search-keys.ts';

/** Whether a product with these texts is found, as the database compares keys. */
const finds = (texts: readonly string[], query: string, forgiving = true): boolean => {
  const keys = new Set(searchKeys(texts));
  const terms = searchTerms(query);
  if (!terms) return false;
  return forgiving
    ? terms.forgiving.every((row) => row.some((key) => keys.has(key)))
    : terms.exact.every((key) => keys.has(key));
};

describe('one wrong letter', () => {
  it.each([
    ['Latin', 'Propolis', ['Prapolis', 'Propols', 'Propollis', 'Porpolis']],
    ['Turkish', 'Çilekli şampuan', ['şampuam', 'sampuna', 'CİLEKİL']],
    ['Azerbaijani', 'Gəlincik', ['gelincik', 'gəlinick', 'gəlincək']],
    ['Cyrillic', 'Прополис', ['праполис', 'прополс', 'прополлис', 'порполис']],
    ['Kazakh', 'Сусабын', ['сусабин', 'сусбаын', 'суссабын']],
    ['Georgian', 'შამპუნი', ['შამპუნ', 'შამუპნი', 'შომპუნი', 'შამპპუნი']],
    ['a code', '71500', ['7150', '71050', '71501']],
  ])('SHOP-3 is forgiven in %s: another, a missing, one too many, two changed about', (_, name, typed) => {
    for (const text of typed) expect([text, finds([name], text)]).toEqual([text, true]);
  });

  it.each([
    ['Propolis', 'Prapalis'],
    ['Прополис', 'Препалис'],
    ['Gel', 'Gal'],
  ])('SHOP-3 of %s is not two, and not of a short word: %s', (name, typed) => {
    expect(finds([name], typed)).toBe(false);
  });

  it('SHOP-3 a beginning of each word is enough, in any order', () => {
    expect(finds(['Aloe Vera Gel', '715'], 'ge alo', false)).toBe(true);
    expect(finds(['Aloe Vera Gel', '715'], '٧١', false)).toBe(true);
    expect(finds(['Aloe Vera Gel', '715'], 'loe', false)).toBe(false);
  });
});
