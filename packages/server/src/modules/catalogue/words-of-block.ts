import { findableWords, type FindableWords } from './search-keys.ts';
import type { BlockWord, TextsRow } from './search-repository.ts';
import { soundOf } from './spellings.ts';
import { codeList, listedBeginnings, soundList, type WordList } from './word-ranges.ts';

interface Entry extends BlockWord {
  readonly ids: number[];
  forgiven: boolean;
}

/** The words of a block by their lists, each once. */
const collectEntries = () => {
  const lists = new Map<WordList, Map<string, Entry>>();
  return {
    add(list: WordList, word: string, ids: readonly number[], forgiven: boolean): void {
      let words = lists.get(list);
      if (!words) lists.set(list, (words = new Map()));
      const entry = words.get(word);
      if (!entry) words.set(word, { list, word, ids: [...ids], forgiven });
      else {
        for (const id of ids) if (id !== entry.ids.at(-1)) entry.ids.push(id);
        entry.forgiven ||= forgiven;
      }
    },
    all: (): Entry[] => [...lists.values()].flatMap((words) => [...words.values()]),
  };
};

/** What makes words of texts; each may remember what it made, for many texts are common. */
interface WordMakers {
  readonly ofCategory: (name: string) => FindableWords;
  readonly sound: typeof soundOf;
}

/**
 * The words by which the products of a block are found (SHOP-3): those of each language's name and category by themselves, those of
 * their codes, the sounds of them all, and the short beginnings of each. A word and its sound are looked at once, however many of the
 * products have them.
 */
export const wordsOfBlock = (
  texts: readonly TextsRow[],
  { ofCategory, sound }: WordMakers = { ofCategory: findableWords, sound: soundOf },
): BlockWord[] => {
  const entries = collectEntries();
  const add = (list: WordList, { words, spacings }: FindableWords, id: number): void => {
    for (const word of words) entries.add(list, word, [id], true);
    for (const word of spacings) entries.add(list, word, [id], false);
  };
  for (const { id, code, names, category } of texts) {
    add(codeList, findableWords(code), id);
    for (const [language, name] of Object.entries(names)) {
      add(language, findableWords(name), id);
      add(language, ofCategory(category[language] ?? ''), id);
    }
  }
  for (const { word, ids, forgiven } of entries.all()) {
    const heard = sound(word);
    if (heard) entries.add(soundList, heard, ids, forgiven);
  }
  for (const { list, word, ids } of entries.all())
    for (const beginning of listedBeginnings(list, word)) entries.add(list, beginning, ids, false);
  return entries.all();
};
