import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';
import { idsIn } from './blocks.ts';
import { findBlocks, mostFound, ranges, rowsOf } from './find-blocks-repository.ts';
import type { SearchedWord } from './search-keys.ts';
import type { ListedWord } from './search-repository.ts';
import type { WordRange, WordList } from './word-ranges.ts';

/** Products that have all words of a query. */
export interface FoundProducts {
  readonly ids: readonly number[];
  /** So many of the first have them in the language shown, the others only by sound. */
  readonly own: number;
  /** Whether what was typed may be the code of one of them, which then comes first. */
  readonly mayBeCode: boolean;
}

/** A word near to something that was typed for the query's word of this number. */
export interface NearWord extends ListedWord {
  readonly number: number;
}

/** Something that was typed, and where to look for what is near to it. */
export interface Misspelling {
  readonly number: number;
  readonly list: WordList;
  readonly typed: string;
}

/** Reads which products have which words. */
export interface FindRepository {
  /** Products that have each of the words, those of the language shown first; a thousand at most. */
  withAll(ranges: readonly WordRange[], words: readonly SearchedWord[]): Promise<FoundProducts>;
  /** Which words of the query, by their numbers, any product has. */
  known(ranges: readonly WordRange[]): Promise<ReadonlySet<number>>;
  near(misspellings: readonly Misspelling[]): Promise<NearWord[]>;
}

/** Words that are near to one misspelling. */
const mostNear = 20;

const valuesOf = (all: readonly WordRange[]): unknown[] => [
  all.map(({ word }) => word),
  all.map(({ list }) => list),
  all.map(({ from }) => from),
  all.map(({ to }) => to),
];

const findKnown = statement<{ word: number }>(
  'search_known',
  `select distinct s.word from ${ranges} cross join ${rowsOf('', 1)}`,
);

const findNear = statement<NearWord>(
  'search_near',
  `select distinct t.number, t.list, m.word
     from unnest($2::int[], $3::text[], $4::text[]) as t (number, list, typed)
    cross join lateral (select m.word from search_misspellings m
      where m.country = $1 and m.list = t.list and m.typed = t.typed limit ${mostNear}) as m`,
);

/** Finds products by the words that are stored of them. */
export const createFindRepository = ({
  country: { val },
  database,
}: Pick<CountryContext, 'country' | 'database'>): FindRepository => ({
  async withAll(all, words) {
    const find = words.length === 1 ? findBlocks.ofOne : findBlocks.ofSeveral;
    const spellings = words.flatMap((word) => word.spellings);
    const blocks = await database.run(find, [val, ...valuesOf(all), words.length, spellings]);
    const own = blocks.flatMap((each) => idsIn(each.block, each.own));
    const others = blocks.flatMap((each) => idsIn(each.block, each.others));
    return {
      ids: [...own, ...others].slice(0, mostFound),
      own: Math.min(own.length, mostFound),
      mayBeCode: blocks.some(({ coded }) => coded),
    };
  },
  async known(all) {
    return new Set((await database.run(findKnown, [val, ...valuesOf(all)])).map(({ word }) => word));
  },
  near: (misspellings) =>
    database.run(findNear, [
      val,
      misspellings.map(({ number }) => number),
      misspellings.map(({ list }) => list),
      misspellings.map(({ typed }) => typed),
    ]),
});
