import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Language } from '@caravan/i18n';
import type { Answers } from './answers.ts';
import { productsCsv, starterCodes, starterProducts } from './facts/products.ts';
import type { Sibling } from './siblings.ts';

/** A line of a country's `categories.yaml`. */
interface Category {
  readonly slug: string;
  readonly position: number;
  readonly picture: string;
  readonly names: Readonly<Partial<Record<Language, string>>>;
}

const sizes = ['90', '400', '800'];

const speaks =
  (language: Language) =>
  ({ languages }: Sibling): boolean =>
    languages.includes(language);

const categoriesOf = ({ folder }: Sibling): Category[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the import of that country has found the file right
  parse(readFileSync(join(folder, 'catalogue/categories.yaml'), 'utf8')) as Category[];

/** Products are the same goods in every country: their words in a language are those of a country that speaks it. */
const textsIn = (language: Language, siblings: readonly Sibling[]): { head: string; rows: string[] } => {
  const teller = siblings.find(speaks(language));
  if (!teller) throw new Error(`No country speaks ${language} yet.`);
  const [head = '', ...rows] = readFileSync(
    join(teller.folder, `catalogue/texts.${language}.csv`),
    'utf8',
  ).split('\n');
  return { head, rows: rows.filter((row) => starterCodes.has(row.slice(0, row.indexOf(';')))) };
};

const nameOf = (line: string): string => line.slice(0, line.indexOf(':'));

/** Pictures with those that are drawn in them, as the lines of a `pictures.yaml` say. */
const withItems = (pictures: Iterable<string>, described: readonly string[]): Set<string> => {
  const all = new Set(pictures);
  // A set is walked on over what is added meanwhile.
  for (const picture of all) {
    const line = described.find((one) => nameOf(one) === picture) ?? '';
    for (const item of (/\bitems: \[([^\]]*)\]/.exec(line)?.[1] ?? '').split(', '))
      if (item !== '') all.add(item);
  }
  return all;
};

/** Writes a dozen products with categories, words and pictures; pictures are copies of a sibling's until it draws its own. */
export const copyCatalogue = (
  folder: string,
  answers: Answers,
  siblings: readonly Sibling[],
  write: (file: string, text: string) => void,
): void => {
  const { val, languages } = answers;
  const [model] = siblings;
  if (!model) throw new Error('No country stands yet to take pictures from.');
  const used = new Set(starterProducts.map(({ category }) => category));
  const categories = categoriesOf(model).filter(({ slug }) => used.has(slug));
  const nameIn = (language: Language, slug: string): string =>
    siblings
      .filter(speaks(language))
      .flatMap(
        (sibling) => categoriesOf(sibling).find((one) => one.slug === slug)?.names[language] ?? [],
      )[0] ?? slug;
  write(
    'catalogue/categories.yaml',
    categories
      .map(({ slug, position, picture }) => {
        const names = languages.map((language) => `${language}: ${JSON.stringify(nameIn(language, slug))}`);
        return `- { slug: ${slug}, position: ${position}, picture: ${picture}, names: { ${names.join(', ')} } }\n`;
      })
      .join(''),
  );
  write('catalogue/products.csv', productsCsv(answers));
  for (const language of languages) {
    const { head, rows } = textsIn(language, siblings);
    write(`catalogue/texts.${language}.csv`, `${[head, ...rows].join('\n')}\n`);
  }
  const pictures = new Set([
    ...starterProducts.map(({ picture }) => picture),
    ...categories.map(({ picture }) => picture),
  ]);
  const described = readFileSync(join(model.folder, 'catalogue/pictures.yaml'), 'utf8').split('\n');
  const needed = withItems(pictures, described);
  const drawn = described.filter((line) => needed.has(nameOf(line)) || !line.includes(': {'));
  write('catalogue/pictures.yaml', drawn.join('\n'));
  const from = join(model.folder, 'public/media', model.val);
  const to = join(folder, 'public/media', val);
  const names = [...pictures].flatMap((picture) =>
    sizes.flatMap((size) => ['avif', 'webp'].map((kind) => `products/${picture}-${size}.${kind}`)),
  );
  for (const name of [...names, 'hero', 'icon.svg', 'icon-180.png', 'icon-192.png', 'icon-512.png'])
    cpSync(join(from, name), join(to, name), { recursive: true });
};
