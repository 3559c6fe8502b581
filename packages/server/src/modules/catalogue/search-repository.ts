import { statement, type Database } from '../../db/database.ts';

/** A product's name in a language, and what else it is found by. */
export interface TextRow {
  product_id: number;
  language: string;
  name: string;
  code: string;
  /** Language to name. */
  category: Record<string, string>;
}

/** The keys of a product's words in a language. */
export interface KeysRow {
  readonly product: number;
  readonly language: string;
  readonly keys: readonly string[];
}

/** Search keys of one country. */
export interface SearchRepository {
  /** The version of the keys that are stored, locked against another process; undefined without a catalogue. */
  lockVersion(): Promise<number | undefined>;
  texts(): Promise<TextRow[]>;
  writeKeys(rows: readonly KeysRow[]): Promise<void>;
  writeVersion(version: number): Promise<void>;
}

const lockVersion = statement<{ search_keys: number }>(
  'search_keys_version',
  'select search_keys from catalogue_versions where country = $1 for update',
);

const readTexts = statement<TextRow>(
  'search_texts',
  `select t.product_id, t.language, t.name, p.code, c.names as category
     from product_texts t join products p on p.id = t.product_id join categories c on c.id = p.category_id
    where t.country = $1 order by t.product_id`,
);

const writeKeys = statement<never>(
  'search_keys_write',
  `update product_texts t set keys = array(select jsonb_array_elements_text(k.keys))
     from jsonb_to_recordset($1::jsonb) as k (product int, language text, keys jsonb)
    where t.product_id = k.product and t.language = k.language`,
);

const writeVersion = statement<never>(
  'search_keys_written',
  'update catalogue_versions set search_keys = $2 where country = $1',
);

/** Search keys in the database. */
export const createSearchRepository = (database: Database, country: string): SearchRepository => ({
  lockVersion: async () => (await database.run(lockVersion, [country]))[0]?.search_keys,
  texts: () => database.run(readTexts, [country]),
  async writeKeys(rows) {
    await database.run(writeKeys, [JSON.stringify(rows)]);
  },
  async writeVersion(version) {
    await database.run(writeVersion, [country, version]);
  },
});
