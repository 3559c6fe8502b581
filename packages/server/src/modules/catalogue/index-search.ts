import { statement, type Database } from '../../db/database.ts';
import { searchKeys } from './search-keys.ts';

/** Goes up when `searchKeys` makes other keys: what older ones are stored for is indexed again at the next start. */
const keysVersion = 2;
/** Texts written by one statement; their keys are some kilobytes each. */
const textsAtOnce = 300;

interface TextRow {
  product_id: number;
  language: string;
  name: string;
  code: string;
  /** Language to name. */
  category: Record<string, string>;
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

/** Makes the search keys of all products of a country anew, of what its tables say, in the running transaction. */
export const indexSearch = async (database: Database, country: string): Promise<void> => {
  const texts = await database.run(readTexts, [country]);
  const ofProduct = new Map<number, TextRow[]>();
  for (const text of texts) ofProduct.set(text.product_id, [...(ofProduct.get(text.product_id) ?? []), text]);
  const wordsOf = ({ name, category, language }: TextRow): string[] => [name, category[language] ?? ''];
  for (let at = 0; at < texts.length; at += textsAtOnce) {
    const rows = texts.slice(at, at + textsAtOnce).map((text) => ({
      product: text.product_id,
      language: text.language,
      keys: searchKeys(
        [...wordsOf(text), text.code],
        (ofProduct.get(text.product_id) ?? []).filter((other) => other !== text).flatMap(wordsOf),
      ),
    }));
    // oxlint-disable-next-line eslint/no-await-in-loop -- one statement at a time is the limit of what is held and sent
    await database.run(writeKeys, [JSON.stringify(rows)]);
  }
  await database.run(writeVersion, [country, keysVersion]);
};

/** Indexes a country's products again where an earlier version of the server did it (SHOP-3); a second process waits. */
export const refreshSearch = (database: Database, country: string): Promise<void> =>
  database.inTransaction(async () => {
    const [version] = await database.run(lockVersion, [country]);
    if (version && version.search_keys < keysVersion) await indexSearch(database, country);
  });
