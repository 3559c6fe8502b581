import type { DeliveryRule, DispatchRules } from '@caravan/cart-rules';
import type { DeliveryFacts } from '@caravan/country';

/** The city of Almaty in regions.yaml (ISO 3166-2 KZ-75), and its store. */
const almaty = 2;

/** Astana and Shymkent (KZ-71, KZ-79). */
const largeCities = [1, 3];

/** Mon–Sat 10:00–18:00, and an order takes an hour. */
const office: Partial<DispatchRules> = { cutOff: '17:00', sendsOn: [1, 2, 3, 4, 5, 6] };

/** Districts of the central square: Almaly, Bostandyk, Medeu. */
const centralSquare = [7, 10, 12];

/** Almaty 700 tenge inside the central square, 1500 outside; other regions 2000. Collecting in Almaty is free (DLV-3). */
export const delivery: readonly DeliveryRule[] = [
  {
    slug: 'courier-almaty-centre',
    kind: 'courier',
    area: { districts: centralSquare },
    fee: 700,
    transit: [{ days: [1, 1] }],
  },
  {
    slug: 'courier-almaty',
    kind: 'courier',
    area: { provinces: [almaty] },
    fee: 1500,
    transit: [{ days: [1, 2] }],
  },
  {
    slug: 'courier',
    kind: 'courier',
    fee: 2000,
    transit: [
      { zone: 'cities', area: { provinces: largeCities }, days: [2, 3] },
      { zone: 'regions', days: [3, 6] },
    ],
  },
  { slug: 'pickup', kind: 'pickup', fee: 0, stores: [almaty], transit: [{ days: [0, 0] }], dispatch: office },
];

export const deliveryFacts: Readonly<Record<string, DeliveryFacts>> = {
  'courier-almaty-centre': {
    name: {
      ru: 'Курьер по центру Алматы',
      kk: 'Алматы орталығы бойынша курьер',
      en: 'Courier in central Almaty',
    },
    description: {
      ru: 'Алмалинский, Бостандыкский и Медеуский районы.',
      kk: 'Алмалы, Бостандық және Медеу аудандары.',
      en: 'Almaly, Bostandyk and Medeu districts.',
    },
  },
  'courier-almaty': {
    name: { ru: 'Курьер по Алматы', kk: 'Алматы бойынша курьер', en: 'Courier in Almaty' },
    description: {
      ru: 'Районы за пределами центра.',
      kk: 'Орталықтан тыс аудандар.',
      en: 'Districts outside the centre.',
    },
  },
  courier: {
    name: { ru: 'Курьер по Казахстану', kk: 'Қазақстан бойынша курьер', en: 'Courier in Kazakhstan' },
    description: {
      ru: 'До двери во всех городах и областях.',
      kk: 'Барлық қала мен облыста есікке дейін.',
      en: 'To your door in every city and region.',
    },
    zones: {
      cities: { ru: 'Астана и Шымкент', kk: 'Астана мен Шымкент', en: 'Astana and Shymkent' },
      regions: { ru: 'Области', kk: 'Облыстар', en: 'Regions' },
    },
  },
  pickup: {
    name: { ru: 'Самовывоз из офиса', kk: 'Кеңседен алып кету', en: 'Pickup at the office' },
    description: {
      ru: 'Бесплатно, в часы работы офиса.',
      kk: 'Тегін, кеңсенің жұмыс уақытында.',
      en: 'Free, during opening hours.',
    },
    hours: { ru: 'Пн–Сб 10:00–18:00', kk: 'Дс–Сб 10:00–18:00', en: 'Mon–Sat 10:00–18:00' },
    address: {
      ru: 'Алматы, пр. Достык, 160, 2-й этаж',
      kk: 'Алматы, Достық даңғылы, 160, 2-қабат',
      en: '160 Dostyk Ave, 2nd floor, Almaty',
    },
  },
};
