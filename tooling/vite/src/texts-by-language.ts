import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSync, type ESTree, type Plugin } from 'vite';

const table = 'virtual:country-texts';

/** Texts of one literal by language, and where it stands in its file. */
interface Literal {
  readonly start: number;
  readonly end: number;
  readonly texts: Readonly<Record<string, string>>;
}

/** The text of a plain string; null of anything that has to be worked out. */
const plainText = (node: ESTree.Expression): string | null => {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return null;
  return node.quasis[0]?.value.cooked ?? null;
};

/** What an object literal says in each of these languages; null if it is no text in exactly these. */
const textsOf = (
  node: ESTree.ObjectExpression,
  languages: readonly string[],
): Record<string, string> | null => {
  const texts: Record<string, string> = {};
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.computed || property.key.type !== 'Identifier') return null;
    const text = plainText(property.value);
    if (text === null || !languages.includes(property.key.name)) return null;
    texts[property.key.name] = text;
  }
  return Object.keys(texts).length === languages.length ? texts : null;
};

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const literalsIn = (node: unknown, languages: readonly string[]): Literal[] => {
  if (Array.isArray(node)) return node.flatMap((part) => literalsIn(part, languages));
  if (!isNode(node)) return [];
  if (node.type === 'ObjectExpression') {
    const texts = textsOf(node, languages);
    if (texts) return [{ start: node.start, end: node.end, texts }];
  }
  return Object.values(node).flatMap((part) => literalsIn(part, languages));
};

/** The files of a country's definition that every page loads, with the texts in them. */
const readDefinition = (source: string, languages: readonly string[]): Map<string, Literal[]> => {
  const files = new Map<string, Literal[]>();
  const read = (file: string): void => {
    if (files.has(file) || !existsSync(file)) return;
    const { program } = parseSync(file, readFileSync(file, 'utf8'));
    files.set(file, literalsIn(program, languages));
    for (const part of program.body)
      if (part.type === 'ImportDeclaration' && part.source.value.startsWith('.'))
        read(resolve(dirname(file), part.source.value));
  };
  read(join(source, 'country.ts'));
  return files;
};

/**
 * Lets a browser load a country's own texts in its language only. In the browser's build each text of the definition that is
 * written in all of the country's languages becomes a place in a table, and the language's words bring the table.
 */
export const textsByLanguage = (): Plugin => {
  let source = '';
  let languages: string[] = [];
  let files = new Map<string, Literal[]>();
  return {
    name: 'caravan-texts-by-language',
    apply: 'build',
    configResolved({ root }) {
      source = join(root, 'src');
      const folder = join(source, 'messages');
      languages = existsSync(folder) ? readdirSync(folder).map((file) => file.replace('.ts', '')) : [];
      if (languages.length > 1) files = readDefinition(source, languages);
    },
    resolveId: (id) => (id === table ? `\0${table}` : null),
    load: (id) =>
      id === `\0${table}`
        ? `const texts = {};
           export const addTexts = (language, list) => { texts[language] = list; };
           export const textAt = (place) => new Proxy({}, { get: (_, language) => texts[language]?.[place] });`
        : null,
    transform: {
      order: 'pre',
      handler(code, id) {
        const all = [...files.values()].flat();
        const language = languages.find((name) => id === join(source, 'messages', `${name}.ts`));
        if (language !== undefined && all.length > 0) {
          const list = JSON.stringify(all.map(({ texts }) => texts[language]));
          return {
            code: `import { addTexts } from '${table}';\n${code}\naddTexts('${language}', ${list});`,
            map: null,
          };
        }
        const literals = files.get(id);
        if (!literals?.length) return null;
        const replaced = literals
          .toReversed()
          .reduce(
            (text, literal) =>
              `${text.slice(0, literal.start)}textAt(${all.indexOf(literal)})${text.slice(literal.end)}`,
            code,
          );
        return { code: `import { textAt } from '${table}';\n${replaced}`, map: null };
      },
    },
  };
};
