/** What is asked in a turn. No turn comes twice, in other calls neither: each asks for something else, so that no answer is remembered. */
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
  /** Words of products that the shop has at any size. */
  readonly words: readonly string[];
}

/** The same text in another writing, one for each turn: search folds it, what was remembered of it does not. */
const another = (text: string, turn: number): string =>
  `${text}${turn.toString(2).replaceAll('0', ' ').replaceAll('1', '!')}!`;

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

/** A Russian word as it comes out of a Latin keyboard. */
const latinKeys = (text: string): string => {
  const [own, latin] = ['йцукенгшщзхъфывапролджэячсмитьбю', "qwertyuiop[]asdfghjkl;'zxcvbnm,."];
  return [...text.toLowerCase()].map((letter) => latin[own.indexOf(letter)] ?? letter).join('');
};

const wrong = (word: string): string => `${word.slice(0, 3)}щ${word.slice(4)}`;

const api = '/ru/api';
/** Products of a page, and of a page that any category fills. */
const [usual, short] = [24, 9];
const list = (more: string, limit = usual): string => `${api}/product/?limit=${limit}${more}`;
const find = (text: string, limit = usual): string => list(`&q=${encodeURIComponent(text)}`, limit);
const suggest = (text: string): string => `${api}/search/suggest/?q=${encodeURIComponent(text)}`;
/** Where the last full page begins: a shorter one costs less. */
const last = (count: number, limit = usual): string => `&offset=${Math.max(0, count - limit)}`;

/**
 * Searches that find something, each twice: as a page asks, and for one product. The demo catalogue has no page full of what they find,
 * and a row more is more to do in any shop: only answers of one product tell how the cost grows.
 */
const hits = (words: readonly string[]): readonly SizeCall[] => {
  const word = (turn: number): string => words[turn % words.length] ?? '';
  const texts: readonly (readonly [string, (turn: number) => string])[] = [
    ['a word', word],
    ['common word', (turn) => (turn % 2 === 0 ? 'алоэ' : 'вера')],
    ['two common words', () => 'алоэ гель'],
    ['a word and two letters', () => 'гель ал'],
    ['one letter', (turn) => 'мгкбслш'[turn % 7] ?? ''],
    ['wrong letter', (turn) => wrong(word(turn))],
    ['other keyboard', (turn) => latinKeys(word(turn))],
  ];
  return texts.flatMap(([name, text]) =>
    [usual, 1].map((limit) => ({
      name: `search: ${name}${limit === 1 ? ', one product' : ''}`,
      path: (turn: number) => find(another(text(turn), turn), limit),
      most: 5,
    })),
  );
};

/** The calls whose cost must not grow with the shop (PERF-6). */
export const sizeCalls = ({
  products,
  category,
  inCategory,
  orders,
  ids,
  words,
}: AskedShop): readonly SizeCall[] => [
  { name: 'list, first page', path: () => list('') },
  { name: 'list, last page', path: () => list(last(products)) },
  { name: 'list by name, last page', path: () => list(`&sort=name${last(products)}`) },
  { name: 'category, first page', path: () => list(`&category=${category}`, short) },
  {
    name: 'category, last page',
    path: () => list(`&category=${category}${last(inCategory, short)}`, short),
  },
  ...hits(words),
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
  { name: 'suggest: a word', path: (turn) => suggest(another('алоэ', turn)), most: 5 },
  { name: 'suggest: nonsense', path: (turn) => suggest(nonsense(turn)), most: 5 },
  { name: 'product', path: (turn) => `${api}/product/${ids[turn % ids.length]}/` },
  { name: 'history: member', path: () => `${api}/order/order/?limit=10`, as: 'member' },
  { name: 'history: busy member', path: () => `${api}/order/order/?limit=10`, as: 'busy member' },
  {
    name: 'history: busy member, last page',
    path: () => `${api}/order/order/?limit=10&offset=${Math.max(0, orders - 10)}`,
    as: 'busy member',
  },
  { name: 'sales by month: busy member', path: () => `${api}/business/volume/?months=13`, as: 'busy member' },
  { name: 'sales: busy member', path: () => `${api}/business/sales/?limit=10`, as: 'busy member' },
  {
    name: 'list from a price',
    path: (turn) => `${api}/product/?limit=24&sort=price&price_from=${100 + (turn % 90)}`,
  },
  { name: 'sitemap index', path: () => '/sitemap.xml' },
];
