/**
 * Folded words that say nothing of a product, in the languages of our countries. None of one letter: `в` and `с` are vitamins, too.
 */
const stopWords: ReadonlySet<string> = new Set(
  [
    'for with and of the from',
    'icin ile ve',
    'ucun ile ve',
    'для от из на за по со под',
    'арналган ушин мен бен пен жане',
    'და',
  ].flatMap((words) => words.split(' ')),
);

/** Whether a folded word of a query says nothing of a product. */
export const isStopWord = (word: string): boolean => stopWords.has(word);
