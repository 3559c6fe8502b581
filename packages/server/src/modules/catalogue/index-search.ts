import { createHash } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { oneAhead } from '../../db/one-ahead.ts';
import { blockOf, firstOf } from './blocks.ts';
import { findableWords } from './search-keys.ts';
import { createSearchRepository, type ListedWord, type SearchRepository } from './search-repository.ts';
import { soundOf } from './spellings.ts';
import { wordsOfBlock } from './words-of-block.ts';

/** Goes up when other words are made of the same texts: what older ones are stored for is indexed again at the next start. */
const wordsVersion = 6;
/** Words and texts that are remembered: many are common, and those of one product alone are not worth their room. */
const mostRemembered = 20_000;

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

/** The first block with a product from this one on, with a digest of its texts; undefined where there is none. */
const readBlock = async (repository: SearchRepository, from: number) => {
  const id = await repository.next(from);
  if (id === undefined) return undefined;
  const block = blockOf(id);
  const texts = await repository.texts(block);
  const digest = createHash('md5')
    .update(`${wordsVersion} ${JSON.stringify(texts)}`)
    .digest('base64url');
  return { block, texts, digest, isIndexed: digest === (await repository.digest(block)) };
};

/** Indexes so many blocks from the one of this product on, in the running transaction; gives the product that comes next. */
const indexBlocks = async (
  repository: SearchRepository,
  from: number,
  blocks: number,
): Promise<number | undefined> => {
  const makers = { ofCategory: remembering(findableWords), sound: remembering(soundOf) };
  const known = new Set<string>();
  /** Words of a block that were not collected lately. */
  const notKnown = (words: readonly ListedWord[]): ListedWord[] =>
    words.filter(({ list, word }) => {
      const name = `${list} ${word}`;
      if (known.has(name)) return false;
      if (known.size === mostRemembered) known.clear();
      known.add(name);
      return true;
    });
  await repository.beginCollection();
  const ahead = oneAhead();
  let read = await readBlock(repository, from);
  /* oxlint-disable eslint/no-await-in-loop -- two blocks at a time are the limit of what is held and sent */
  for (let count = 0; read !== undefined && count < blocks; count += 1) {
    const { block, texts, digest, isIndexed } = read;
    const words = isIndexed ? [] : wordsOfBlock(texts, makers);
    // Read before this one is written: it would wait for that.
    read = await readBlock(repository, firstOf(block + 1));
    if (isIndexed) continue;
    const unknown = notKnown(words.filter(({ forgiven }) => forgiven));
    await ahead.begin(() =>
      Promise.all([repository.replace(block, digest, words), repository.collect(unknown)]),
    );
  }
  /* oxlint-enable eslint/no-await-in-loop */
  await ahead.end();
  await repository.addMisspellings();
  return read && firstOf(read.block);
};

/**
 * Brings the words by which a country's products are found up to date with what its tables say, in the running transaction. Only
 * blocks of products with other texts than before are written. `moving`: for the categories that an import has staged. Who calls it has
 * locked the country's row of `catalogue_versions`: of one word nobody else adds the misspellings meanwhile.
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
