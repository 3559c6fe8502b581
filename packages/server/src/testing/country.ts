import { defineCountry, type CountryFacts } from '@caravan/country';
import { testRegistration } from './registration.ts';

/** A made-up country: two languages, two decimals, every kind of rule; its minimum order is 20.00. */
export const testCountry = (facts: Partial<CountryFacts> = {}) =>
  defineCountry({
    val: 'xx',
    id: 99,
    engName: 'Xland',
    name: 'Xland',
    domains: ['shop.example'],
    languages: ['en', 'tr'],
    currency: {
      code: 'XXD',
      isoNumber: '999',
      digits: 2,
      symbol: 'XXD',
      symbolPlace: 'after',
      thousands: '.',
      decimal: ',',
    },
    timeZone: 'Asia/Bishkek',
    fboPrefix: '999',
    phone: { callingCode: '999', mask: '000 000 000', example: '555 123 456', pattern: '[57]\\d{8}' },
    rules: {
      minimumOrder: 2000,
      // So high that nobody rises who does not mean to: prices would change under the test.
      levelCc: {
        assistant_supervisor: 1_000_000,
        supervisor: 1_100_000,
        assistant_manager: 1_200_000,
        manager: 1_300_000,
      },
      vatBp: 1200,
      delivery: [
        {
          slug: 'courier-near',
          kind: 'courier',
          area: { provinces: [1] },
          fee: 1000,
          freeFrom: [{ cc: 500, over: true }],
          transit: [{ days: [1, 1] }],
        },
        {
          slug: 'courier',
          kind: 'courier',
          fee: 2000,
          freeFrom: [{ goods: 30_000, levels: ['novus'] }, { goods: 100_000 }],
          transit: [{ days: [2, 4] }],
        },
        { slug: 'pickup', kind: 'pickup', fee: 0, transit: [{ days: [0, 0] }] },
      ],
      payments: [
        { slug: 'card', kind: 'card', feePercentBp: 150 },
        { slug: 'delivery-pay', kind: 'on-delivery', feePercentBp: 0, notFor: ['manager'] },
      ],
    },
    deliveryFacts: {
      'courier-near': {
        name: { en: 'Courier', tr: 'Kurye' },
        description: { en: 'Same day', tr: 'Aynı gün' },
      },
      courier: { name: { en: 'Courier', tr: 'Kurye' }, description: { en: '2–4 days', tr: '2–4 gün' } },
      pickup: {
        name: { en: 'Pickup', tr: 'Elden teslim' },
        description: { en: 'From our office', tr: 'Ofisimizden' },
        hours: { en: 'Mon–Sat 11:00–17:00', tr: 'Pzt–Cmt 11:00–17:00' },
        address: { en: '1 Main Street', tr: 'Ana Cadde 1' },
      },
    },
    card: { provider: 'xbank', mode: 'on-page', successPath: '/pay/success' },
    agreements: [{ slug: 'distance-sales', version: '1' }],
    seller: {
      name: { en: 'Xland LLC', tr: 'Xland A.Ş.' },
      taxNumber: '1',
      address: { en: '1 Main Street', tr: 'Ana Cadde 1' },
      email: 'office@shop.example',
      phone: '+999555000000',
      registrations: [],
    },
    contacts: {
      phone: '+999555000000',
      whatsapp: null,
      email: 'help@shop.example',
      address: { en: '1 Main Street', tr: 'Ana Cadde 1' },
      hours: { en: 'Mon–Sat', tr: 'Pzt–Cmt' },
    },
    hero: { picture: 'hero', title: { en: 'Aloe', tr: 'Aloe' }, lead: { en: 'Gel', tr: 'Jel' } },
    registration: async () => ({ registration: testRegistration }),
    words: {},
    ...facts,
  });
