import { sizeName } from '@caravan/server/testing/fill-size';

/** What is asked in a turn; each turn asks for something else, so that no answer is remembered. */
export interface SizeCall {
  readonly name: string;
  readonly path: (turn: number) => string;
  /** Who asks: nobody, a member with few orders, or the one with a hundredth of all. */
  readonly as?: 'member' | 'busy member';
  /** Milliseconds of CPU that it may cost at any size, server and database together. */
  readonly most?: number;
}

/** How large the shop is that is asked. */
export interface AskedShop {
  readonly products: number;
  readonly category: string;
  /** Products of that category. */
  readonly inCategory: number;
  /** Orders of the busy member. */
  readonly orders: number;
  readonly ids: readonly number[];
}

/** The same text in another writing, one for each turn: search folds it, what was remembered of it does not. */
const another = (text: string, turn: number): string => `${text}${'!'.repeat(turn % 90)}`;

const letters = 'бвгджзклмнпрстфхцчш';
const vowels = 'аеиоуыэюя';

/** A word that no product has, another one each turn. */
const nonsense = (turn: number, alphabet = letters): string => {
  let seed = Math.imul(turn + 1, 2_654_435_761) >>> 0;
  return Array.from({ length: 9 }, (_, at) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const signs = at % 2 === 0 ? alphabet : vowels;
    return signs[(seed >>> 8) % signs.length];
  }).join('');
};

const brandOf = (turn: number): string =>
  sizeName(turn * 13 + 1, 'ru')
    .split(' ')[2]
    ?.replace(',', '') ?? '';

/** A Russian word as it comes out of a Latin keyboard. */
const latinKeys = (text: string): string => {
  const [own, latin] = ['йцукенгшщзхъфывапролджэячсмитьбю', "qwertyuiop[]asdfghjkl;'zxcvbnm,."];
  return [...text.toLowerCase()].map((letter) => latin[own.indexOf(letter)] ?? letter).join('');
};

const wrong = (word: string): string => `${word.slice(0, 3)}щ${word.slice(4)}`;

const api = '/ru/api';
const find = (text: string): string => `${api}/product/?limit=24&q=${encodeURIComponent(text)}`;
const suggest = (text: string): string => `${api}/search/suggest/?q=${encodeURIComponent(text)}`;
const last = (count: number): number => Math.max(0, Math.floor((count - 1) / 24) * 24);

/** The calls whose cost must not grow with the shop (PERF-6). */
export const sizeCalls = ({
  products,
  category,
  inCategory,
  orders,
  ids,
}: AskedShop): readonly SizeCall[] => [
  { name: 'list, first page', path: () => `${api}/product/?limit=24` },
  { name: 'list, last page', path: () => `${api}/product/?limit=24&offset=${last(products)}` },
  {
    name: 'list by name, last page',
    path: () => `${api}/product/?limit=24&sort=name&offset=${last(products)}`,
  },
  { name: 'category, first page', path: () => `${api}/product/?limit=24&category=${category}` },
  {
    name: 'category, last page',
    path: () => `${api}/product/?limit=24&category=${category}&offset=${last(inCategory)}`,
  },
  { name: 'search: a word', path: (turn) => find(brandOf(turn)), most: 5 },
  { name: 'search: common word', path: (turn) => find(another(turn < 90 ? 'алоэ' : 'вера', turn)), most: 5 },
  {
    name: 'search: two common words',
    path: (turn) => find(another(turn < 90 ? 'гель мята' : 'алоэ крем', turn)),
    most: 5,
  },
  { name: 'search: a word and two letters', path: (turn) => find(another('гель ми', turn)), most: 5 },
  { name: 'search: one letter', path: (turn) => find(another('мгкбслш'[turn % 7] ?? '', turn)), most: 5 },
  { name: 'search: wrong letter', path: (turn) => find(wrong(brandOf(turn))), most: 5 },
  { name: 'search: other keyboard', path: (turn) => find(latinKeys(brandOf(turn))), most: 5 },
  { name: 'search: nonsense', path: (turn) => find(nonsense(turn)), most: 5 },
  {
    name: 'search: eight nonsense words',
    path: (turn) => find(Array.from({ length: 8 }, (_, at) => nonsense(turn * 8 + at)).join(' ')),
    most: 5,
  },
  {
    name: 'search: three alphabets',
    path: (turn) =>
      find(`${nonsense(turn)} ${nonsense(turn, 'bdfgklmnprstv')} ${nonsense(turn, 'ბგდვზლმნრს')}`),
    most: 5,
  },
  { name: 'suggest: a word', path: (turn) => suggest(brandOf(turn)), most: 5 },
  { name: 'suggest: nonsense', path: (turn) => suggest(nonsense(turn)), most: 5 },
  { name: 'product', path: (turn) => `${api}/product/${ids[turn % ids.length]}/` },
  { name: 'history: member', path: () => `${api}/order/order/?limit=10`, as: 'member' },
  { name: 'history: busy member', path: () => `${api}/order/order/?limit=10`, as: 'busy member' },
  {
    name: 'history: busy member, last page',
    path: () => `${api}/order/order/?limit=10&offset=${Math.max(0, Math.floor((orders - 1) / 10) * 10)}`,
    as: 'busy member',
  },
  { name: 'sales by month: busy member', path: () => `${api}/business/volume/?months=13`, as: 'busy member' },
  { name: 'sales: busy member', path: () => `${api}/business/sales/?limit=10`, as: 'busy member' },
  {
    name: 'list from a price',
    path: (turn) => `${api}/product/?limit=24&sort=price&price_from=${100 + turn}`,
  },
  { name: 'sitemap index', path: () => '/sitemap.xml' },
];
