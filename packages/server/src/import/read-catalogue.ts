import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CountryDefinition } from '@caravan/country';
import type { CatalogueData, ProductFacts, ProductWords } from './catalogue-data.ts';
import { categoriesFile, picturesFile, regionsFile } from './file-shapes.ts';
import type { Problems } from './problem.ts';
import { readCsv, type CsvRow } from './read-csv.ts';
import { readYaml } from './read-yaml.ts';

const productsFile = 'catalogue/products.csv';
const factColumns =
  'code category price oldPrice cc stock disabled once daily monthly popular promotion discountable picture position'.split(
    ' ',
  );
/**
 * Columns that a country may have besides: `gift`, where it gives gifts with its orders: 1 for the first choice, 2 for the next;
 * `morePictures`: names of `pictures.yaml` with spaces between them, which follow the first on the product's page (SHOP-10).
 */
const wordColumns = ['code', 'name', 'description', 'usage', 'ingredients'];
/** Positions of products count within their category. */
const positionsPerCategory = 10_000;

/** The words of each product by code, from `catalogue/texts.<language>.csv`. */
const readWords = (folder: string, language: string, problems: Problems): Map<string, ProductWords> => {
  const words = new Map<string, ProductWords>();
  for (const row of readCsv(folder, `catalogue/texts.${language}.csv`, wordColumns, problems)) {
    const code = row.text('code');
    if (words.has(code)) row.wrong('code', `each code once, not ${code} again`);
    words.set(code, {
      name: row.text('name'),
      description: row.text('description'),
      usage: row.text('usage'),
      ingredients: row.text('ingredients'),
    });
  }
  return words;
};

const storesFile = 'catalogue/stocks.csv';

/**
 * Units of regions that have their own, by product code and region, from `catalogue/stocks.csv` with a row for each; a country
 * without the file sells the same units everywhere.
 */
const readStoreStocks = (
  { stores }: Pick<CountryDefinition, 'stores'>,
  folder: string,
  problems: Problems,
): Map<string, { readonly units: Record<string, number>; readonly row: CsvRow }> => {
  const stocks = new Map<string, { readonly units: Record<string, number>; readonly row: CsvRow }>();
  if (!existsSync(join(folder, storesFile))) return stocks;
  for (const row of readCsv(folder, storesFile, ['code', 'store', 'stock'], problems)) {
    const code = row.text('code');
    const store = row.text('store');
    if (!stores.some(({ id }) => String(id) === store))
      row.wrong('store', `a region of the country, not "${store}"`);
    const stock = row.whole('stock', 0);
    if (stock === null) row.wrong('stock', 'units in stock');
    const { units } = stocks.get(code) ?? { units: {} };
    if (store in units) row.wrong('store', `each region once for ${code}, not ${store} again`);
    stocks.set(code, { units: { ...units, [store]: stock ?? 0 }, row });
  }
  return stocks;
};

/** What occurs twice. */
const repeated = <Entry extends number | string>(list: readonly Entry[]): Entry[] =>
  list.filter((value, at) => list.indexOf(value) !== at);

