import type { Answers } from '../answers.ts';

/** A product of a new country's first catalogue. `price` in whole US dollars, `cc` in case credits. */
interface StarterProduct {
  readonly code: string;
  readonly category: string;
  readonly price: number;
  readonly cc: string;
  readonly stock: number;
  readonly picture: string;
  readonly more?: Readonly<Partial<Record<'once' | 'daily' | 'monthly' | 'oldPrice', number>>>;
  readonly popular?: boolean;
}

/** A dozen of the goods that every country sells, with each kind of limit once. */
export const starterProducts: readonly StarterProduct[] = [
  {
    code: '715',
    category: 'aloe-drinks',
    price: 22,
    cc: '0.125',
    stock: 300,
    picture: 'aloe-gel-1l',
    popular: true,
  },
  {
    code: '777',
    category: 'aloe-drinks',
    price: 23,
    cc: '0.130',
    stock: 300,
    picture: 'aloe-peach-1l',
    popular: true,
  },
  {
    code: '739',
    category: 'aloe-drinks',
    price: 15,
    cc: '0.070',
    stock: 80,
    picture: 'aloe-blossom-tea',
    more: { oldPrice: 18 },
  },
  {
    code: '207',
    category: 'bee-products',
    price: 17,
    cc: '0.080',
    stock: 90,
    picture: 'honey-propolis-250g',
    popular: true,
  },
  {
    code: '439',
    category: 'nutrition',
    price: 28,
    cc: '0.150',
    stock: 120,
    picture: 'vitamin-complex',
    popular: true,
    more: { monthly: 10 },
  },
  {
    code: '470',
    category: 'weight-management',
    price: 29,
    cc: '0.160',
    stock: 60,
    picture: 'shake-vanilla',
    popular: true,
    more: { oldPrice: 34 },
  },
  {
    code: '605',
    category: 'personal-care',
    price: 14,
    cc: '0.070',
    stock: 140,
    picture: 'shower-gel-500ml',
    popular: true,
  },
  {
    code: '061',
    category: 'skincare',
    price: 12,
    cc: '0.060',
    stock: 150,
    picture: 'hand-cream-100ml',
    popular: true,
    more: { once: 3 },
  },
  { code: '507', category: 'essential-oils', price: 24, cc: '0.120', stock: 1, picture: 'lavender-oil' },
  { code: '307', category: 'household', price: 19, cc: '0.090', stock: 0, picture: 'multi-cleaner-1l' },
  {
    code: '901',
    category: 'accessories',
    price: 8,
    cc: '0.000',
    stock: 40,
    picture: 'tote-bag',
    more: { daily: 2 },
  },
  {
    code: '475',
    category: 'combo-packs',
    price: 110,
    cc: '0.600',
    stock: 25,
    picture: 'nine-days-set',
    popular: true,
    more: { oldPrice: 125 },
  },
];

export const starterCodes: ReadonlySet<string> = new Set(starterProducts.map(({ code }) => code));

/** Dollars as whole units of the currency, rounded as shops do: to tens, hundreds … where a dollar is many, else to one. */
export const inCurrency = (dollars: number, { dollar }: Pick<Answers, 'dollar'>): number => {
  const step = Math.max(1, 10 ** Math.floor(Math.log10(dollar)));
  return Math.max(step, Math.round((dollars * dollar) / step) * step);
};

const columns =
  'code;category;price;oldPrice;cc;stock;disabled;once;daily;monthly;popular;promotion;discountable;picture;position;morePictures';

/** The pictures of a product's page after its first, as tooling/pictures draws and names them. */
export const scenesOf = (picture: string): readonly string[] =>
  ['contents', 'used', 'close'].map((scene) => `${picture}-${scene}`);

/** `catalogue/products.csv` of a new country. */
export const productsCsv = (answers: Answers): string => {
  const amount = (dollars: number): string => inCurrency(dollars, answers).toFixed(answers.currency.digits);
  const rows = starterProducts.map(
    ({ code, category, price, cc, stock, picture, more = {}, popular }, index) => {
      const { oldPrice, once = '', daily = '', monthly = '' } = more;
      const before = oldPrice === undefined ? '' : amount(oldPrice);
      const flags = [popular ? 'yes' : '', oldPrice === undefined ? '' : 'yes', 'yes'];
      const limits = [once, daily, monthly];
      const facts = [code, category, amount(price), before, cc, stock, ''];
      const pictures = [picture, (index + 1) * 10, scenesOf(picture).join(' ')];
      return [...facts, ...limits, ...flags, ...pictures].join(';');
    },
  );
  return `${[columns, ...rows].join('\n')}\n`;
};
