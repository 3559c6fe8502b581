import { statement, type Database } from '../../db/database.ts';
import { bitsOf, firstOf } from './blocks.ts';
import { shortestForgiven } from './search-keys.ts';
import type { WordList } from './word-ranges.ts';

/** What a product is called and found by. */
export interface TextsRow {
  id: number;
  code: string;
  /** Language to name, with its keywords. */
  names: Record<string, string>;
  category: Record<string, string>;
}

/** A word in a list. */
export interface ListedWord {
  readonly list: WordList;
  readonly word: string;
}

/** Which products of a block have a word. */
export interface BlockWord extends ListedWord {
  /** In no order; the same one may come again. */
  readonly ids: readonly number[];
  /** Whether a letter of it may be wrong. */
  readonly forgiven: boolean;
}

/** The words by which a country's products are found. */
export interface SearchRepository {
  /** The version of the words that are stored; undefined without a catalogue. */
  version(): Promise<number | undefined>;
  /** As `version`, and keeps it from others until the transaction ends; undefined while another process works on the words, too. */
  lockVersion(): Promise<number | undefined>;
  /** Before anything is collected, in the running transaction, which drops it. */
  beginCollection(): Promise<void>;
  /** The lowest id of a product from this one on. */
  next(id: number): Promise<number | undefined>;
  /** The products of a block. */
  texts(block: number): Promise<TextsRow[]>;
  /** Of which texts the stored words of a block were made. */
  digest(block: number): Promise<string | undefined>;
  /** Puts words in the place of those that were stored of a block. */
  replace(block: number, digest: string, words: readonly BlockWord[]): Promise<void>;
  /** Collects words in which a letter may be wrong, until `addMisspellings`; the same word may come again. */
  collect(words: readonly ListedWord[]): Promise<void>;
  /** Notes under which misspellings the collected words are found. */
  addMisspellings(): Promise<void>;
  writeVersion(version: number): Promise<void>;
}

const readVersion = statement<{ search_keys: number }>(
  'search_words_version_read',
  'select search_keys from catalogue_versions where country = $1',
);

const lockVersion = statement<{ search_keys: number }>(
  'search_words_version',
  'select search_keys from catalogue_versions where country = $1 for update skip locked',
);

const nextProduct = statement<{ id: number }>(
  'search_next_product',
  'select id from products where country = $1 and id >= $2 order by id limit 1',
);

const findableNames = `(select coalesce(jsonb_object_agg(t.language, concat_ws(' ', t.name, nullif(t.keywords, ''))), '{}')
             from product_texts t where t.product_id = p.id)`;

const readTexts = statement<TextsRow>(
  'search_texts',
  `select p.id, p.code, c.names as category,
          ${findableNames} as names
     from products p join categories c on c.id = p.category_id
    where p.country = $1 and p.id >= $2 and p.id < $3 order by p.id`,
);

/** The same while an import has staged the categories to which it moves products last. */
const readMovingTexts = statement<TextsRow>(
  'search_texts_moving',
  `select p.id, p.code, c.names as category,
          ${findableNames} as names
     from products p left join staged_products s on s.code = p.code join categories c on c.id = coalesce(s.category_id, p.category_id)
    where p.country = $1 and p.id >= $2 and p.id < $3 order by p.id`,
);

const readDigest = statement<{ digest: string }>(
  'searched_block_digest',
  'select digest from searched_blocks where country = $1 and block = $2',
);

const forgetWords = statement<never>(
  'search_words_forget',
  'delete from search_words where country = $1 and block = $2',
);

const addWords = statement<never>(
  'search_words_add',
  `insert into search_words (country, block, list, word, products)
     select $1, $2, list, word, products::bit(1024) from unnest($3::text[], $4::text[], $5::text[]) as w (list, word, products)
      order by list collate "C", word collate "C"`,
);

/** Most words are one product's: its place in the block says that shorter than a thousand bits. */
const addWordsOfOne = statement<never>(
  'search_words_add_of_one',
  `insert into search_words (country, block, list, word, products)
     select $1, $2, list, word, set_bit(0::bit(1024), place, 1) from unnest($3::text[], $4::text[], $5::int[]) as w (list, word, place)
      order by list collate "C", word collate "C"`,
);