/** Reads a country's folder whole and notes everything that is wrong in it; the data are to be used only when nothing is. */
export const readCatalogue = (
  {
    languages,
    currency,
    stores,
    rules,
  }: Pick<CountryDefinition, 'languages' | 'currency' | 'stores' | 'rules'>,
  folder: string,
  problems: Problems,
): CatalogueData => {
  const pictures = readYaml(folder, 'catalogue/pictures.yaml', picturesFile, problems) ?? {};
  const listed = readYaml(folder, 'catalogue/categories.yaml', categoriesFile(languages), problems) ?? [];
  const regions = readYaml(folder, 'regions.yaml', regionsFile(languages), problems) ?? [];
  const provinceIds = regions.map(({ id }) => id);
  const districtIds = regions.flatMap(({ districts }) => districts.map(({ id }) => id));
  for (const id of repeated(provinceIds))
    problems.add('regions.yaml', 1, 1, `each province id once, not ${id} again`);
  for (const id of repeated(districtIds))
    problems.add('regions.yaml', 1, 1, `each district id once, not ${id} again`);

  /** A file that could not be read is one problem, not one for each of its pictures. */
  const isPicture = (picture: string): boolean => picture in pictures || Object.keys(pictures).length === 0;
  const background = (picture: string): string => pictures[picture]?.background ?? '#ffffff';
  const categories = listed.map((category) => ({ ...category, background: background(category.picture) }));
  for (const { slug, picture } of categories) {
    if (!isPicture(picture))
      problems.add(
        'catalogue/categories.yaml',
        1,
        1,
        `${slug}: a picture of pictures.yaml, not "${picture}"`,
      );
  }
  const places = new Map(categories.map(({ slug, position }) => [slug, position]));
  const words = new Map(languages.map((language) => [language, readWords(folder, language, problems)]));
  const storeStocks = readStoreStocks({ stores }, folder, problems);
  const seen = new Set<string>();
  const gifts = new Set<number>();
  const readGift = (row: CsvRow): number | null => {
    const place = row.whole('gift', 1);
    if (place === null) return null;
    if (!rules.gifts?.freeGift) row.wrong('gift', 'nothing, because this country gives no gifts');
    if (gifts.has(place)) row.wrong('gift', `each place once, not ${place} again`);
    gifts.add(place);
    return place;
  };
  const products = readCsv(folder, productsFile, factColumns, problems).map((row): ProductFacts => {
    const code = row.text('code');
    if (!/^[\w-]{1,32}$/.test(code)) row.wrong('code', 'letters, digits and hyphens, at most 32');
    if (seen.has(code)) row.wrong('code', `each code once, not ${code} again`);
    seen.add(code);
    const category = row.text('category');
    const place = places.get(category);
    if (place === undefined && places.size > 0)
      row.wrong('category', `a category of categories.yaml, not "${category}"`);
    const picture = row.text('picture');
    if (!isPicture(picture)) row.wrong('picture', `a picture of pictures.yaml, not "${picture}"`);
    const morePictures = row.words('morePictures');
    for (const more of morePictures)
      if (!isPicture(more)) row.wrong('morePictures', `pictures of pictures.yaml, not "${more}"`);
    for (const more of repeated([picture, ...morePictures]))
      row.wrong('morePictures', `each picture once, not ${more} again`);
    const price = row.amount('price', currency);
    if (price === null) row.wrong('price', 'a price');
    const stock = row.whole('stock', 0);
    if (stock === null) row.wrong('stock', 'units in stock');
    const own = languages.flatMap((language): [string, ProductWords][] => {
      const found = words.get(language)?.get(code);
      if (!found) row.wrong('code', `a row for ${code} in texts.${language}.csv`);
      return found ? [[language, found]] : [];
    });
    return {
      code,
      category,
      price: price ?? 0,
      oldPrice: row.amount('oldPrice', currency),
      cc: row.caseCredit('cc'),
      stock: stock ?? 0,
      storeStock: storeStocks.get(code)?.units ?? {},
      disabled: row.yes('disabled'),
      onceLimit: row.whole('once', 1),
      dailyLimit: row.whole('daily', 1),
      monthlyLimit: row.whole('monthly', 1),
      popular: row.yes('popular'),
      promotion: row.yes('promotion'),
      discountable: row.yes('discountable'),
      gift: readGift(row),
      picture,
      morePictures,
      background: background(picture),
      position: (place ?? 0) * positionsPerCategory + (row.whole('position', 0) ?? 0),
      words: Object.fromEntries(own),
    };
  });
  for (const [code, { row }] of storeStocks)
    if (!seen.has(code)) row.wrong('code', `a code of products.csv, not ${code}`);
  return { categories, products, regions };
};
