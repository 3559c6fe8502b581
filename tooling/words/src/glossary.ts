import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A word that no text of a language may have, and the word that stands for its thing. */
export interface Avoided {
  readonly word: string;
  readonly say: string;
}

const folder = 'packages/i18n/glossary';

/** The rows of the table whose first heading is `not`: `| not | but | why |`. */
const avoidedIn = (text: string): Avoided[] => {
  const rows = text.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const head = rows.findIndex(([first]) => first === 'not');
  if (head === -1) return [];
  const end = rows.findIndex((cells, index) => index > head && cells.length === 0);
  return rows
    .slice(head + 2, end === -1 ? rows.length : end)
    .flatMap(([word, say]) => (word && say ? [{ word, say }] : []));
};

/** What the glossary of each language (`packages/i18n/glossary/ru.md`) says not to say. */
export const readGlossaries = (root: string): ReadonlyMap<string, readonly Avoided[]> =>
  new Map(
    (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [])
      .filter((name) => name.endsWith('.md'))
      .map((name) => [name.slice(0, -3), avoidedIn(readFileSync(join(root, folder, name), 'utf8'))]),
  );