const noteBlock = statement<never>(
  'searched_block_note',
  `insert into searched_blocks (country, block, digest) values ($1, $2, $3)
     on conflict (country, block) do update set digest = excluded.digest`,
);

const makeCollection =
  'create temp table collected_words (list text collate "C", word text collate "C") on commit drop';

const collectWords = statement<never>(
  'search_words_collect',
  'insert into collected_words (list, word) select list, word from unnest($1::text[], $2::text[]) as w (list, word)',
);

/** Kilobytes in which the misspellings of a large catalogue are put in order: added as they come, they take six times as long. */
const sortedIn = 64_000;

/**
 * Words that are known already, whole, have theirs, and nobody else adds any: who indexes a country has locked its row of
 * `catalogue_versions`. Of a letter that stands several times in a row the first is left out, for the others would give the same: so no
 * row comes twice, which `on conflict` would take as long to find out as all the rest.
 */
const addMisspellings = statement<never>(
  'search_misspellings_add',
  `insert into search_misspellings (country, list, typed, word)
     select $1, w.list, m.typed, w.word
       from (select distinct list, word from collected_words) w
      cross join lateral (
        select w.word as typed
         union all select left(w.word, at - 1) || substr(w.word, at + 1)
          from generate_series(1, case when char_length(w.word) < $2::int then 0 else char_length(w.word) end) as at
         where at = 1 or substr(w.word, at, 1) <> substr(w.word, at - 1, 1)) m
      where not exists (select from search_misspellings k
                         where k.country = $1 and k.list = w.list and k.typed = w.word and k.word = w.word)
      order by 2, 3, 4`,
);

const writeVersion = statement<never>(
  'search_words_written',
  'update catalogue_versions set search_keys = $2 where country = $1',
);

const isOfOne = ({ ids }: BlockWord): boolean => ids.length === 1;

/** The words of search in the database; `moving` while an import is about to move products. */
export const createSearchRepository = (
  database: Database,
  country: string,
  moving = false,
): SearchRepository => ({
  version: async () => (await database.run(readVersion, [country]))[0]?.search_keys,
  lockVersion: async () => (await database.run(lockVersion, [country]))[0]?.search_keys,
  async beginCollection() {
    await database.executeSql(`drop table if exists collected_words; ${makeCollection}`);
  },
  next: async (id) => (await database.run(nextProduct, [country, id]))[0]?.id,
  texts: (block) =>
    database.run(moving ? readMovingTexts : readTexts, [country, firstOf(block), firstOf(block + 1)]),
  digest: async (block) => (await database.run(readDigest, [country, block]))[0]?.digest,
  async replace(block, digest, words) {
    const add = (
      how: typeof addWords,
      those: readonly BlockWord[],
      where: (ids: readonly number[]) => unknown,
    ): Promise<unknown> =>
      database.run(how, [
        country,
        block,
        those.map(({ list }) => list),
        those.map(({ word }) => word),
        those.map(({ ids }) => where(ids)),
      ]);
    const [ofOne, others] = [words.filter(isOfOne), words.filter((word) => !isOfOne(word))];
    // All are sent before the caller goes on to the next block, which keeps the process busy.
    await Promise.all([
      database.run(forgetWords, [country, block]),
      add(addWordsOfOne, ofOne, ([id = 0]) => id - firstOf(block)),
      add(addWords, others, bitsOf),
      database.run(noteBlock, [country, block, digest]),
    ]);
  },
  async collect(words) {
    await database.run(collectWords, [words.map(({ list }) => list), words.map(({ word }) => word)]);
  },
  async addMisspellings() {
    await database.executeSql(`select set_config('work_mem', $1, true)`, [`${sortedIn}kB`]);
    await database.run(addMisspellings, [country, shortestForgiven]);
  },
  async writeVersion(version) {
    await database.run(writeVersion, [country, version]);
  },
});
