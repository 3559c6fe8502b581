import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';
import { idsIn } from './blocks.ts';
import type { ListedWord } from './search-repository.ts';
import { soundList, type WordRange, type WordList } from './word-ranges.ts';

/** Products that have all words of a query. */
export interface FoundProducts {
  readonly ids: readonly number[];
  /** So many of the first have them in the language shown, the others only by sound. */
  readonly own: number;
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
  /** Products that have each of so many words, those of the language shown first; a thousand at most. */
  withAll(ranges: readonly WordRange[], words: number): Promise<FoundProducts>;
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

/** A block has what is in all of its words; blocks are read until there is enough, those with own words first. */
const findBlocks = statement<{ block: number; own: string; found: string }>(
  'search_blocks',
  `select block, own, found from (
     select block, own, found, sum(bit_count(found)) over (order by bit_count(own) > 0 desc, block) - bit_count(found) as before
       from (select block, bit_and(own) as own, bit_and(found) as found
               from (select s.word, w.block, coalesce(bit_or(w.products) filter (where s.list <> '${soundList}'), 0::bit(1024)) as own,
                            bit_or(w.products) as found
                       from ${ranges} cross join ${rowsOf('w.block, w.products', '$7')} group by s.word, w.block) h
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
    const most = words === 1 ? mostRead.ofOne : mostRead.ofSeveral;
    const blocks = await database.run(findBlocks, [val, ...valuesOf(all), words, most]);
    const first = blocks.flatMap(({ block, own }) => idsIn(block, own));
    const shown = new Set(first);
    const others = blocks.flatMap(({ block, found }) => idsIn(block, found)).filter((id) => !shown.has(id));
    return { ids: [...first, ...others].slice(0, mostFound), own: Math.min(first.length, mostFound) };
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
