import { standardLevelCc, standardLevelDiscounts, type DeliveryRule } from '@caravan/cart-rules';
import { describe, expect, it } from 'vitest';
import type { Words } from './country.ts';
import type { CountryFacts } from './define-country.ts';
import { describeCountry, examine, type CountryFixtures } from './exam.ts';
import { sampleCountry, sampleFacts, sampleFixtures } from './testing/sample-country.ts';

describeCountry(sampleCountry(), sampleFixtures);

describe('without its regions and products', () => {
  describeCountry(sampleCountry());
});

const { rules, deliveryFacts, contacts, words, phone } = sampleFacts;
const [near, far, pickup] = rules.delivery;

const south = { id: 2, name: { tr: 'Güney', en: 'South' } };

/** The sample's words, with texts of the area `server` in Turkish. */
const withServer = (messages: Words['messages']): CountryFacts['words'] => ({
  ...words,
  tr: async () => ({
    messages: { 'cart.empty': ['Sepet boş'] },
    areas: { server: async () => ({ messages }) },
  }),
});

const faultsOf = async (
  facts: Partial<CountryFacts>,
  fixtures: CountryFixtures = sampleFixtures,
): Promise<string[]> => Object.values(await examine(sampleCountry(facts), fixtures)).flat();

it.each<[fault: string, facts: Partial<CountryFacts>]>([
  ['val "Exland" is not two small letters', { val: 'Exland', devDomain: 'xx.localhost', orderPrefix: 'XX' }],
  ['id 0 is not a whole number above zero', { id: 0 }],
  ['fboPrefix "99" is not three digits', { fboPrefix: '99' }],
  ['orderPrefix "x" is not two capital letters', { orderPrefix: 'x' }],
  ['"shop.example" stands twice', { domains: ['shop.example', 'shop.example'] }],
  ['"https://shop.example" is no host name', { domains: ['https://shop.example'] }],
  ['"Shop.example" is no host name', { domains: ['Shop.example'] }],
  ['devDomain "localhost" does not end in .localhost', { devDomain: 'localhost' }],
  ['time zone "Exland/City" is unknown', { timeZone: 'Exland/City' }],
  ['the mask "000 00" has not as many digits as "555 12 34"', { phone: { ...phone, mask: '000 00' } }],
  ['the example "555 12 34" does not match 7\\d{6}', { phone: { ...phone, pattern: '7\\d{6}' } }],
  ['5\\d{5,6}|\\d{6} takes a number that is too short', { phone: { ...phone, pattern: '5\\d{5,6}|\\d{6}' } }],
  [
    'menu.hide names "expres", which is none of shop, express, register, historyPage, products, company, media',
    // @ts-expect-error -- as somebody may type it
    { menu: { hide: ['expres'] } },
  ],
  [
    'menu.order names "home", which is none of shop, express, register, historyPage, products, company, media',
    { menu: { order: JSON.parse('["home"]') } },
  ],
  [
    'the menu\'s link "forum.example" is neither https:// nor an address of the shop that begins with /',
    { menu: { links: [{ url: 'forum.example', title: { tr: 'Forum', en: 'Forum' } }] } },
  ],
  [
    "title of the menu's link https://forum.example is missing in tr",
    { menu: { links: [{ url: 'https://forum.example', title: { en: 'Forum' } }] } },
  ],
  ['the default en is not the first of tr en', { defaultLanguage: 'en' }],
  ['en stands twice', { languages: ['tr', 'en', 'en'] }],
  ['en has no words', { words: { tr: async () => ({ messages: { a: ['a'] } }) } }],
  ['the pattern 5( of phone numbers is no regular expression', { phone: { ...phone, pattern: '5(' } }],
  ['domains names no host', { domains: JSON.parse('[]') }],
  [
    "title of the menu's link https://forum.example is missing in tr",
    { menu: { links: JSON.parse('[{ "url": "https://forum.example" }]') } },
  ],
  [
    'title of the page /loyalty-club is missing in en',
    { ownPages: JSON.parse('[{ "slug": "loyalty-club" }]') },
  ],
  [
    '"mail.paid.subjekt" in tr is no text of mails, receipts and answers: nobody would say it',
    { words: withServer({ 'mail.paid.subjekt': ['Merhaba'] }) },
  ],
  [
    '"mail.paid.subject" in tr asks for "cod", but has code',
    { words: withServer({ 'mail.paid.subject': ['Sipariş ', ['cod'], ' ödendi'] }) },
  ],
  [
    '"server.error.throttled" in tr asks for "hours", but has minutes',
    {
      words: withServer({
        'server.error.throttled': [['minutes', 'plural', { one: [['hours'], ' saat'], other: ['#'] }]],
      }),
    },
  ],
  [
    'message "a" is missing in en',
    { words: { ...words, tr: async () => ({ messages: { a: ['a'], 'cart.empty': ['Boş'] } }) } },
  ],
  [
    'message "pay.card" is missing in en',
    {
      words: {
        ...words,
        tr: async () => ({
          messages: { 'cart.empty': ['Boş'] },
          areas: { checkout: async () => ({ messages: { 'pay.card': ['Kart'] } }) },
        }),
      },
    },
  ],
  ['contacts.hours is missing in en', { contacts: { ...contacts, hours: { tr: '9–18' } } }],
  ['the phone "0555" does not begin with +999', { contacts: { ...contacts, phone: '0555' } }],
  ['"office" is no e-mail address', { contacts: { ...contacts, email: 'office' } }],
  ['placeNames.province has an empty name', { placeNames: { province: { tr: ' ' } } }],
  [
    'placeNames.district names a language that nobody is served in',
    { placeNames: { district: { ru: 'Район' } } },
  ],
  [
    'name of pickup is missing in en',
    { deliveryFacts: { ...deliveryFacts, pickup: { name: { tr: 'a' }, description: { tr: 'a', en: 'a' } } } },
  ],
  [
    'drone has no deliveryFacts',
    { rules: { ...rules, delivery: [...rules.delivery, { slug: 'drone', kind: 'pickup', fee: 1 }] } },
  ],
  ['nothing is delivered to province 2, district 23', { rules: { ...rules, delivery: near ? [near] : [] } }],
  [
    'the rule courier at 500 never applies',
    { rules: { ...rules, delivery: [far, near, pickup].filter((rule) => rule !== undefined) } },
  ],
  [
    'pickup is offered twice at province 1, district 11',
    { rules: { ...rules, delivery: [...rules.delivery, { slug: 'pickup', kind: 'pickup', fee: 1 }] } },
  ],
  [
    'there is no province 7',
    {
      rules: {
        ...rules,
        delivery: [{ slug: 'courier', kind: 'courier', area: { provinces: [7] }, fee: 1 }, ...rules.delivery],
      },
    },
  ],
  [
    'the fee -1 of pickup is not a whole amount',
    {
      rules: {
        ...rules,
        delivery: [...rules.delivery.slice(0, 2), { slug: 'pickup', kind: 'pickup', fee: -1 }],
      },
    },
  ],
  [
    'a higher level has a lower discount',
    { rules: { ...rules, levelDiscountBp: { ...standardLevelDiscounts, manager: 100 } } },
  ],
  [
    'a level is reached by 25000 thousandths of a case credit',
    { rules: { ...rules, levelCc: { ...standardLevelCc, assistant_supervisor: 25_000 } } },
  ],
  ['the tax 20000 is not 0 to 10 000 basis points', { rules: { ...rules, vatBp: 20_000 } }],
  ['manager cannot reach it', { rules: { ...rules, minimumOrder: 110_000 } }],
  ['manager has no way to pay', { rules: { ...rules, payments: rules.payments.slice(1) } }],
  [
    'no payment takes cards, though a bank is given',
    { rules: { ...rules, payments: rules.payments.slice(1) } },
  ],
  [
    '"Bank of Exland" cannot stand in the bank\'s return address',
    { card: { ...sampleFacts.card, provider: 'Bank of Exland' } },
  ],
  ['the agreement distance-sales has no version', { agreements: [{ slug: 'distance-sales', version: '' }] }],
  [
    'the agreements do not say which carrier brings courier (CHK-7)',
    { agreements: [{ slug: 'distance-sales', version: '1' }] },
  ],
  ['the version "a.b" of the choice of cookies cannot stand in a cookie', { cookieVersion: 'a.b' }],
  ['stock held for 0 minutes', { holdMinutes: 0 }],
  ['a withdrawal form without days to withdraw in', { withdrawalForm: true, withdrawalDays: 0 }],
  ['the withdrawal form has no words in en: join the area withdrawal', { withdrawalForm: true }],
  [
    'deliveries differ by store, but there are no stores',
    {
      rules: {
        ...rules,
        delivery: [...rules.delivery, { slug: 'pickup', kind: 'pickup', fee: 0, stores: [2] }],
      },
    },
  ],
  ['there are stores, but no default one', { stores: [south] }],
  ['the default store 3 is none of the stores', { stores: [south], defaultStore: 3 }],
  ['the store 2 stands twice', { stores: [south, south], defaultStore: 2 }],
  ['the store 0 is not a whole number above zero', { stores: [{ ...south, id: 0 }], defaultStore: 0 }],
  ['the name of store 2 is missing in en', { stores: [{ id: 2, name: { tr: 'Güney' } }], defaultStore: 2 }],
  [
    'a delivery is offered in store 7, which does not exist',
    {
      stores: [south],
      defaultStore: 2,
      rules: {
        ...rules,
        delivery: [...rules.delivery, { slug: 'pickup', kind: 'pickup', fee: 0, stores: [7] }],
      },
    },
  ],
])('finds that %s', async (fault, facts) => {
  expect(await faultsOf(facts)).toContain(fault);
});

