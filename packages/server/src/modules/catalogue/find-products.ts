import type { Language } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import type { SearchOutcome } from '../../http/metrics.ts';
import { createFindRepository, type FoundProducts } from './find-repository.ts';
import { waysApart } from './joined-words.ts';
import { otherKeyboards } from './keyboards.ts';
import { omissions, searchTerms, type SearchedWord, type SearchTerms } from './search-keys.ts';
import {
  codeList,
  rangesOf,
  shortSoundRangesOf,
  soundList,
  wholeWord,
  type WordRange,
} from './word-ranges.ts';
import { ttlCache } from '../../db/ttl-cache.ts';

/** What a search comes to, and how its text was read where that is not as typed. */
export interface Found {
  /** What was typed, in case it is a whole product code. */
  readonly code: string;
  /** A thousand at most. */
  readonly products: FoundProducts;
  /** As it reads on another keyboard. */
  readonly shownFor?: string;
  /** Whether a letter was forgiven. */
  readonly forgiven: boolean;
}

/** What is looked for. */
export interface FindText {
  readonly text: string;
  readonly language: Language;
  /** No other reading of the text than as it was typed. */
  readonly exact: boolean;
}

/** Milliseconds for which what was found may be old, and that there was nothing: that costs the most to find out (PERF-7). */
const freshness = { found: 3000, nothing: 30_000 };
/** Searches that are remembered: a thousand products of each, 8 bytes a product, are 2 MB. */
const mostRemembered = 250;
/** Misspellings and words near to them that are looked for at once. */
const mostMisspellings = 120;
const mostNearWords = 60;
/** Ways to take a word for two that are looked for. */
const mostWays = 2;

/** Whether a word says enough of a product by itself: a number does not. */
const isTelling = (word: string): boolean => /^\p{L}{3,}$/u.test(word);

const none: FoundProducts = { ids: [], own: 0, mayBeCode: false };
const nothing: Found = { code: '', products: none, forgiven: false };

