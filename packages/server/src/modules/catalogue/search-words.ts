import { foldForSearch } from '@caravan/i18n';

/** Words are cut to this many letters: enough to tell them apart. */
const longest = 24;
/** So many runs of letters or digits are written as one word at most: `12x330ml` has four. */
const mostJoined = 4;

/** `12 × 330`, `12 x 330` and `12х330`, with any of the signs that people type for it, are one word. */
const timesSign = /(?<=\d)\s*[×✕*xх]\s*(?=\d)/gu;
/** Marks of a number before it: `№ 715`, `#715`, `No. 715`. */
const numberMark = /(?:№|#|(?<![\p{L}\p{N}])n[o°º]\.?)\s*(?=\d)/gu;

/** Text as search compares it: folded, without marks of numbers, with one sign of multiplication (SHOP-3). */
export const foldWords = (text: string): string =>
  foldForSearch(text).replaceAll(numberMark, ' ').replaceAll(timesSign, 'x').trim();

const cut = (word: string): string => (word.length <= longest ? word : [...word].slice(0, longest).join(''));

/** The words of a folded text. */
export const wordsIn = (folded: string): string[] => (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map(cut);

/** The words of a text. */
export const wordsOf = (text: string): string[] => wordsIn(foldWords(text));

/** Runs of letters and of digits, those together that follow each other in turns: `spf 20`, `12x330 ml`. */
const chainsIn = (folded: string): string[][] => {
  const chains: string[][] = [];
  let last: { readonly end: number; readonly digits: boolean } | undefined;
  for (const { 0: run, index } of folded.matchAll(/\p{N}+|\p{L}+/gu)) {
    const digits = /\p{N}/u.test(run);
    const follows =
      last !== undefined && last.digits !== digits && /^[\s-]*$/.test(folded.slice(last.end, index));
    if (follows) chains.at(-1)?.push(run);
    else chains.push([run]);
    last = { end: index + run.length, digits };
  }
  return chains;
};

/**
 * Other ways to write what has digits in a folded text: `spf20` for “SPF 20”, `500мл` for “500 мл”, and `330` or `330ml` alone for
 * “12 × 330 ml”. Words of letters alone have no other way.
 */
export const spacingsIn = (folded: string): string[] => {
  if (!/\p{N}/u.test(folded)) return [];
  const known = new Set(wordsIn(folded));
  const pieces = chainsIn(folded).flatMap((chain) =>
    chain.flatMap((_, from) =>
      chain
        .slice(from, from + mostJoined)
        .map((__, length) => cut(chain.slice(from, from + length + 1).join(''))),
    ),
  );
  return [...new Set(pieces)].filter((piece) => /\p{N}/u.test(piece) && !known.has(piece));
};
