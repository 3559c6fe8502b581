import type { Catalogue } from '@caravan/i18n';

const files = import.meta.glob<{ readonly messages: Catalogue }>('../../../packages/i18n/src/words/*/*.po');

const loaded = new Map<string, Promise<Catalogue>>();

const load = async (language: string): Promise<Catalogue> => {
  const wanted = Object.entries(files).filter(([file]) => file.endsWith(`/${language}.po`));
  const parts = await Promise.all(wanted.map(async ([, read]) => (await read()).messages));
  return Object.assign({}, ...parts);
};

/** All words of the shop in one language, loaded once. */
export const wordsIn = (language: string): Promise<Catalogue> => {
  const words = loaded.get(language) ?? load(language);
  loaded.set(language, words);
  return words;
};
