import { readTable } from '@caravan/server/import/tables';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import {
  describeAll,
  isRecord,
  WrongDescription,
  wordsOf as textOf,
  type Description,
} from './description.ts';
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
const labelLanguage = async (catalogue: string): Promise<string> => {
  const file = join(catalogue, 'labels.yaml');
  if (existsSync(file)) {
    const told: unknown = parse(await readFile(file, 'utf8'));
    return isRecord(told) ? textOf(told['language'], 'en') : 'en';
  }
  const languages = (await readdir(catalogue)).flatMap((name) => /^texts\.(\w+)\.csv$/.exec(name)?.[1] ?? []);
  return languages.toSorted().find((language) => language !== 'en') ?? 'en';
};

/** Reads a country's catalogue for drawing. Throws WrongDescription. */
export const readGoods = async (app: string): Promise<Goods> => {
  const catalogue = join(app, 'catalogue');
  const language = await labelLanguage(catalogue);
  const [described, products, texts] = await Promise.all(
    ['pictures.yaml', 'products.csv', `texts.${language}.csv`].map(async (name) =>
      readFile(join(catalogue, name), 'utf8').catch(() => {
        throw new WrongDescription(`there is no catalogue/${name}`);
      }),
    ),
  );
  const rows = readTable(products ?? '');
  const told = new Map(readTable(texts ?? '').map((row) => [row['code'] ?? '', row]));
  return {
    pictures: describeAll(parse(described ?? '')),
    words: new Map(rows.map(({ code = '', picture = '' }) => [picture, wordsOf(told.get(code) ?? { code })])),
    categories: new Map(rows.map(({ picture = '', category = '' }) => [picture, category])),
  };
};
