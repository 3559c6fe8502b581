import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';

/** A text of the country in each of its languages, by where it stands in its file. */
interface Text {
  readonly start: number;
  readonly end: number;
  readonly words: ReadonlyMap<string, string>;
}

interface Found extends Text {
  /** Its place in the lists of texts. */
  readonly place: number;
}

const store = 'virtual:country-texts';
const listOf = `${store}/`;

const nameOf = (name: ts.PropertyName): string | null =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : null;

/** The words of `{ ru: '…', en: '…' }`; null for anything else. */
const wordsOf = (node: ts.Node): ReadonlyMap<string, string> | null => {
  if (!ts.isObjectLiteralExpression(node) || node.properties.length === 0) return null;
  const words = new Map<string, string>();
  for (const property of node.properties) {
    if (!ts.isPropertyAssignment(property) || !ts.isStringLiteralLike(property.initializer)) return null;
    const name = nameOf(property.name);
    if (name === null) return null;
    words.set(name, property.initializer.text);
  }
  return words;
};

/** Texts that a source holds in exactly these languages; one that lacks a language stays as it is written. */
export const textsIn = (source: string, languages: readonly string[]): Text[] => {
  const found: Text[] = [];
  const visit = (node: ts.Node): void => {
    const words = wordsOf(node);
    if (words?.size === languages.length && languages.every((language) => words.has(language)))
      found.push({ start: node.getStart(), end: node.getEnd(), words });
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('x.ts', source, ts.ScriptTarget.Latest, true));
  return found;
};

/** The languages that a country's definition lists. */
const languagesIn = (definition: string): string[] =>
  [...(/\blanguages: \[([^\]]*)\]/.exec(definition)?.[1]?.matchAll(/'(\w+)'/g) ?? [])].map(
    ([, language = '']) => language,
  );

/** The files that a definition is made of: itself and what it imports of its own folder; what it loads later is not among them. */
const filesOf = (definition: string): string[] => [
  definition,
  ...[...readFileSync(definition, 'utf8').matchAll(/from '(\.\/[\w-]+\.ts)'/g)].map(([, file = '']) =>
    join(dirname(definition), file),
  ),
];

const readTexts = (definition: string) => {
  const languages = existsSync(definition) ? languagesIn(readFileSync(definition, 'utf8')) : [];
  const files = new Map<string, Found[]>();
  const words: ReadonlyMap<string, string>[] = [];
  // In one language there is nothing to save.
  if (languages.length > 1)
    for (const file of filesOf(definition))
      files.set(
        file,
        textsIn(readFileSync(file, 'utf8'), languages).map((text) => ({
          ...text,
          place: words.push(text.words) - 1,
        })),
      );
  return { files, listIn: (language: string) => words.map((text) => text.get(language) ?? '') };
};

/**
 * Browsers load the texts of a country in the one language that they show: each text in its definition becomes its place in a list,
 * and the list comes with the language's words, which are there before anything is drawn. Decision 0031 has what it saves.
 */
export const countryTexts = (): Plugin => {
  let texts = readTexts('');
  return {
    name: 'caravan-country-texts',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved: ({ root }) => {
      texts = readTexts(join(root, 'src/country.ts'));
    },
    resolveId: (source) => (source.startsWith(store) ? `\0${source}` : null),
    load: (id) => {
      if (id === `\0${store}`)
        return `export const lists = {};
export const text = (place) => new Proxy({}, { get: (_, language) => lists[language]?.[place] });`;
      if (!id.startsWith(`\0${listOf}`)) return null;
      const language = id.slice(listOf.length + 1);
      return `import { lists } from '${store}';
lists[${JSON.stringify(language)}] = ${JSON.stringify(texts.listIn(language))};`;
    },
    transform: (code, id) => {
      const [, language] = /\/i18n\/(?:src|dist)\/messages\/(\w+)\.ts$/.exec(id) ?? [];
      if (language !== undefined) return { code: `import '${listOf}${language}';\n${code}`, map: null };
      const found = texts.files.get(id);
      if (!found || found.length === 0) return null;
      let replaced = code;
      for (const { start, end, place } of found.toReversed())
        replaced = `${replaced.slice(0, start)}text(${place})${replaced.slice(end)}`;
      return { code: `import { text } from '${store}';\n${replaced}`, map: null };
    },
  };
};