it('CTRY-2 a country cannot be made with a currency in which prices cannot be printed', () => {
  const currency = { ...sampleFacts.currency, thousands: ' ' };
  expect(() => sampleCountry({ currency })).toThrow('XXD: the thousands cannot be used');
});

const day = { days: [1, 1] } as const;

/** The country with another pickup point. */
const withPickup = (pickup: Pick<DeliveryRule, 'transit' | 'dispatch'>): Partial<CountryFacts> => ({
  rules: {
    ...rules,
    delivery: [...rules.delivery.slice(0, 2), { slug: 'pickup', kind: 'pickup', fee: 0, ...pickup }],
  },
});

it.each<readonly [string, Partial<CountryFacts>]>([
  ['pickup promises no day at province 1, district 11', withPickup({})],
  [
    'pickup promises no day at province 2, district 21',
    withPickup({ transit: [{ ...day, area: { provinces: [1] } }] }),
  ],
  ['pickup has a zone without a name', withPickup({ transit: [{ ...day, zone: 'near' }, day] })],
  ['deliveryFacts of pickup do not name its zone near', withPickup({ transit: [{ ...day, zone: 'near' }] })],
  [
    'deliveryFacts of pickup name far, no zone of it',
    {
      deliveryFacts: {
        ...deliveryFacts,
        pickup: {
          name: {},
          description: {},
          ...deliveryFacts['pickup'],
          zones: { far: { tr: 'Uzak', en: 'Far' } },
        },
      },
    },
  ],
  ['pickup takes 3 to 2 days', withPickup({ transit: [{ days: [3, 2] }] })],
  [
    'the cut-off 25:00 of pickup is no time of day',
    withPickup({ transit: [day], dispatch: { cutOff: '25:00' } }),
  ],
  ['there is no province 9', withPickup({ transit: [{ ...day, area: { provinces: [9] } }, day] })],
  ['the holiday 2026-02-30 is no day', { holidays: async () => ({ holidays: ['2026-02-30'] }) }],
  [
    'the holiday 2026-01-01 stands twice',
    { holidays: async () => ({ holidays: ['2026-01-01', '2026-01-01'] }) },
  ],
])('DLV-6 finds that %s', async (fault, facts) => {
  expect(await faultsOf(facts)).toContain(fault);
});