/** Finds products by what somebody typed, cheaply whatever it is (SHOP-3, PERF-6). */
export const createFindProducts = (
  context: Pick<CountryContext, 'country' | 'database' | 'dataVersion' | 'metrics'>,
) => {
  const {
    country: { languages },
    database,
  } = context;
  const repository = createFindRepository(context);
  const remembered = ttlCache<Found>(
    ({ products }) => (products.ids.length > 0 ? freshness.found : freshness.nothing),
    mostRemembered,
  );

  /** Products that have each of the words, whole or as a beginning. */
  const asTyped = ({ words }: SearchTerms, language: Language): Promise<FoundProducts> =>
    repository.withAll(
      words.flatMap((word, at) => rangesOf(word, at, language)),
      words,
    );

  /** Words near to those of a query, as ranges by its numbers. */
  const near = async (
    words: readonly (readonly [number, SearchedWord])[],
    language: Language,
  ): Promise<WordRange[]> => {
    const typed = words.flatMap(([number, { spellings, sounds }]) => [
      ...[language, codeList].flatMap((list) =>
        spellings.flatMap(omissions).map((each) => ({ number, list, typed: each })),
      ),
      ...sounds.flatMap(omissions).map((each) => ({ number, list: soundList, typed: each })),
    ]);
    const found = await repository.near(typed.slice(0, mostMisspellings * words.length));
    return words.flatMap(([number]) =>
      found
        .filter((each) => each.number === number)
        .slice(0, mostNearWords)
        .map(({ list, word }) => wholeWord(number, list, word)),
    );
  };

  /** Products that have each of the words but for a letter. A word that nothing is near to ends the search. */
  const forgiving = async (
    words: readonly SearchedWord[],
    ranges: readonly WordRange[],
    known: ReadonlySet<number>,
    language: Language,
  ): Promise<FoundProducts> => {
    const numbered = words.map((word, number) => [number, word] as const);
    const unknown = numbered.find(([number]) => !known.has(number));
    const ofUnknown = unknown ? await near([unknown], language) : [];
    if (unknown && ofUnknown.length === 0) return none;
    const rest = numbered.filter((each) => each !== unknown);
    const ofRest = rest.length === 0 ? [] : await near(rest, language);
    return repository.withAll([...ranges, ...ofUnknown, ...ofRest], words);
  };

  /** What is found with a space that was left out: both words are known, and products have them together. */
  const apart = async (text: string, language: Language): Promise<Found | null> => {
    const ways = waysApart(text, language);
    if (ways.length === 0) return null;
    const known = await repository.known(ways.flatMap(({ halves }) => halves.flat()));
    const likely = ways.filter(({ halves }) =>
      halves.every((half) => half.some(({ word }) => known.has(word))),
    );
    for (const way of likely.slice(0, mostWays)) {
      const terms = searchTerms(way.text);
      // oxlint-disable-next-line eslint/no-await-in-loop -- mostly there is one
      const products = terms ? await asTyped(terms, language) : none;
      if (products.ids.length > 0)
        return { code: terms?.code ?? '', products, forgiven: false, shownFor: way.text };
    }
    return null;
  };

  /** What is found without the words that no product has. */
  const withoutUnknown = async (
    text: string,
    { words }: SearchTerms,
    known: ReadonlySet<number>,
    language: Language,
  ): Promise<Found | null> => {
    const kept = words.filter(({ spellings: [word = ''] }, number) => known.has(number) && isTelling(word));
    if (kept.length === 0 || kept.length === words.length) return null;
    const products = await asTyped({ code: '', words: kept }, language);
    if (products.ids.length === 0) return null;
    const read = new Set(kept.map(({ spellings: [word] }) => word));
    const shownFor = (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((word) =>
      searchTerms(word)?.words.some(({ spellings: [first] }) => read.has(first)),
    );
    return { code: '', products, forgiven: false, shownFor: shownFor.join(' ') };
  };

  const find = async ({ text, language, exact }: FindText): Promise<Found> => {
    const typed = searchTerms(text);
    const readings = [text, ...(exact ? [] : otherKeyboards(text, languages))];
    for (const read of readings) {
      const terms = read === text ? typed : searchTerms(read);
      if (!terms) continue;
      // oxlint-disable-next-line eslint/no-await-in-loop -- mostly the first finds something
      const products = await asTyped(terms, language);
      if (products.ids.length > 0)
        return {
          code: terms.code,
          products,
          forgiven: false,
          ...(read === text ? {} : { shownFor: read }),
        };
    }
    if (!typed || exact) return nothing;
    const shortSounds = shortSoundRangesOf(typed.words, language);
    const begun = shortSounds ? await repository.withAll(shortSounds, typed.words) : none;
    if (begun.ids.length > 0) return { code: typed.code, products: begun, forgiven: false };
    const ranges = typed.words.flatMap((word, number) => rangesOf(word, number, language));
    // A word that stands alone would have been found.
    const known = typed.words.length === 1 ? new Set<number>() : await repository.known(ranges);
    const near = await forgiving(typed.words, ranges, known, language);
    if (near.ids.length > 0) return { code: typed.code, products: near, forgiven: true };
    return (await apart(text, language)) ?? (await withoutUnknown(text, typed, known, language)) ?? nothing;
  };

  /** On connections of searches, with its time told to who watches (OPS-4). */
  const timed = async (search: FindText): Promise<Found> => {
    const begun = performance.now();
    const tell = (outcome: SearchOutcome): void =>
      context.metrics.timeSearch((performance.now() - begun) / 1000, outcome);
    try {
      const found = await database.inSearch(() => find(search));
      tell(found.products.ids.length > 0 ? 'found' : 'nothing');
      return found;
    } catch (error) {
      tell('failed');
      throw error;
    }
  };

  return async (search: FindText): Promise<Found> => {
    const { text, language, exact } = search;
    return remembered(`${await context.dataVersion()} ${language} ${exact} ${text}`, () => timed(search));
  };
};
