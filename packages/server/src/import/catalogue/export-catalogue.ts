import type { CountryDefinition } from '@caravan/country';
import { ccToWire } from '@caravan/cart-rules';
import { toWire } from '@caravan/money';
import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'yaml';
import type { Database } from '../../db/database.ts';
import { positionsPerCategory } from './read-catalogue.ts';
import { toSpreadsheet } from '../tables/spreadsheet-number.ts';
import {
  storedCategories,
  storedProducts,
  storedRegions,
  storedWords,
  type StoredProduct,
} from './stored-catalogue-repository.ts';

type Cell = string | number | null;

/** As our importer reads it back: product texts are the team's own, so that nothing leads them against formulas. */
const rowOf = (cells: readonly Cell[]): string =>
  `${cells
    .map((value) => {
      const text = value === null ? '' : String(value);
      return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    })
    .join(';')}\n`;

const yes = (is: boolean): string => (is ? 'yes' : '');

/** Begins a file so that spreadsheets know UTF-8. */
const mark = '\uFEFF';

async function* table(head: readonly string[], rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  yield mark + rowOf(head);
  for await (const row of rows) yield rowOf(row);
}

const writeTable = (
  file: string,
  head: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): Promise<void> => pipeline(Readable.from(table(head, rows)), createWriteStream(file));

/** Takes the text of a file, part by part. */
type Take = (text: AsyncIterable<string>) => Promise<void>;

const productHead =
  'code category price oldPrice cc stock disabled once daily monthly popular promotion discountable picture position morePictures gift'.split(
    ' ',
  );

const yaml = (value: unknown): string => stringify(value, { lineWidth: 0 });

/** How many products were written. */
export interface Exported {
  readonly products: number;
}

/**
 * Writes what the shop sells into `folder` as the import reads it: `catalogue/` with products, texts, categories, notices and stock of
 * regions, and `regions.yaml`. Imported again it changes nothing. How pictures are drawn is not in the database: `pictures` is the
 * app's own file, which is taken along when it names all of them.
 */
export const exportCatalogue = async (
  database: Database,
  { val, languages, currency }: CountryDefinition,
  folder: string,
  pictures: string,
): Promise<Exported> => {
  const catalogue = join(folder, 'catalogue');
  mkdirSync(catalogue, { recursive: true });
  const write = (name: string, text: string): void => writeFileSync(join(catalogue, name), text);
  const money = (amount: number): string => toSpreadsheet(toWire(amount, currency));
  const categories = await storedCategories(database, val);
  const grounds = new Map(categories.map(({ picture, background }) => [picture, background]));
  const stocks: Cell[][] = [];
  let products = 0;
  async function* productRows(): AsyncGenerator<Cell[]> {
    for await (const product of storedProducts(database, val)) {
      products += 1;
      grounds.set(product.picture, product.background);
      for (const more of product.more_pictures) if (!grounds.has(more)) grounds.set(more, '#ffffff');
      for (const [store, units] of Object.entries(product.store_stock))
        stocks.push([product.code, store, units]);
      yield productRow(product);
    }
  }
  const productRow = (product: StoredProduct): Cell[] => [
    product.code,
    product.category,
    money(product.price),
    product.old_price === null ? null : money(product.old_price),
    toSpreadsheet(ccToWire(product.cc)),
    product.stock,
    yes(product.disabled),
    product.once_limit,
    product.daily_limit,
    product.monthly_limit,
    yes(product.popular),
    yes(product.promotion),
    yes(product.discountable),
    product.picture,
    product.position - product.category_position * positionsPerCategory,
    product.more_pictures.join(' '),
    product.gift,
  ];
  await writeTable(join(catalogue, 'products.csv'), productHead, productRows());

  /** Notices by their texts in all languages, each with its products. */
  const notices = new Map<string, Record<string, string>>();
  for (const language of languages) {
    async function* textRows(): AsyncGenerator<Cell[]> {
      for await (const words of storedWords(database, val, language)) {
        const { code, name, description, usage, ingredients, notice, keywords } = words;
        if (notice !== '') notices.set(code, { ...notices.get(code), [language]: notice });
        yield [code, name, description, usage, ingredients, keywords];
      }
    }
    const head = ['code', 'name', 'description', 'usage', 'ingredients', 'keywords'];
    // oxlint-disable-next-line eslint/no-await-in-loop -- one file at a time
    await writeTable(join(catalogue, `texts.${language}.csv`), head, textRows());
  }
  const alike = Map.groupBy(notices, ([, texts]) => JSON.stringify(texts));
  if (alike.size > 0)
    write(
      'notices.yaml',
      yaml(
        [...alike].map(([texts, of]) => ({ products: of.map(([code]) => code), texts: JSON.parse(texts) })),
      ),
    );
  if (stocks.length > 0)
    write('stocks.csv', mark + [['code', 'store', 'stock'], ...stocks].map(rowOf).join(''));
  write(
    'categories.yaml',
    yaml(categories.map(({ slug, position, picture, names }) => ({ slug, position, picture, names }))),
  );
  const own = existsSync(pictures) ? readFileSync(pictures, 'utf8') : '';
  const named = new Set([...own.matchAll(/^([\w-]+):/gm)].map(([, name]) => name));
  const isWhole = [...grounds.keys()].every((name) => named.has(name));
  write(
    'pictures.yaml',
    isWhole
      ? own
      : yaml(Object.fromEntries([...grounds].map(([name, background]) => [name, { background }]))),
  );
  writeFileSync(join(folder, 'regions.yaml'), yaml(await storedRegions(database, val)));
  return { products };
};

/** Gives `code;price;oldPrice` of all products: what `import prices` reads. */
export const exportPrices = async (
  database: Database,
  { val, currency }: CountryDefinition,
  take: Take,
): Promise<Exported> => {
  let products = 0;
  const money = (amount: number): string => toSpreadsheet(toWire(amount, currency));
  async function* rows(): AsyncGenerator<Cell[]> {
    for await (const { code, price, old_price } of storedProducts(database, val)) {
      products += 1;
      yield [code, money(price), old_price === null ? null : money(old_price)];
    }
  }
  await take(table(['code', 'price', 'oldPrice'], rows()));
  return { products };
};

/** Gives `code;store;stock;was` of all products, and of the regions that have units of their own: what `import stock` reads. */
export const exportStock = async (
  database: Database,
  { val }: Pick<CountryDefinition, 'val'>,
  take: Take,
): Promise<Exported> => {
  let products = 0;
  async function* rows(): AsyncGenerator<Cell[]> {
    for await (const { code, stock, store_stock } of storedProducts(database, val)) {
      products += 1;
      yield [code, null, stock, stock];
      for (const [store, units] of Object.entries(store_stock)) yield [code, store, units, units];
    }
  }
  await take(table(['code', 'store', 'stock', 'was'], rows()));
  return { products };
};
