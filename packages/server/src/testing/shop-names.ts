import type { Language } from '@caravan/i18n';

/** Syllables of made-up words: consonants and vowels of the language's script. */
const sounds: Readonly<Partial<Record<Language, readonly [consonants: string, vowels: string]>>> = {
  ru: ['бвгджзклмнпрстфхцчш', 'аеиоуыэюя'],
  kk: ['бғгджзкқлмнңпрстшй', 'аәеиоөұүы'],
  ka: ['ბგდვზთკლმნპჟრსტფქღყშჩცძწჭხჯჰ', 'აეიოუ'],
  az: ['bcçdfgğhjkqlmnprsştvxyz', 'aeəıioöuü'],
  tr: ['bcçdfgğhjklmnprsştvyz', 'aeıioöuü'],
};
const latin = ['bcdfghjklmnpqrstvwxz', 'aeiouy'] as const;

/** Different words that shops' names are made of; a language's names of 100 000 products use nearly half of them. */
const vocabulary = 200_000;

/** The word of a rank: the commoner, the shorter, as words are. */
const wordOf = (rank: number, language: Language): string => {
  const [consonants, vowels] = sounds[language] ?? latin;
  let word = '';
  for (let left = rank + consonants.length * vowels.length; left > 0;) {
    word += consonants[left % consonants.length];
    left = Math.floor(left / consonants.length);
    word += vowels[left % vowels.length];
    left = Math.floor(left / vowels.length);
  }
  return word;
};

/** Even from 0 to 1, the same for the same place. */
const evenAt = (place: number): number => {
  let mixed = Math.imul(place ^ (place >>> 16), 0x45_d9_f3_b5);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c_1b_3c_6d);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
};

/**
 * What the n-th made-up product of a large shop is called: three to seven words and an amount. How often a word occurs falls with its
 * rank, as in any language (Zipf): a few stand in thousands of names, and half of the words stand in one name alone.
 */
export const shopName = (n: number, language: Language): string => {
  const count = 3 + (n % 5);
  const words = Array.from({ length: count }, (_, at) =>
    wordOf(Math.floor(vocabulary ** evenAt(n * 8 + at)) - 1, language),
  );
  const [first = '', ...rest] = words;
  return `${first.slice(0, 1).toUpperCase()}${first.slice(1)} ${rest.join(' ')}, ${50 * (1 + (n % 10))} ml`;
};
