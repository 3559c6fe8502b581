import { describe, expect, it } from 'vitest';
import { createTestServerOn, databaseKinds } from '../../testing/create-test-server-on.ts';
import { omissions } from './search-keys.ts';
import { createSearchRepository } from './search-repository.ts';

/** Words as they are stored: folded, of every script, with letters twice in a row and some that take two places of a text. */
const words = [
  'gel',
  'крем',
  'aloe',
  'aaaa',
  'aabbaa',
  'шампунь',
  'гриппп',
  'ნიღაბი',
  'күндізгі',
  '330x12',
  '𐐨𐐩𐐪',
  '𐐨𐐩𐐪𐐫',
  'ab𐐨𐐨cd',
];

describe.each(databaseKinds)('misspellings on %s', (kind) => {
  it('SHOP-3 are stored of each collected word as a search looks for them, once, and again when more are added', async () => {
    const shop = await createTestServerOn(kind);
    try {
      const repository = createSearchRepository(shop.database, 'test-words');
      const add = (some: readonly string[]): Promise<void> =>
        shop.database.inTransaction(async () => {
          await repository.beginCollection();
          await repository.collect(some.map((word) => ({ list: 'en', word })));
          await repository.addMisspellings();
        });
      const stored = async (): Promise<string[]> => {
        const { rows } = await shop.database.executeSql(
          `select typed || ' ' || word as pair from search_misspellings where country = 'test-words' and list = 'en'`,
        );
        return rows.map(({ pair }) => String(pair));
      };
      const expected = (some: readonly string[]): string[] =>
        some.flatMap((word) => omissions(word).map((typed) => `${typed} ${word}`));
      const some = words.slice(0, 6);
      await add([...some, ...some]);
      expect((await stored()).toSorted()).toEqual(expected(some).toSorted());
      await add(words);
      expect((await stored()).toSorted()).toEqual(expected(words).toSorted());
    } finally {
      await shop.close();
    }
  });
});
