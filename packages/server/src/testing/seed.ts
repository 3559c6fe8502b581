import type { CountryDefinition } from '@caravan/country';
import { collator, type Language } from '@caravan/i18n';
import type { Database } from '../db/database.ts';
import { members } from '../db/schema/index.ts';
import type { CatalogueData, ProductWords } from '../import/catalogue/catalogue-data.ts';
import { loadCatalogue } from '../import/catalogue/load-catalogue.ts';
import { hashPassword } from '../modules/accounts/index.ts';

/** A product of the test catalogue; what is left out is ordinary (price 10.00, 0.100 CC, 50 in stock, no limits). */
export interface SeedProduct {
  readonly code: string;
  readonly names?: Record<string, string>;
  readonly keywords?: Record<string, string>;
  readonly category?: string;
  readonly price?: number;
  readonly oldPrice?: number;
  readonly cc?: number;
  readonly stock?: number;
  readonly storeStock?: Readonly<Record<string, number>>;
  readonly disabled?: boolean;
  readonly onceLimit?: number;
  readonly dailyLimit?: number;
  readonly monthlyLimit?: number;
  readonly popular?: boolean;
  readonly promotion?: boolean;
  readonly discountable?: boolean;
  readonly gift?: number;
}

/** Twelve products: plain ones, and one of each awkward kind. */
export const seedProducts: readonly SeedProduct[] = [
  { code: '100', names: { en: 'Aloe Vera Gel', tr: 'Aloe Vera Jel' }, price: 2550, popular: true },
  { code: '101', names: { en: 'Citrus Soap', tr: 'İnce Sabun' }, category: 'skincare' },
  {
    code: '102',
    names: { en: 'Body Balm', tr: 'Çilek Balsamı' },
    category: 'skincare',
    promotion: true,
    oldPrice: 1500,
  },
  {
    code: '103',
    names: { en: 'Dust Brush', tr: 'Cüce Fırça' },
    keywords: { en: 'sweeper' },
    category: 'household',
    discountable: false,
  },
  { code: '200', names: { en: 'Last One', tr: 'Sonuncu' }, stock: 1 },
  { code: '201', names: { en: 'Sold Out', tr: 'Tükendi' }, stock: 0 },
  { code: '202', names: { en: 'Resting', tr: 'Dinlenen' }, disabled: true },
  { code: '300', names: { en: 'Once Three', tr: 'Bir Kez Üç' }, onceLimit: 3 },
  { code: '301', names: { en: 'Daily Two', tr: 'Günde İki' }, dailyLimit: 2 },
  { code: '302', names: { en: 'Monthly Five', tr: 'Ayda Beş' }, monthlyLimit: 5 },
  { code: '400', names: { en: 'Grand Set', tr: 'Büyük Set' }, price: 150_000, cc: 2500 },
  { code: '401', names: { en: 'Zest Oil', tr: 'Zencefil Yağı' }, popular: true },
];

/** Password of every seeded member with online access. */
export const seedPassword = 'Aloe-demo-2026';

const seedCategories = ['aloe-drinks', 'skincare', 'household'] as const;

const seedRegions: CatalogueData['regions'] = [
  {
    id: 1,
    names: { en: 'Center', tr: 'Çarşı' },
    districts: [
      { id: 11, names: { en: 'Old Town', tr: 'Eski' }, delivers: true },
      { id: 12, names: { en: 'Harbour', tr: 'Çınar' }, delivers: true },
      { id: 13, names: { en: 'Remote', tr: 'Dağ' }, delivers: false },
    ],
  },
  {
    id: 2,
    names: { en: 'Hills', tr: 'Cebel' },
    districts: [{ id: 21, names: { en: 'Valley', tr: 'Vadi' }, delivers: true }],
  },
];

/** Members 999000000001 (manager) … 05 (novus); 06 has no e-mail; 11 has no online access yet. */
const seedMembers = [
  ['999000000001', 'manager'],
  ['999000000002', 'assistant_manager'],
  ['999000000003', 'supervisor'],
  ['999000000004', 'assistant_supervisor'],
  ['999000000005', 'novus'],
  ['999000000006', 'manager'],
  ['999000000011', 'novus'],
] as const;

const words = (name: string, keywords = ''): ProductWords => ({
  name,
  description: `${name}.`,
  usage: 'Daily.',
  ingredients: 'Aloe.',
  notice: '',
  keywords,
});

const nameIn = ({ names, code }: SeedProduct, language: string): string =>
  new Map(Object.entries(names ?? {})).get(language) ?? `Product ${code}`;

/** The place of each product in the order of its language's names. */
const ranksOf = (list: readonly SeedProduct[], language: Language): ReadonlyMap<string, number> => {
  const { compare } = collator(language);
  const sorted = list.toSorted((one, other) => compare(nameIn(one, language), nameIn(other, language)));
  return new Map(sorted.map(({ code }, rank) => [code, rank]));
};

const dataOf = (
  { languages }: Pick<CountryDefinition, 'languages'>,
  list: readonly SeedProduct[],
): CatalogueData => {
  const ranks = new Map(languages.map((language) => [language, ranksOf(list, language)]));
  return {
    categories: seedCategories.map((slug, position) => {
      const name = slug.replace('-', ' ');
      return { slug, position, picture: slug, background: '#eee', names: { en: name, tr: name } };
    }),
    products: list.map(({ names: _names, keywords: _keywords, ...product }, position) => ({
      category: 'aloe-drinks',
      price: 1000,
      oldPrice: null,
      cc: 100,
      stock: 50,
      storeStock: {},
      disabled: false,
      onceLimit: null,
      dailyLimit: null,
      monthlyLimit: null,
      popular: false,
      promotion: false,
      discountable: true,
      gift: null,
      morePictures: product.code === '101' ? ['p101-open', 'p101-used'] : [],
      ...product,
      picture: `p${product.code}`,
      background: '#f4f1ea',
      position,
    })),
    regions: seedRegions,
    rank: (language, code) => ranks.get(language)?.get(code) ?? 0,
    words: async function* (language) {
      for (const product of list) {
        const { code, keywords } = product;
        yield { code, ...words(nameIn(product, language), keywords?.[language]) };
      }
    },
  };
};

/** Loads the made-up regions, categories and products of a country, by the same way as a real import. */
export const seedCatalogue = (
  database: Database,
  country: CountryDefinition,
  list: readonly SeedProduct[] = seedProducts,
): Promise<void> =>
  loadCatalogue(database, country, dataOf(country, list), { at: new Date('2026-11-15T06:00:00Z') });

/** Puts the members of a country into the register. Their password costs one hash for all. */
export const seedMembersOf = async ({ db }: Database, { val }: CountryDefinition): Promise<void> => {
  const passwordHash = await hashPassword(seedPassword);
  await db
    .insert(members)
    .values(
      seedMembers.map(([fboId, level]) => ({
        fboId,
        homeCountry: val,
        passwordHash: fboId.endsWith('11') ? null : passwordHash,
        firstName: 'Ada',
        lastName: level,
        level,
        email: fboId.endsWith('06') ? null : `${fboId}@mail.example`,
        phone: '+999555123456',
        language: 'en',
      })),
    )
    .onConflictDoNothing();
};
