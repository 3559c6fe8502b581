import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CountryDefinition } from '@caravan/country';
import { collator, type Language } from '@caravan/i18n';
import type { CatalogueData, ProductFacts, WordsOfProduct } from './catalogue-data.ts';
import { categoriesFile, noticesFile, picturesFile, regionsFile } from '../file-shapes.ts';
import { createProblems, describeProblem, type Problems } from '../problem.ts';
import { readCsv, type CsvRow } from '../tables/read-csv.ts';
import { readYaml } from '../read-yaml.ts';

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
/**
 * Letters of a product's `keywords`, a column that texts may have besides: words by which it is looked for that its name does not have
 * (SHOP-3).
 */
const mostKeywords = 500;
/** Positions of products count within their category. */
export const positionsPerCategory = 10_000;

const textsFile = (language: string): string => `catalogue/texts.${language}.csv`;

/** What a row of `catalogue/texts.<language>.csv` says. */
type OwnWords = Omit<WordsOfProduct, 'notice'>;

const wordsIn = (row: CsvRow): OwnWords => ({
  code: row.text('code'),
  name: row.text('name'),
  description: row.text('description'),
  usage: row.text('usage'),
  ingredients: row.text('ingredients'),
  keywords: row.optional('keywords'),
});

/** The codes that occur in a catalogue, each with a number of its own. */
type Codes = Map<string, number>;

/** The number of a code; a new one where it did not occur yet. */
const numberOf = (codes: Codes, code: string): number => {
  const number = codes.get(code) ?? codes.size;
  codes.set(code, number);
  return number;
};

/** The place of each name in the order of a language, from 1 on; 0 where there is none. */
const placesOf = (language: Language, names: readonly (string | undefined)[]): Uint32Array => {
  const { compare } = collator(language);
  const numbers = [...names.keys()].filter((number) => names[number] !== undefined);
  numbers.sort((one, other) => compare(names[one] ?? '', names[other] ?? ''));
  const places = new Uint32Array(names.length);
  for (const [at, number] of numbers.entries()) places[number] = at + 1;
  return places;
};

/**
 * Examines the words of a language; gives the place of each product in the order of their names, by the number of its code. The names
 * themselves are forgotten: those of a large catalogue in all languages are a third of what an import holds (SRV-17).
 */
const examineWords = async (
  folder: string,
  language: Language,
  codes: Codes,
  problems: Problems,
): Promise<Uint32Array> => {
  const names: (string | undefined)[] = [];
  for await (const row of readCsv(folder, textsFile(language), wordColumns, problems)) {
    const { code, name, keywords } = wordsIn(row);
    const number = numberOf(codes, code);
    if (names[number] !== undefined) row.wrong('code', `each code once, not ${code} again`);
    if (keywords.length > mostKeywords)
      row.wrong('keywords', `at most ${mostKeywords} letters, not ${keywords.length}`);
    names[number] = name;
  }
  return placesOf(language, names);
};

/** Reads the words of a language again, after they were found right. */
async function* readWords(folder: string, language: string): AsyncGenerator<OwnWords> {
  const problems = createProblems();
  for await (const row of readCsv(folder, textsFile(language), wordColumns, problems)) yield wordsIn(row);
  const [problem] = problems.list;
  if (problem) throw new Error(`changed while it was imported: ${describeProblem(problem)}`);
}

const noticesName = 'catalogue/notices.yaml';

/** What the law wants said of a product in a language, by `catalogue/notices.yaml`; a country without the file says nothing. */
const readNotices = (
  folder: string,
  languages: CountryDefinition['languages'],
  codes: ReadonlySet<string>,
  problems: Problems,
): ((code: string, language: string) => string) => {
  const all = existsSync(join(folder, noticesName))
    ? (readYaml(folder, noticesName, noticesFile(languages, codes), problems) ?? [])
    : [];
  return (code, language) =>
    all
      .filter(({ products }) => products.includes(code))
      .map(({ texts }) => texts[language] ?? '')
      .join('\n');
};

const storesFile = 'catalogue/stocks.csv';

const noUnits: Readonly<Record<string, number>> = {};

/** Units of a product by region, and where the file says so. */
interface StoreStock {
  readonly units: Readonly<Record<string, number>>;
  readonly line: number;
  readonly column: number;
}

/**
 * Units of regions that have their own, by product code and region, from `catalogue/stocks.csv` with a row for each; a country
 * without the file sells the same units everywhere.
 */