it('asks for no delivery where couriers do not go', async () => {
  const area = { provinces: [1], districts: [21, 23] };
  const local = {
    ...rules,
    delivery: [{ slug: 'courier', kind: 'courier' as const, area, fee: 1, transit: [day] }],
  };
  const courier = { courier: deliveryFacts['courier'] ?? { name: {}, description: {} } };
  expect(await faultsOf({ rules: local, deliveryFacts: courier })).toEqual([]);
});

it('DLV-3 tries a country with stores in each of them', async () => {
  const inStore = {
    ...rules,
    delivery: [{ slug: 'pickup', kind: 'pickup' as const, fee: 0, stores: [2], transit: [day] }],
  };
  const facts = {
    rules: inStore,
    stores: [south],
    defaultStore: 2,
    deliveryFacts: { pickup: deliveryFacts['pickup'] ?? { name: {}, description: {} } },
  };
  expect(await faultsOf(facts)).toEqual([]);
});

it('DLV-3 finds a store in which nothing is delivered', async () => {
  const inStore = { ...rules, delivery: [{ slug: 'pickup', kind: 'pickup' as const, fee: 0, stores: [2] }] };
  const facts = {
    rules: inStore,
    stores: [south, { ...south, id: 3 }],
    defaultStore: 2,
    deliveryFacts: { pickup: deliveryFacts['pickup'] ?? { name: {}, description: {} } },
  };
  expect(await faultsOf(facts)).toContain('nothing is delivered to province 1, district 11');
});
