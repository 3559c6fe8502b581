import { statement } from '../../db/database.ts';
import { sentBits } from './blocks.ts';
import { codeList, soundList } from './word-ranges.ts';

/** More than a person looks through. */
export const mostFound = 1000;
/**
 * Rows of a range that are read of the first blocks, and as many of the others, one a word and block. One letter is the beginning of
 * more, but what begins with it is found without reading on; of several words all that begin with three letters are read, in a large
 * catalogue, too.
 */
const mostRead = { ofOne: 500, ofSeveral: 1500 };
/** Blocks that are read before the others: a third of 100 000 products. What common words have is in them, and the others are not read. */
const firstBlocks = 32;

/**
 * Ranges of words, `$2` to `$5`. Sub-selects hide their number from the planner: few ranges look cheaper to it than any number, and it
 * would plan each search anew.
 */
export const ranges =
  'unnest((select $2::int[]), (select $3::text[]), (select $4::text[]), (select $5::text[])) as s (word, list, low, high)';

/** Rows of one range, by the index of words: limited, or the planner might rather walk all words. */
export const rowsOf = (columns: string, most: number, blocks = ''): string =>
  `lateral (select ${columns} from search_words w
      where w.country = $1 and w.list = s.list and w.word >= s.low and w.word < s.high ${blocks} limit ${most}) as w`;

/** Those of some blocks that have something with all words: what is in each of them. */
const blocksWithAll = (most: number, blocks: string): string =>
  `select block, bit_and(own) as own, bit_and(found) as found, bool_and(coded) as coded
     from (select s.word, w.block, coalesce(bit_or(w.products) filter (where s.list <> '${soundList}'), 0::bit(1024)) as own,
                  bit_or(w.products) as found, bool_or(s.list = '${codeList}' and w.word = any($7::text[])) as coded
             from ${ranges} cross join ${rowsOf('w.block, w.word, w.products', most, blocks)} group by s.word, w.block) h
    group by block having count(*) = $6 and bit_count(bit_and(found)) > 0`;

/** A block with what was found in it. */
export interface FoundBlock {
  readonly block: number;
  /** Products that have all words in the language shown, as `idsIn` reads them. */
  readonly own: string | null;
  /** Those that have them by sound alone. */
  readonly others: string | null;
  /** Whether a code is each of the words. */
  readonly coded: boolean;
}

/**
 * Blocks are taken until there is enough, those with own words first, each kind by its number. If the first ones with own words have
 * enough, none of the others would be taken, and those are not read (PERF-6).
 */
const finding = (name: string, most: number) =>
  statement<FoundBlock>(
    name,
    `with others as materialized (
       select min(block) as begin from (select block from searched_blocks where country = $1 order by block offset ${firstBlocks} limit 1) b),
     first as materialized (${blocksWithAll(most, 'and w.block < coalesce((select begin from others), 2147483647)')}),
     enough as materialized (
       select (select begin from others) is null
              or coalesce(sum(bit_count(found)) filter (where bit_count(own) > 0), 0) >= ${mostFound} as is_so from first),
     read as (
       select * from first
        union all
       select * from (${blocksWithAll(most, 'and w.block >= (select begin from others)')}) f where not (select is_so from enough))
     select block, ${sentBits('own')} as own, ${sentBits('found & ~own')} as others, coded from (
       select block, own, found, coded, sum(bit_count(found)) over (order by bit_count(own) > 0 desc, block) - bit_count(found) as before
         from read) f
      where before < ${mostFound} order by block`,
  );

/** Finds the blocks with a query of one word, or of several. `$6`: how many words; `$7`: their spellings. */
export const findBlocks = {
  ofOne: finding('search_blocks_of_one', mostRead.ofOne),
  ofSeveral: finding('search_blocks_of_several', mostRead.ofSeveral),
};
