import type { Database } from '../../db/database.ts';
import { searchKeys } from './search-keys.ts';
import { createSearchRepository, type TextRow } from './search-repository.ts';

/** Goes up when `searchKeys` makes other keys: what older ones are stored for is indexed again at the next start. */
const keysVersion = 2;
/** Texts written by one statement; their keys are some kilobytes each. */
const textsAtOnce = 300;

/** Makes the search keys of all products of a country anew, of what its tables say, in the running transaction. */
export const indexSearch = async (database: Database, country: string): Promise<void> => {
  const repository = createSearchRepository(database, country);
  const texts = await repository.texts();
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
    await repository.writeKeys(rows);
  }
  await repository.writeVersion(keysVersion);
};

/** Indexes a country's products again where an earlier version of the server did it (SHOP-3); a second process waits. */
export const refreshSearch = (database: Database, country: string): Promise<void> =>
  database.inTransaction(async () => {
    const version = await createSearchRepository(database, country).lockVersion();
    if (version !== undefined && version < keysVersion) await indexSearch(database, country);
  });