const readStoreStocks = async (
  { stores }: Pick<CountryDefinition, 'stores'>,
  folder: string,
  problems: Problems,
): Promise<Map<string, StoreStock>> => {
  const stocks = new Map<string, StoreStock>();
  if (!existsSync(join(folder, storesFile))) return stocks;
  for await (const row of readCsv(folder, storesFile, ['code', 'store', 'stock'], problems)) {
    const code = row.text('code');
    const store = row.text('store');
    if (!stores.some(({ id }) => String(id) === store))
      row.wrong('store', `a region of the country, not "${store}"`);
    const stock = row.whole('stock', 0);
    if (stock === null) row.wrong('stock', 'units in stock');
    const { units } = stocks.get(code) ?? { units: {} };
    if (store in units) row.wrong('store', `each region once for ${code}, not ${store} again`);
    stocks.set(code, {
      units: { ...units, [store]: stock ?? 0 },
      line: row.line,
      column: row.place('code'),
    });
  }
  return stocks;
};

/** One value for all that are written alike: a hundred thousand products have a few categories and pictures. */
const sharing = <Value>(write: (value: Value) => string): ((value: Value) => Value) => {
  const known = new Map<string, Value>();
  return (value) => {
    const written = write(value);
    const found = known.get(written) ?? value;
    known.set(written, found);
    return found;
  };
};

/** What occurs twice. */
const repeated = <Entry extends number | string>(list: readonly Entry[]): Entry[] =>
  list.filter((value, at) => list.indexOf(value) !== at);

/** Reads a country's folder whole and notes everything that is wrong in it; the data are to be used only when nothing is. */
export const readCatalogue = async (
  {
    languages,
    currency,
    stores,
    rules,
  }: Pick<CountryDefinition, 'languages' | 'currency' | 'stores' | 'rules'>,
  folder: string,
  problems: Problems,
): Promise<CatalogueData> => {
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
  const positions = new Map(categories.map(({ slug, position }) => [slug, position]));
  const codes: Codes = new Map();
  const places = new Map<Language, Uint32Array>();
  for (const language of languages)
    // oxlint-disable-next-line eslint/no-await-in-loop -- problems are told in the order of the files
    places.set(language, await examineWords(folder, language, codes, problems));
  /** From 1 on; 0 without words in that language. */
  const placeIn = (language: Language, code: string): number =>
    places.get(language)?.[numberOf(codes, code)] ?? 0;
  /** A file of texts that could not be read is one problem, not one for each product. */
  const isRead = (language: Language): boolean => !problems.unread.has(textsFile(language));
  const storeStocks = await readStoreStocks({ stores }, folder, problems);
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
  const products: ProductFacts[] = [];
  const shared = sharing<string>((text) => text);
  const sharedList = sharing<readonly string[]>((list) => list.join(' '));
  for await (const row of readCsv(folder, productsFile, factColumns, problems)) {
    const code = row.text('code');
    if (!/^[\w-]{1,32}$/.test(code)) row.wrong('code', 'letters, digits and hyphens, at most 32');
    if (seen.has(code)) row.wrong('code', `each code once, not ${code} again`);
    seen.add(code);
    const category = shared(row.text('category'));
    const position = positions.get(category);
    if (position === undefined && positions.size > 0)
      row.wrong('category', `a category of categories.yaml, not "${category}"`);
    const picture = shared(row.text('picture'));
    if (!isPicture(picture)) row.wrong('picture', `a picture of pictures.yaml, not "${picture}"`);
    const morePictures = sharedList(row.words('morePictures'));
    for (const more of morePictures)
      if (!isPicture(more)) row.wrong('morePictures', `pictures of pictures.yaml, not "${more}"`);
    for (const more of repeated([picture, ...morePictures]))
      row.wrong('morePictures', `each picture once, not ${more} again`);
    const price = row.price('price', currency);
    const oldPrice = row.amount('oldPrice', currency);
    if (price > 0) row.checkOldPrice(price, oldPrice, currency);
    const stock = row.whole('stock', 0);
    if (stock === null) row.wrong('stock', 'units in stock');
    for (const language of languages)
      if (isRead(language) && placeIn(language, code) === 0)
        row.wrong('code', `a row for ${code} in texts.${language}.csv`);
    products.push({
      code,
      category,
      price,
      oldPrice,
      cc: row.caseCredit('cc'),
      stock: stock ?? 0,
      storeStock: storeStocks.get(code)?.units ?? noUnits,
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
      position: (position ?? 0) * positionsPerCategory + (row.whole('position', 0) ?? 0),
    });
  }
  const isWhole = !problems.unread.has(productsFile);
  const noticeOf = readNotices(folder, languages, isWhole ? seen : new Set(), problems);
  for (const [code, { line, column }] of storeStocks)
    if (isWhole && seen.size > 0 && !seen.has(code))
      problems.add(storesFile, line, column, `code: a code of products.csv, not ${code}`);
  if (products.length === 0 && problems.list.length === 0)
    problems.add(productsFile, 1, 1, 'a row for each product');
  return {
    categories,
    products,
    regions,
    rank: placeIn,
    words: async function* (language) {
      for await (const own of readWords(folder, language))
        if (seen.has(own.code)) yield { ...own, notice: noticeOf(own.code, language) };
    },
  };
};
