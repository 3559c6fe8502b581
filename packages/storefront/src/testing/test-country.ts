import { defineCountry, type CountryDefinition, type CountryFacts } from '@caravan/country';

const both = (en: string, tr: string) => ({ en, tr });

/** A made-up country for tests of screens: two languages, two decimals, a courier, a pickup point, two ways to pay. */
export const testCountry = (facts: Partial<CountryFacts> = {}): CountryDefinition =>
  defineCountry({
    val: 'xx',
    id: 99,
    engName: 'Exland',
    name: 'Exland',
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
    phone: {
      callingCode: '999',
      mask: '000 000 000',
      example: '555 123 456',
      pattern: String.raw`[57]\d{8}`,
    },
    rules: {
      minimumOrder: 2000,
      vatBp: 1200,
      delivery: [
        {
          slug: 'courier',
          kind: 'courier',
          fee: 2000,
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
      courier: { name: both('Courier', 'Kurye'), description: both('2–4 days', '2–4 gün') },
      pickup: { name: both('Pickup', 'Elden teslim'), description: both('At our office', 'Ofisimizden') },
    },
    card: { provider: 'xbank', mode: 'on-page', successPath: '/pay/success' },
    seller: {
      name: both('Exland Ltd', 'Eksland A.Ş.'),
      taxNumber: '1234567',
      address: both('1 Main Street', 'Ana Cadde 1'),
      email: 'office@shop.example',
      phone: '+999 555 12 34',
      registrations: [{ label: { en: 'Tax no.' }, value: '1234567' }],
    },
    contacts: {
      phone: '+999 555 12 34',
      whatsapp: '+999 555 12 35',
      email: 'office@shop.example',
      address: both('1 Main Street', 'Ana Cadde 1'),
      hours: both('Mon–Sat 11:00–17:00', 'Pzt–Cmt 11:00–17:00'),
    },
    hero: { picture: 'hero', title: both('Aloe', 'Aloe'), lead: both('Every day', 'Her gün') },
    words: {},
    ...facts,
  });
