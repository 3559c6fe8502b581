import { createHash } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { blockOf, firstOf } from './blocks.ts';
import { allWords, findableSounds, findableWords, omissions, type FindableWords } from './search-keys.ts';
import {
  createSearchRepository,
  type BlockWord,
  type ListedWord,
  type SearchRepository,
  type TextsRow,
} from './search-repository.ts';
import { soundOf } from './spellings.ts';
import { codeList, listedBeginnings, soundList, type WordList } from './word-ranges.ts';

/** Goes up when other words are made of the same texts: what older ones are stored for is indexed again at the next start. */
const wordsVersion = 5;
/** Misspellings written by one statement. */
const misspellingsAtOnce = 10_000;
/** Words and texts that are remembered: many are common, and those of one product alone are not worth their room. */
const mostRemembered = 20_000;

/** All words of a product: of each language by themselves, of its code, and the sounds of them all. */
const wordsOf = (
  { code, names, category }: TextsRow,
  ofCategory: (name: string) => FindableWords,
  sound: typeof soundOf,
): readonly (readonly [WordList, FindableWords])[] => {
  const texts = Object.entries(names).map(
    ([language, name]) =>
      [language, allWords([findableWords(name), ofCategory(category[language] ?? '')])] as const,
  );
  const codes = findableWords(code);
  return [
    ...texts,
    [codeList, codes],
    [soundList, findableSounds(allWords([codes, ...texts.map(([, words]) => words)]), sound)],
  ];
};

/** What stands in a list: words, and their short beginnings. */
const listedWords = (list: WordList, { words }: FindableWords): ReadonlySet<string> =>
  new Set(words.flatMap((word) => [word, ...listedBeginnings(list, word)]));

/** What was made once of the same text. */
const remembering = <Value>(make: (text: string) => Value): ((text: string) => Value) => {
  const made = new Map<string, Value>();
  return (text) => {
    const found = made.get(text);
    if (found !== undefined) return found;
    if (made.size === mostRemembered) made.clear();
    const value = make(text);
    made.set(text, value);
    return value;
  };
};

/** Indexes so many blocks from the one of this product on, in the running transaction; gives the product that comes next. */
const indexBlocks = async (
  repository: SearchRepository,
  from: number,
  blocks: number,
): Promise<number | undefined> => {
  const ofCategory = remembering(findableWords);
  const sound = remembering(soundOf);
  const known = new Set<string>();
  let misspellings: (ListedWord & { readonly typed: string })[] = [];
  const writeMisspellings = async (): Promise<void> => {
    if (misspellings.length > 0) await repository.addMisspellings(misspellings);
    misspellings = [];
  };
  const misspell = (list: WordList, word: string): void => {
    const name = `${list} ${word}`;
    if (known.has(name)) return;
    if (known.size === mostRemembered) known.clear();
    known.add(name);
    misspellings.push(...omissions(word).map((typed) => ({ list, word, typed })));
  };
  let id = await repository.next(from);
  /* oxlint-disable eslint/no-await-in-loop -- one block at a time is the limit of what is held and sent */
  for (let count = 0; id !== undefined && count < blocks; count += 1) {
    const block = blockOf(id);
    const texts = await repository.texts(block);
    const digest = createHash('md5')
      .update(`${wordsVersion} ${JSON.stringify(texts)}`)
      .digest('base64url');
    if (digest !== (await repository.digest(block))) {
      const words = new Map<string, BlockWord & { readonly ids: number[] }>();
      for (const text of texts)
        for (const [list, found] of wordsOf(text, ofCategory, sound)) {
          for (const word of listedWords(list, found)) {
            const name = `${list} ${word}`;
            const row = words.get(name) ?? { list, word, ids: [] };
            words.set(name, row);
            row.ids.push(text.id);
          }
          for (const word of found.forgiven) misspell(list, word);
        }
      await repository.replace(block, digest, [...words.values()]);
      if (misspellings.length >= misspellingsAtOnce) await writeMisspellings();
    }
    id = await repository.next(firstOf(block + 1));
  }
  /* oxlint-enable eslint/no-await-in-loop */
  await writeMisspellings();
  return id;
};

/**
 * Brings the words by which a country's products are found up to date with what its tables say, in the running transaction. Only
 * blocks of products with other texts than before are written. `moving`: for the categories that an import has staged.
 */
export const indexSearch = async (database: Database, country: string, moving = false): Promise<void> => {
  const repository = createSearchRepository(database, country, moving);
  await indexBlocks(repository, 0, Infinity);
  await repository.writeVersion(wordsVersion);
};

/** Whether a country's products were indexed by an earlier version of the server. */
export const isSearchOld = async (database: Database, country: string): Promise<boolean> =>
  ((await createSearchRepository(database, country).version()) ?? wordsVersion) < wordsVersion;

/** Blocks that are indexed by one transaction: an import beside it waits no longer than for these. */
const blocksAtOnce = 4;

/**
 * Indexes a country's products again where an earlier version of the server did it (SHOP-3, SRV-16), a few blocks in a transaction:
 * whoever imports or searches meanwhile hardly waits, and what is cut off goes on where it was. Gives whether anything was old. While
 * another process works on them, there is nothing to do.
 */
export const refreshSearch = async (database: Database, country: string): Promise<boolean> => {
  const repository = createSearchRepository(database, country);
  if (!(await isSearchOld(database, country))) return false;
  const indexSome = (from: number): Promise<number | undefined> =>
    database.inTransaction(async () => {
      const version = await repository.lockVersion();
      if (version === undefined || version >= wordsVersion) return undefined;
      const next = await indexBlocks(repository, from, blocksAtOnce);
      if (next === undefined) await repository.writeVersion(wordsVersion);
      return next;
    });
  // oxlint-disable-next-line eslint/no-await-in-loop -- a part at a time
  for (let from = await indexSome(0); from !== undefined;) from = await indexSome(from);
  return true;
};
