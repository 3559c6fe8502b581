import { statement, type Database } from '../../db/database.ts';
import { bitsOf, firstOf } from './blocks.ts';
import type { WordList } from './word-ranges.ts';

/** What a product is called and found by. */
export interface TextsRow {
  id: number;
  code: string;
  /** Language to name. */
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
  readonly ids: readonly number[];
}

/** The words by which a country's products are found. */
export interface SearchRepository {
  /** The version of the words that are stored; undefined without a catalogue. */
  version(): Promise<number | undefined>;
  /** As `version`, and keeps it from others until the transaction ends; undefined while another process works on the words, too. */
  lockVersion(): Promise<number | undefined>;
  /** The lowest id of a product from this one on. */
  next(id: number): Promise<number | undefined>;
  /** The products of a block. */
  texts(block: number): Promise<TextsRow[]>;
  /** Of which texts the stored words of a block were made. */
  digest(block: number): Promise<string | undefined>;
  /** Puts words in the place of those that were stored of a block. */
  replace(block: number, digest: string, words: readonly BlockWord[]): Promise<void>;
  /** Notes under which misspellings words are found. */
  addMisspellings(words: readonly (ListedWord & { readonly typed: string })[]): Promise<void>;
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

const readTexts = statement<TextsRow>(
  'search_texts',
  `select p.id, p.code, c.names as category,
          (select coalesce(jsonb_object_agg(t.language, t.name), '{}') from product_texts t where t.product_id = p.id) as names
     from products p join categories c on c.id = p.category_id
    where p.country = $1 and p.id >= $2 and p.id < $3 order by p.id`,
);

/** The same while an import has staged the categories to which it moves products last. */
const readMovingTexts = statement<TextsRow>(
  'search_texts_moving',
  `select p.id, p.code, c.names as category,
          (select coalesce(jsonb_object_agg(t.language, t.name), '{}') from product_texts t where t.product_id = p.id) as names
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
     select $1, $2, list, word, products::bit(1024) from unnest($3::text[], $4::text[], $5::text[]) as w (list, word, products)`,
);

const noteBlock = statement<never>(
  'searched_block_note',
  `insert into searched_blocks (country, block, digest) values ($1, $2, $3)
     on conflict (country, block) do update set digest = excluded.digest`,
);

const addMisspellings = statement<never>(
  'search_misspellings_add',
  `insert into search_misspellings (country, list, typed, word)
     select $1, list, typed, word from unnest($2::text[], $3::text[], $4::text[]) as m (list, typed, word)
     on conflict do nothing`,
);

const writeVersion = statement<never>(
  'search_words_written',
  'update catalogue_versions set search_keys = $2 where country = $1',
);

/** Words written by one statement: all of a block together are a text of ten megabytes, three times over (SRV-17). */
const wordsAtOnce = 4000;

/** The words of search in the database; `moving` while an import is about to move products. */
export const createSearchRepository = (
  database: Database,
  country: string,
  moving = false,
): SearchRepository => ({
  version: async () => (await database.run(readVersion, [country]))[0]?.search_keys,
  lockVersion: async () => (await database.run(lockVersion, [country]))[0]?.search_keys,
  next: async (id) => (await database.run(nextProduct, [country, id]))[0]?.id,
  texts: (block) =>
    database.run(moving ? readMovingTexts : readTexts, [country, firstOf(block), firstOf(block + 1)]),
  digest: async (block) => (await database.run(readDigest, [country, block]))[0]?.digest,
  async replace(block, digest, words) {
    await database.run(forgetWords, [country, block]);
    for (let from = 0; from < words.length; from += wordsAtOnce) {
      const some = words.slice(from, from + wordsAtOnce);
      // oxlint-disable-next-line eslint/no-await-in-loop -- a part at a time is the limit of what is sent
      await database.run(addWords, [
        country,
        block,
        some.map(({ list }) => list),
        some.map(({ word }) => word),
        some.map(({ ids }) => bitsOf(ids)),
      ]);
    }
    await database.run(noteBlock, [country, block, digest]);
  },
  async addMisspellings(words) {
    await database.run(addMisspellings, [
      country,
      words.map(({ list }) => list),
      words.map(({ typed }) => typed),
      words.map(({ word }) => word),
    ]);
  },
  async writeVersion(version) {
    await database.run(writeVersion, [country, version]);
  },
});
