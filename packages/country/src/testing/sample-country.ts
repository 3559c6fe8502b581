import type { CountryFixtures } from '../exam/check.ts';
import { defineCountry, type CountryFacts } from '../define-country.ts';

const both = (tr: string, en: string) => ({ tr, en });

/** A made-up country without a fault, for tests of the exam: two languages, two courier areas, one pickup point. */
export const sampleFacts: CountryFacts = {
  val: 'xx',
  id: 99,
  engName: 'Exland',
  name: 'Eksland',
  domains: ['shop.example', 'www.shop.example'],
  languages: ['tr', 'en'],
  currency: {
    code: 'XXD',
    isoNumber: '999',
    digits: 2,
    symbol: '¤',
    symbolPlace: 'after',
    thousands: '.',
    decimal: ',',
  },
  timeZone: 'Europe/Istanbul',
  fboPrefix: '999',
  phone: { callingCode: '999', mask: '000 00 00', example: '555 12 34', pattern: '5\\d{6}' },
  rules: {
    minimumOrder: 70_000,
    vatBp: 1800,
    delivery: [
      {
        slug: 'courier',
        kind: 'courier',
        area: { provinces: [1], districts: [21] },
        fee: 500,
        transit: [{ days: [1, 1] }],
      },
      {
        slug: 'courier',
        kind: 'courier',
        fee: 900,
        freeFrom: [{ goods: 100_000 }],
        transit: [{ days: [2, 4] }],
      },
      { slug: 'pickup', kind: 'pickup', fee: 0, transit: [{ days: [0, 0] }] },
    ],
    payments: [
      { slug: 'card', kind: 'card', feePercentBp: 0 },
      { slug: 'delivery-pay', kind: 'on-delivery', feePercentBp: 0, notFor: ['manager'] },
    ],
  },
  deliveryFacts: {
    courier: { name: both('Kurye', 'Courier'), description: both('Kapıya', 'To the door') },
    pickup: { name: both('Ofisten', 'Pickup'), description: both('Ofisten teslim', 'At the office') },
  },
  card: { provider: 'nestpay', mode: 'on-page', successPath: '/pay/success' },
  seller: {
    name: both('Eksland A.Ş.', 'Exland Ltd'),
    taxNumber: '123',
    address: both('Merkez 1', '1 Centre'),
    email: 'office@shop.example',
    phone: '+999 555 12 34',
    registrations: [],
  },
  contacts: {
    phone: '+999 555 12 34',
    whatsapp: null,
    email: 'office@shop.example',
    address: both('Merkez 1', '1 Centre'),
    hours: both('9–18', '9 to 18'),
  },
  hero: { picture: 'hero', title: both('Aloe', 'Aloe'), lead: both('Her gün', 'Every day') },
  words: {
    tr: async () => ({ messages: { 'cart.empty': ['Sepet boş'] } }),
    en: async () => ({ messages: { 'cart.empty': ['The cart is empty'] } }),
  },
};

/** Its regions: province 1 with two districts, province 2 where the courier does not reach district 22. */
export const sampleFixtures: CountryFixtures = {
  regions: [
    { id: 1, districts: [{ id: 11 }, { id: 12, delivers: true }] },
    { id: 2, districts: [{ id: 21 }, { id: 22, delivers: false }, { id: 23 }] },
  ],
  products: [
    { price: 20_000, stock: 10 },
    { price: 500, stock: 0 },
  ],
};

/** The sample with some facts replaced. */
export const sampleCountry = (facts: Partial<CountryFacts> = {}) =>
  defineCountry({ ...sampleFacts, ...facts });
