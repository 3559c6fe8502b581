import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Language } from '@caravan/i18n';
import type { Answers } from './answers.ts';
import { productsCsv, scenesOf, starterCodes, starterProducts } from './facts/products.ts';
import { labelsYaml, pictureModel } from './labels.ts';
import type { Sibling } from './siblings.ts';

/** A line of a country's `categories.yaml`. */
interface Category {
  readonly slug: string;
  readonly position: number;
  readonly picture: string;
  readonly names: Readonly<Partial<Record<Language, string>>>;
}

const speaks =
  (language: Language) =>
  ({ languages }: Sibling): boolean =>
    languages.includes(language);

const categoriesOf = ({ folder }: Sibling): Category[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the import of that country has found the file right
  parse(readFileSync(join(folder, 'catalogue/categories.yaml'), 'utf8')) as Category[];

/** The rows of a table, its header and those of products that a new country begins with, as a spreadsheet may have saved them. */
export const starterRows = (table: string): string => {
  // A text in quotes may go over several lines.
  const [head = '', ...rows] = table.match(/(?:"[^"]*"|[^"\r\n])+/g) ?? [];
  return [head, ...rows.filter((row) => starterCodes.has(/^[^;,\t]*/.exec(row)?.[0] ?? ''))]
    .map((row) => `${row}\n`)
    .join('');
};

/** Products are the same goods in every country: their words in a language are those of a country that speaks it. */
const textsIn = (language: Language, siblings: readonly Sibling[]): string => {
  const teller = siblings.find(speaks(language));
  if (!teller) throw new Error(`No country speaks ${language} yet.`);
  return starterRows(readFileSync(join(teller.folder, `catalogue/texts.${language}.csv`), 'utf8'));
};

/** An entry of a country's `notices.yaml`. */
interface Notice {
  readonly products: readonly string[];
  readonly texts: Readonly<Partial<Record<Language, string>>>;
}

const noticesOf = ({ folder }: Sibling): Notice[] => {
  const file = join(folder, 'catalogue/notices.yaml');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the import of that country has found the file right
  return existsSync(file) ? (parse(readFileSync(file, 'utf8')) as Notice[]) : [];
};

/** What the law wants said of the products, as countries say it that speak a language: a draft for the country's lawyer. */
const noticesYaml = (
  model: Sibling,
  languages: readonly Language[],
  siblings: readonly Sibling[],
): string => {
  const textOf = (code: string, language: Language): string =>
    siblings
      .filter(speaks(language))
      .flatMap(
        (sibling) =>
          noticesOf(sibling).find(({ products }) => products.includes(code))?.texts[language] ?? [],
      )[0] ?? '';
  return noticesOf(model)
    .map(({ products }) => products.filter((code) => starterCodes.has(code)))
    .flatMap((codes) => {
      const [first] = codes;
      if (first === undefined) return [];
      const texts = languages.map(
        (language) => `    ${language}: ${JSON.stringify(textOf(first, language))}\n`,
      );
      return `- products: [${codes.map((code) => `'${code}'`).join(', ')}]\n  texts:\n${texts.join('')}`;
    })
    .join('');
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

/** The pictures that a new country begins with, and the lines of its model's `pictures.yaml` that describe them. */
export const starterPictures = (model: Sibling): { pictures: ReadonlySet<string>; drawn: string } => {
  const used = new Set(starterProducts.map(({ category }) => category));
  const pictures = new Set([
    ...starterProducts.flatMap(({ picture }) => [picture, ...scenesOf(picture)]),
    ...categoriesOf(model).flatMap(({ slug, picture }) => (used.has(slug) ? [picture] : [])),
  ]);
  const described = readFileSync(join(model.folder, 'catalogue/pictures.yaml'), 'utf8').split('\n');
  const needed = withItems(pictures, described);
  const drawn = described.filter((line) => needed.has(nameOf(line)) || !line.includes(': {'));
  return { pictures, drawn: drawn.join('\n') };
};

/** Files of those pictures, of the first picture of the home page and of the icons, relative to the country's media. */
export const starterMedia = (media: string, pictures: ReadonlySet<string>): string[] => [
  ...readdirSync(join(media, 'products'))
    .filter((name) => pictures.has(name.replace(/-\d+\.(?:avif|webp)$/, '')))
    .map((name) => `products/${name}`),
  'hero',
  'icon.svg',
  'icon-180.png',
  'icon-192.png',
  'icon-512.png',
];

/** Writes a dozen products with categories, words and pictures; these are copies until it draws its own, lettered in its first language if any country's are. */
export const copyCatalogue = (
  folder: string,
  answers: Answers,
  siblings: readonly Sibling[],
  write: (file: string, text: string) => void,
): void => {
  const { val, languages } = answers;
  const [first] = siblings;
  const model = pictureModel(languages[0], siblings);
  if (!first || !model) throw new Error('No country stands yet to take pictures from.');
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
  for (const language of languages) write(`catalogue/texts.${language}.csv`, textsIn(language, siblings));
  const notices = noticesYaml(first, languages, siblings);
  if (notices !== '') write('catalogue/notices.yaml', notices);
  const { pictures, drawn } = starterPictures(model);
  write('catalogue/pictures.yaml', drawn);
  write('catalogue/labels.yaml', labelsYaml(languages[0]));
  const from = join(model.folder, 'public/media', model.val);
  const to = join(folder, 'public/media', val);
  for (const name of starterMedia(from, pictures))
    cpSync(join(from, name), join(to, name), { recursive: true });
};
