import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServerOn, databaseKinds } from '../../testing/create-test-server-on.ts';
import { testCountry, type TestServer } from '../../testing/index.ts';
import { isPlannedOnce, planOf, watchedDatabase } from '../../testing/watched-database.ts';
import { bitsOf, firstOf } from './blocks.ts';
import { createFindRepository } from './find-repository.ts';
import { searchTerms } from './search-keys.ts';
import { rangesOf } from './word-ranges.ts';

/** In a block, products with the words in the language shown, and with their sounds alone. */
interface Block {
  readonly own: number;
  readonly others: number;
}

const blocks = 80;
/** Far apart, as where several countries share the ids: it is not the numbers that say which blocks are the first. */
const numberOf = (at: number): number => 1000 + 7 * at;
const idsOf = (from: number, many: number, at: number): number[] =>
  Array.from({ length: many }, (_, each) => firstOf(numberOf(at)) + from + each);

describe.each(databaseKinds)('products with all words on %s', (kind) => {
  let shop: TestServer;
  beforeAll(async () => void (shop = await createTestServerOn(kind)));
  afterAll(() => shop.close());

  const stored = async (country: string, all: readonly Block[]): Promise<void> => {
    const rows = all.flatMap(({ own, others }, at) =>
      ['aloe', 'gel'].flatMap((word) => [
        ...(own > 0 ? [['en', word, at, bitsOf(idsOf(0, own, at))]] : []),
        ...(own + others > 0 ? [['~', word, at, bitsOf(idsOf(0, own + others, at))]] : []),
      ]),
    );
    await shop.database.executeSql(`delete from search_words where country = $1`, [country]);
    await shop.database.executeSql(
      `insert into search_words (country, list, word, block, products)
         select $1, list, word, block, products::bit(1024)
           from unnest($2::text[], $3::text[], $4::int[], $5::text[]) as w (list, word, block, products)`,
      [
        country,
        rows.map(([list]) => list),
        rows.map(([, word]) => word),
        rows.map(([, , at]) => numberOf(Number(at))),
        rows.map(([, , , products]) => products),
      ],
    );
    await shop.database.executeSql(
      `insert into searched_blocks (country, block, digest) select $1, block, '' from unnest($2::int[]) as b (block)
         on conflict do nothing`,
      [country, all.map((_, at) => numberOf(at))],
    );
  };
  const find = async (country: string, text: string) => {
    const { database, asked } = watchedDatabase(shop.database);
    const words = searchTerms(text)?.words ?? [];
    const found = await createFindRepository({
      country: { ...testCountry(), val: country },
      database,
    }).withAll(
      words.flatMap((word, at) => rangesOf(word, at, 'en')),
      words,
    );
    const [asking] = asked;
    if (!asking || asked.length > 1) throw new Error('not one statement');
    return { found, asking };
  };

  /** What reading all blocks finds. */
  const expected = (all: readonly Block[]): { ids: number[]; own: number } => {
    const numbered = all.map((block, at) => ({ ...block, at })).filter(({ own, others }) => own + others > 0);
    let many = 0;
    const taken = [
      ...numbered.filter(({ own }) => own > 0),
      ...numbered.filter(({ own }) => own === 0),
    ].filter(({ own, others }) => (many += own + others) - own - others < 1000);
    const inOrder = taken.toSorted((a, b) => a.at - b.at);
    const own = inOrder.flatMap((block) => idsOf(0, block.own, block.at));
    const others = inOrder.flatMap((block) => idsOf(block.own, block.others, block.at));
    return { ids: [...own, ...others].slice(0, 1000), own: Math.min(own.length, 1000) };
  };

  it('PERF-6 SHOP-3 are those that reading all blocks finds, wherever they are', async () => {
    const some = (max: number) => fc.oneof(fc.constant(0), fc.integer({ min: 0, max }));
    const block = fc.record({ own: some(60), others: some(60) });
    const many = (minLength: number) => fc.array(block, { minLength, maxLength: blocks });
    const soundsThenWords = Array.from({ length: blocks }, (_, at) =>
      at < 35 ? { own: 0, others: 40 } : { own: 20, others: 0 },
    );
    const wordsAtLast = soundsThenWords.map((each, at) => (at === 0 ? { own: 1, others: 0 } : each));
    await fc.assert(
      fc.asyncProperty(fc.oneof(many(1), many(blocks)), async (all) => {
        await stored('any', all);
        for (const text of ['gel', 'gel aloe'])
          expect((await find('any', text)).found).toMatchObject(expected(all));
      }),
      { numRuns: 40, examples: [[soundsThenWords], [wordsAtLast]], endOnFailure: true },
    );
  });

  it.each([
    // Of each word, one row in the language shown and one of its sound.
    ['gel', 2],
    ['gel aloe', 4],
  ])(
    'PERF-6 common words are read of the first blocks alone, by a statement planned once: %s',
    async (text, rows) => {
      const all = Array.from({ length: blocks }, () => ({ own: 40, others: 5 }));
      await stored('common', all);
      const common = await find('common', text);
      expect(common.found).toMatchObject(expected(all));
      for (const mode of ['generic', 'custom'] as const)
        expect((await planOf(shop.database, common.asking, mode)).rows).toBeLessThanOrEqual(
          Math.max(blocks, 32 * rows),
        );
      expect(await isPlannedOnce(shop.database, common.asking)).toBe(true);
    },
  );
});
