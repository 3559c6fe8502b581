import type { CountryDefinition } from '@caravan/country';
import { ccToWire } from '@caravan/cart-rules';
import { toWire } from '@caravan/money';
import type { Database } from '../../db/database.ts';
import type { CatalogueData, ProductFacts, ProductWords } from './catalogue-data.ts';
import { firstLines } from '../tables/first-lines.ts';
import { inBatches } from '../in-batches.ts';
import {
  storedCategories,
  storedProducts,
  storedWordsOf,
  type StoredProduct,
} from './stored-catalogue-repository.ts';

/** Products whose words are compared at once. */
const atOnce = 1000;

/** One value that an import changes. Empty values are empty texts. */
export interface Change {
  /** A product's code, or a category's name in addresses. */
  readonly of: string;
  /** As the file calls it, with the language of a text: `price`, `name (ru)`. */
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** What an import would make of what the shop has. */
export interface CatalogueChanges {
  /** Codes of new products. */
  readonly added: readonly string[];
  readonly changed: readonly Change[];
  /** Codes of products on sale that the files do not name. */
  readonly switchedOff: readonly string[];
}

const yes = (is: boolean): string => (is ? 'yes' : '');
const number = (value: number | null): string => (value === null ? '' : String(value));
const stocks = (units: Readonly<Record<string, number>>): string =>
  Object.entries(units)
    .map(([store, count]) => `${store}: ${count}`)
    .toSorted()
    .join(', ');

/** The facts of a product as its row says them. */
const cellsOf = (
  { currency }: Pick<CountryDefinition, 'currency'>,
  facts: Omit<ProductFacts, 'code'>,
): Readonly<Record<string, string>> => ({
  category: facts.category,
  price: toWire(facts.price, currency),
  oldPrice: facts.oldPrice === null ? '' : toWire(facts.oldPrice, currency),
  cc: ccToWire(facts.cc),
  stock: String(facts.stock),
  'stock of regions': stocks(facts.storeStock),
  disabled: yes(facts.disabled),
  once: number(facts.onceLimit),
  daily: number(facts.dailyLimit),
  monthly: number(facts.monthlyLimit),
  popular: yes(facts.popular),
  promotion: yes(facts.promotion),
  discountable: yes(facts.discountable),
  gift: number(facts.gift),
  picture: facts.picture,
  morePictures: facts.morePictures.join(' '),
  background: facts.background,
  place: String(facts.position),
});

/** A stored product as the files would say it. */
export const factsOf = (stored: StoredProduct): Omit<ProductFacts, 'code'> => ({
  category: stored.category,
  price: stored.price,
  oldPrice: stored.old_price,
  cc: stored.cc,
  stock: stored.stock,
  storeStock: stored.store_stock,
  disabled: stored.disabled,
  onceLimit: stored.once_limit,
  dailyLimit: stored.daily_limit,
  monthlyLimit: stored.monthly_limit,
  popular: stored.popular,
  promotion: stored.promotion,
  discountable: stored.discountable,
  gift: stored.gift,
  picture: stored.picture,
  morePictures: stored.more_pictures,
  background: stored.background,
  position: stored.position,
});

/** Values that differ, each as a change; `except` are fields that are left as they are. */
const differences = (
  of: string,
  from: Readonly<Record<string, string>>,
  to: Readonly<Record<string, string>>,
  except: readonly string[] = [],
): Change[] =>
  Object.keys(to)
    .filter((field) => !except.includes(field) && from[field] !== to[field])
    .map((field) => ({ of, field, from: from[field] ?? '', to: to[field] ?? '' }));

const inLanguage = (language: string, words: ProductWords): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (['name', 'description', 'usage', 'ingredients', 'notice', 'keywords'] as const).map((field) => [
      `${field} (${language})`,
      words[field],
    ]),
  );

/** What the files would change, compared with what the shop has; stock only if it is to be set. */
export const compareCatalogue = async (
  database: Database,
  country: CountryDefinition,
  data: CatalogueData,
  { stock = false }: { readonly stock?: boolean } = {},
): Promise<CatalogueChanges> => {
  const { val, languages } = country;
  const changed: Change[] = [];
  const switchedOff: string[] = [];
  const wanted = new Map(data.products.map((product) => [product.code, product]));
  const known = new Set<string>();
  for await (const stored of storedProducts(database, val)) {
    const product = wanted.get(stored.code);
    known.add(stored.code);
    if (product === undefined) {
      if (!stored.disabled) switchedOff.push(stored.code);
      continue;
    }
    const except = stock ? [] : ['stock', 'stock of regions'];
    changed.push(
      ...differences(stored.code, cellsOf(country, factsOf(stored)), cellsOf(country, product), except),
    );
  }
  // Of a shop that is filled for the first time the words need not be read again.
  for (const language of known.size === 0 ? [] : languages) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- the words of some products of one language at a time are held
    for await (const some of inBatches(data.words(language), atOnce)) {
      const those = some.filter(({ code }) => known.has(code));
      const codes = those.map(({ code }) => code);
      const stored = codes.length === 0 ? [] : await storedWordsOf(database, val, language, codes);
      const now = new Map(stored.map((row) => [row.code, row]));
      for (const { code, ...words } of those) {
        const before = now.get(code);
        const from = before ? inLanguage(language, before) : {};
        changed.push(...differences(code, from, inLanguage(language, words)));
      }
    }
  }
  const categories = new Map((await storedCategories(database, val)).map((one) => [one.slug, one]));
  for (const { slug, position, picture, names } of data.categories) {
    const before = categories.get(slug);
    if (!before) {
      changed.push({ of: slug, field: 'category', from: '', to: names[country.defaultLanguage] ?? slug });
      continue;
    }
    const cells = (of: typeof names) =>
      Object.fromEntries(languages.map((language) => [`name (${language})`, of[language] ?? '']));
    const from = { place: String(before.position), picture: before.picture, ...cells(before.names) };
    changed.push(...differences(slug, from, { place: String(position), picture, ...cells(names) }));
  }
  return { added: [...wanted.keys()].filter((code) => !known.has(code)), changed, switchedOff };
};

/** Changes that an answer tells. */
const told = 40;
/** Signs of a long text that are shown. */
const shown = 60;

const short = (text: string): string =>
  text === '' ? 'nothing' : text.length <= shown ? text : `${text.slice(0, shown)}…`;

/** `2 changed values`. */
export const countChanges = ({ length }: readonly Change[]): string =>
  length === 1 ? '1 changed value' : `${length} changed values`;

/** `100 price: 25.50 → 27.00`, a line each. */
export const describeChanges = (changes: readonly Change[]): string[] =>
  firstLines(changes, told, ({ of, field, from, to }) => `${of} ${field}: ${short(from)} → ${short(to)}`).map(
    (line) => `  ${line}`,
  );
