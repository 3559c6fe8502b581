import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';
import { idsIn, sentBits } from './blocks.ts';
import type { SearchedWord } from './search-keys.ts';
import type { ListedWord } from './search-repository.ts';
import { codeList, soundList, type WordRange, type WordList } from './word-ranges.ts';

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

/** More than a person looks through. */
const mostFound = 1000;
/**
 * Rows of a range that are read, one a word and block. One letter is the beginning of more, but what begins with it is found without
 * reading on; of several words all that begin with three letters are read, in a large catalogue, too.
 */
const mostRead = { ofOne: 500, ofSeveral: 1500 };
/** Words that are near to one misspelling. */
const mostNear = 20;

const ranges = `unnest($2::int[], $3::text[], $4::text[], $5::text[]) as s (word, list, low, high)`;

const valuesOf = (all: readonly WordRange[]): unknown[] => [
  all.map(({ word }) => word),
  all.map(({ list }) => list),
  all.map(({ from }) => from),
  all.map(({ to }) => to),
];

/** Rows of one range, by the index of words: limited, or the planner might rather walk all words. */
const rowsOf = (columns: string, most: string): string =>
  `lateral (select ${columns} from search_words w
      where w.country = $1 and w.list = s.list and w.word >= s.low and w.word < s.high limit ${most}) as w`;

/**
 * A block has what is in all of its words; blocks are read until there is enough, those with own words first. `others` are those of the
 * block that have them by sound alone.
 */
const findBlocks = statement<{ block: number; own: string | null; others: string | null; coded: boolean }>(
  'search_blocks',
  `select block, ${sentBits('own')} as own, ${sentBits('found & ~own')} as others, coded from (
     select block, own, found, coded, sum(bit_count(found)) over (order by bit_count(own) > 0 desc, block) - bit_count(found) as before
       from (select block, bit_and(own) as own, bit_and(found) as found, bool_and(coded) as coded
               from (select s.word, w.block, coalesce(bit_or(w.products) filter (where s.list <> '${soundList}'), 0::bit(1024)) as own,
                            bit_or(w.products) as found, bool_or(s.list = '${codeList}' and w.word = any($8::text[])) as coded
                       from ${ranges} cross join ${rowsOf('w.block, w.word, w.products', '$7')} group by s.word, w.block) h
              group by block having count(*) = $6) b
      where bit_count(found) > 0) f
    where before < ${mostFound} order by block`,
);

const findKnown = statement<{ word: number }>(
  'search_known',
  `select distinct s.word from ${ranges} cross join ${rowsOf('', '1')}`,
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
    const most = words.length === 1 ? mostRead.ofOne : mostRead.ofSeveral;
    const spellings = words.flatMap((word) => word.spellings);
    const blocks = await database.run(findBlocks, [val, ...valuesOf(all), words.length, most, spellings]);
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
