import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readRows, readYaml } from './country-files.ts';
import { describeAll, isRecord, wordsOf as textOf, type Description } from './description.ts';
import { wordsOf, type Words } from './print/words.ts';

/** What the pictures of a country's products are drawn from. */
export interface Goods {
  readonly pictures: ReadonlyMap<string, Description>;
  /** What stands on a pack, by the product's first picture. */
  readonly words: ReadonlyMap<string, Words>;
  /** The category's name in addresses, by the product's first picture. */
  readonly categories: ReadonlyMap<string, string>;
}

/** The language of the labels: that of `catalogue/labels.yaml`, or the first that the country has texts in besides English. */
const labelLanguage = async (app: string): Promise<string> => {
  const catalogue = join(app, 'catalogue');
  if (existsSync(join(catalogue, 'labels.yaml'))) {
    const told = await readYaml(app, 'catalogue/labels.yaml');
    return isRecord(told) ? textOf(told['language'], 'en') : 'en';
  }
  const languages = (await readdir(catalogue)).flatMap((name) => /^texts\.(\w+)\.csv$/.exec(name)?.[1] ?? []);
  return languages.toSorted().find((language) => language !== 'en') ?? 'en';
};

/** Reads a country's catalogue for drawing. Throws WrongDescription. */
export const readGoods = async (app: string): Promise<Goods> => {
  const language = await labelLanguage(app);
  const [described, rows, texts] = await Promise.all([
    readYaml(app, 'catalogue/pictures.yaml'),
    readRows(app, 'catalogue/products.csv'),
    readRows(app, `catalogue/texts.${language}.csv`),
  ]);
  const told = new Map(texts.map((row) => [row['code'] ?? '', row]));
  return {
    pictures: describeAll(described),
    words: new Map(rows.map(({ code = '', picture = '' }) => [picture, wordsOf(told.get(code) ?? { code })])),
    categories: new Map(rows.map(({ picture = '', category = '' }) => [picture, category])),
  };
};
