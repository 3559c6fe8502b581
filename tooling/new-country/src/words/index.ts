import type { Language } from '@caravan/i18n';
import { az } from './az.ts';
import { en } from './en.ts';
import { ka } from './ka.ts';
import { kk } from './kk.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';

/** A text that a new country starts with. `{country}` is its name. */
export type StarterText = keyof typeof en;

/** The first words of a new country in every language of the interface; its people change them where they know better. */
const words: Readonly<Record<Language, Readonly<Record<StarterText, string>>>> = {
  az,
  en,
  ka,
  kk,
  ru,
  tr,
};

/** The first words in a language. @throws Error where the generator does not speak one that the shops do. */
export const wordsIn = (language: Language): Readonly<Record<StarterText, string>> => {
  const found: Readonly<Record<StarterText, string>> | undefined = words[language];
  if (found === undefined) throw new Error(`tooling/new-country/src/words has no ${language}.ts.`);
  return found;
};
