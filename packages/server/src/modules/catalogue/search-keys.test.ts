import { describe, expect, it } from 'vitest';
import { omissions, searchTerms, type SearchedWord } from './search-keys.ts';
import { codeList, soundList, rangesOf, type WordRange } from './word-ranges.ts';
import { wordsOfBlock } from './words-of-block.ts';

const language = 'xx';

/** What is stored of a product of this name, code and name elsewhere, and words in which a letter is forgiven. */
const stored = (name: string, code = '', elsewhere?: string) => {
  const names = { [language]: name, ...(elsewhere === undefined ? {} : { yy: elsewhere }) };
  const words = wordsOfBlock([{ id: 1, code, names, category: {} }]);
  const forgiven = (list: string): string[] =>
    words.flatMap((each) => (each.list === list && each.forgiven ? omissions(each.word) : []));
  return {
    words: Map.groupBy(words, ({ list }) => list),
    forgiven: { own: [...forgiven(language), ...forgiven(codeList)], sounds: forgiven(soundList) },
  };
};

/** Whether a product has a word of a range, as the database compares them: by their bytes. */
const has =
  ({ words }: ReturnType<typeof stored>) =>
  ({ list, from, to }: WordRange): boolean =>
    (words.get(list) ?? []).some(
      ({ word }) =>
        Buffer.compare(Buffer.from(word), Buffer.from(from)) >= 0 &&
        Buffer.compare(Buffer.from(word), Buffer.from(to)) < 0,
    );

const isOwn = ({ list }: WordRange): boolean => list !== soundList;
const wordsOf = (query: string): readonly SearchedWord[] => searchTerms(query)?.words ?? [];

/** Whether a product with these texts is found in the language shown. */
const finds = ([name = '', code]: readonly string[], query: string, forgiving = true): boolean => {
  const product = stored(name, code);
  const words = wordsOf(query);
  const near = ({ spellings }: SearchedWord): boolean =>
    forgiving && spellings.flatMap(omissions).some((typed) => product.forgiven.own.includes(typed));
  return (
    words.length > 0 &&
    words.every((word) => rangesOf(word, 0, language).filter(isOwn).some(has(product)) || near(word))
  );
};

/** How a product is found as typed whose words in the language shown and in another one are these. */
const match = (shown: string, elsewhere: string, query: string): 'shown' | 'elsewhere' | null => {
  const product = stored(shown, undefined, elsewhere);
  const ranges = wordsOf(query).map((word) => rangesOf(word, 0, language));
  if (ranges.every((each) => each.filter(isOwn).some(has(product)))) return 'shown';
  return ranges.every((each) => each.some(has(product))) ? 'elsewhere' : null;
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

describe('what was typed in another way than the name is written', () => {
  it.each([
    [
      'Алоэ вера гелі, 1 л',
      'Гель алоэ вера, 1 л',
      ['алоэ гел', 'гелі'],
      ['aloe', 'gel', 'гель', 'ალოე', 'aloe гель'],
    ],
    ['ალოე ვერას გელი', 'Aloe Vera Gel', ['ალოე'], ['aloe', 'алоэ', 'geli', 'gel']],
    ['Маска для лица с глиной', 'Clay Face Mask', ['мaскa', 'маска лиц'], ['clay', 'maska', 'глиной clay']],
    ['Vitamin B12', 'Витамин B12', ['b12', 'в12', 'В12', '12'], ['витамин', 'витамин в12']],
    ['Крем SPF 20, 50 мл', 'Cream SPF 20, 50 ml', ['spf20', 'spf 20', 'SPF-20', '50мл'], ['50ml', 'krem']],
    [
      'Aloe Mini, 12 × 330 ml',
      'Мини, 12 × 330 мл',
      ['12x330', '12х330', '12 × 330', '330ml', '330 ml'],
      ['330мл'],
    ],
    ['715', 'Гель', ['No. 715', '№715', '#715', '№ 71'], ['гель']],
  ])('SHOP-3 %s (%s) is found by %j, and elsewhere by %j', (shown, elsewhere, near, far) => {
    for (const query of near) expect([query, match(shown, elsewhere, query)]).toEqual([query, 'shown']);
    for (const query of far) expect([query, match(shown, elsewhere, query)]).toEqual([query, 'elsewhere']);
  });

  it.each([
    ['Гель для душа', 'Shower Gel', 'aloe'],
    ['Гель для душа', 'Shower Gel', 'sh'],
    ['Протеиновые батончики, 12 штук', 'Protein Bars, 12 pieces', 'b12'],
    ['Крем SPF 20, 50 мл', 'Cream SPF 20, 50 ml', 'spf50'],
    ['Крем SPF 20, 50 мл', 'Cream SPF 20, 50 ml', '2050'],
    ['Крем, 150 мл', 'Cream, 150 ml', '50мл'],
    ['Алоэ', 'Aloe', 'алоэ гель'],
  ])('SHOP-3 %s (%s) is not found by %s', (shown, elsewhere, query) => {
    expect(match(shown, elsewhere, query)).toBeNull();
  });

  it('SHOP-3 forgives a letter in another language, too', () => {
    const { sounds } = stored('Шампунь', undefined, 'Shampoo').forgiven;
    const [word] = wordsOf('shampuu');
    expect(word?.sounds.flatMap(omissions).some((typed) => sounds.includes(typed))).toBe(true);
  });

  it('SHOP-3 takes a marked number for a code', () => {
    expect(['№715', ' No. 715', '#715', '715'].map((typed) => searchTerms(typed)?.code)).toEqual([
      '715',
      '715',
      '715',
      '715',
    ]);
  });
});
