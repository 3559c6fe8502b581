import { isStopWord } from './stop-words.ts';
import { foldWords, wordsOf } from './search-words.ts';

/** One letter more, less or other, or two that changed places, or none: how often they differ, 2 standing for more than once. */
const differing = (one: string, other: string): number => {
  const [a, b] = [[...one], [...other]];
  if (Math.abs(a.length - b.length) > 1) return 2;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  if (start === a.length && start === b.length) return 0;
  const rests = [
    [a.slice(start + 1), b.slice(start + 1)],
    [a.slice(start + 1), b.slice(start)],
    [a.slice(start), b.slice(start + 1)],
    [a.slice(start), [b[start + 1], b[start], ...b.slice(start + 2)]],
  ];
  return rests.some(([x, y]) => x?.join('') === y?.join('')) ? 1 : 2;
};

/**
 * What somebody meant who typed `text`, by the names of what was found with a letter forgiven: each word gives way to the one of
 * the names that differs from it, or whose beginning does, in one letter or in two that changed places. Undefined where all words are
 * as typed, or for none there is another.
 */
export const correctedText = (text: string, names: readonly string[]): string | undefined => {
  const known = names.flatMap((name) => name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
  const typed = wordsOf(text);
  const words = typed.map((word) => {
    if (isStopWord(word)) return word;
    const far = (name: string): number => {
      const folded = foldWords(name);
      if (folded.startsWith(word)) return 0;
      return differing(word, folded);
    };
    const same = known.find((name) => far(name) === 0);
    if (same !== undefined) return word;
    return known.find((name) => far(name) === 1)?.toLocaleLowerCase() ?? word;
  });
  return words.some((word, place) => word !== typed[place]) ? words.join(' ') : undefined;
};
