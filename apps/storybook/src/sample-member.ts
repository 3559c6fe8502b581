import type {
  Answer,
  BusinessVolume,
  Product,
  Profile,
  Retail,
  Sale,
  Session,
  User,
} from '@caravan/contract';
import type { CountryDefinition } from '@caravan/country';
import { toWire } from '@caravan/money';
import { testMember, type Answers } from '@caravan/storefront/testing';
import { daysFromNow } from './days-from-now.ts';

/** What is kept of the supervisor who is logged in. */
export const sampleProfile: Profile = {
  sponsorId: '999-000-000-002',
  sponsorName: 'Bermet K.',
  email: 'aigul.asanova@mail.example',
  phone: '+996555123456',
  birthDate: '1989-04-17',
  nationalNumber: '••••••••••4321',
  middleName: null,
  numbers: [{ name: 'nationalId', label: 'Personal number (INN)', value: '••••••••••4321' }],
  province: 'Chüy',
  district: 'Alamüdün',
  city: 'Bishkek',
  address: '12 Main Street',
  newsletter: true,
  editable: true,
  homeSite: null,
  consents: [{ slug: 'privacy', version: '3', at: '2026-11-01T06:00:00.000Z' }],
};

/** The names of the supervisor. */
export const sampleNames: User['extraFields'] = { name: 'Aigul', surname: 'Asanova', level: 'supervisor' };

const sessions = (): Session[] => [
  { id: 1, device: 'Chrome · Android', lastUsed: daysFromNow(0), current: true },
  { id: 2, device: 'Firefox · Windows', lastUsed: daysFromNow(-2), current: false },
  { id: 3, device: '', lastUsed: daysFromNow(-40), current: false },
];

const monthOf = (back: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 15)).toISOString().slice(0, 7);
};

/** Thousandths of a case credit in each month, the running one first: of own orders, and of new members’. */
const volumes: readonly (readonly [own: number, newMembers: number])[] = [
  [6_250, 4_125],
  [9_500, 5_000],
  [3_875, 0],
  [7_000, 12_250],
  [0, 0],
  [4_500, 2_000],
  [11_125, 3_500],
  [5_250, 0],
  [2_000, 1_000],
  [8_375, 6_000],
  [1_500, 0],
  [6_000, 2_250],
  [2_125, 0],
];

const onWire = (thousandths: number): string => (thousandths / 1000).toFixed(3);

const volume = (): BusinessVolume => ({
  months: volumes.map(([own, newMembers], back) => ({
    month: monthOf(back),
    cc: onWire(own + newMembers),
    own: onWire(own),
    newMembers: onWire(newMembers),
    orders: Math.ceil(own / 3000),
  })),
  level: 'supervisor',
  next: { level: 'assistant_manager', missingCc: '50.125', until: daysFromNow(9) },
});

const sale = (back: number, firstName: string | null, facts: Pick<Sale, 'total' | 'cc' | 'kind'>): Sale => ({
  date: daysFromNow(-back),
  firstName,
  ...facts,
});

const retail = (val: string): Retail => ({
  status: 'active',
  name: 'aigul',
  expires: daysFromNow(210),
  links: {
    facebook: null,
    instagram: 'https://www.instagram.com/aigul.aloe',
    twitter: null,
    youtube: null,
    whatsapp: '+996555123456',
    googleAnalytics: null,
  },
  referralLink: `https://aigul.${val}.shop.example`,
  visits: 128,
  orders: 9,
});

interface Lookup {
  readonly body?: { readonly items: readonly { readonly productCode: string }[] };
}

/** What the server of a country says to a supervisor of themselves; `products` are those that they saved and that there are. */
export const memberAnswers = (
  { val, currency }: CountryDefinition,
  products: readonly Product[],
): Answers => {
  const money = (units: number): string => toWire(units * 10 ** currency.digits, currency);
  const user: Answer<'user'> = {
    pk: testMember.pk,
    username: testMember.username,
    avatar: null,
    extraFields: sampleNames,
    homeCountry: val,
    profile: sampleProfile,
  };
  const sales: Sale[] = [
    sale(1, 'Bermet', { total: money(3_450), cc: '0.300', kind: 'referred' }),
    sale(4, 'Nurlan', { total: money(12_800), cc: '1.125', kind: 'sponsored' }),
    sale(11, null, { total: money(1_980), cc: '0.125', kind: 'sponsored' }),
  ];
  const priceList: Answer<'priceList'> = { url: '/content/price-list.pdf', date: daysFromNow(0) };
  const found = ({ body }: Lookup): Answer<'cartLines'> => ({
    results: (body?.items ?? []).map(({ productCode }) => {
      const product = products.find((one) => one.productCode === productCode);
      return { productCode, ok: product !== undefined, ...(product && { product }) };
    }),
  });
  return {
    [`GET users/${user.pk}/`]: user,
    'GET users/sessions/': sessions(),
    'GET users/saved/': products.slice(0, 5),
    'GET business/volume/': volume(),
    'GET business/sales/': { results: sales, count: 23 },
    'GET catalogue/price-list/': priceList,
    'GET retail/': retail(val),
    'GET retail/available/': { available: true },
    'POST order/cart/lines/': found,
  };
};
