import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../packages/i18n/src/words');

const entries = (language: string): [id: string, text: string][] =>
  globSync(`*/${language}.po`, { cwd: folder }).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)].map(
      ([, id = '', text = '']): [string, string] => [id, text],
    ),
  );

/** What the shop says in a language, by id, for messages without placeholders. */
export const wordsOf = (language: string): ((id: string) => string) => {
  const words = new Map(entries(language));
  return (id) => {
    const text = words.get(id);
    if (text === undefined) throw new Error(`no message "${id}" in ${language}`);
    return text;
  };
};
