import type { DeliveryRule, DispatchRules } from '@caravan/cart-rules';
import type { DeliveryFacts } from '@caravan/country';

/** The cities of Bishkek and Osh in regions.yaml (ISO 3166-2 KG-GB, KG-GO). */
const bishkek = 1;
const osh = 2;

/** Mon–Sat 11:00–17:00, and an order takes an hour. */
const office: Partial<DispatchRules> = { cutOff: '16:00', sendsOn: [1, 2, 3, 4, 5, 6] };

/** Free for 2 CC or more, in Osh for more than 0.5 CC; else 200 som. Collecting costs nothing (DLV-2). */
export const delivery: readonly DeliveryRule[] = [
  {
    slug: 'courier-osh',
    kind: 'courier',
    area: { provinces: [osh] },
    fee: 200,
    freeFrom: [{ cc: 500, over: true }],
    transit: [{ days: [1, 1] }],
  },
  {
    slug: 'courier',
    kind: 'courier',
    fee: 200,
    freeFrom: [{ cc: 2000 }],
    transit: [
      { zone: 'bishkek', area: { provinces: [bishkek] }, days: [1, 1] },
      { zone: 'regions', days: [2, 4] },
    ],
  },
  { slug: 'pickup', kind: 'pickup', fee: 0, transit: [{ days: [0, 0] }], dispatch: office },
];

export const deliveryFacts: Readonly<Record<string, DeliveryFacts>> = {
  'courier-osh': {
    name: { ru: 'Курьер по Ошу', en: 'Courier in Osh' },
    description: {
      ru: 'Бесплатно, если в заказе больше 0,5 CC.',
      en: 'Free when the order has more than 0.5 CC.',
    },
  },
  courier: {
    name: { ru: 'Курьер по Кыргызстану', en: 'Courier in Kyrgyzstan' },
    description: {
      ru: 'Бесплатно от 2 CC.',
      en: 'Free from 2 CC.',
    },
    zones: {
      bishkek: { ru: 'Бишкек', en: 'Bishkek' },
      regions: { ru: 'Другие регионы', en: 'Other regions' },
    },
  },
  pickup: {
    name: { ru: 'Самовывоз из офиса', en: 'Pickup at the office' },
    description: {
      ru: 'Заказать можно круглосуточно.',
      en: 'Orders are taken around the clock.',
    },
    hours: { ru: 'Пн–Сб 11:00–17:00', en: 'Mon–Sat 11:00–17:00' },
    address: { ru: 'Бишкек, ул. Токтогула, 125/1, 3-й этаж', en: '125/1 Toktogul St, 3rd floor, Bishkek' },
  },
};
