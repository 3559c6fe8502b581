import type { DeliveryRule } from '@caravan/cart-rules';
import type { DeliveryFacts } from '@caravan/country';

/** The city of Osh in regions.yaml (ISO 3166-2 KG-GO). */
const osh = 2;

/** Free for 2 CC or more, in Osh for more than 0.5 CC; else 200 som. Collecting costs nothing (DLV-2). */
export const delivery: readonly DeliveryRule[] = [
  {
    slug: 'courier-osh',
    kind: 'courier',
    area: { provinces: [osh] },
    fee: 200,
    freeFrom: [{ cc: 500, over: true }],
  },
  { slug: 'courier', kind: 'courier', fee: 200, freeFrom: [{ cc: 2000 }] },
  { slug: 'pickup', kind: 'pickup', fee: 0 },
];

export const deliveryFacts: Readonly<Record<string, DeliveryFacts>> = {
  'courier-osh': {
    name: { ru: 'Курьер по Ошу', en: 'Courier in Osh' },
    description: {
      ru: 'На следующий рабочий день. Бесплатно, если в заказе больше 0,5 CC.',
      en: 'On the next working day. Free when the order has more than 0.5 CC.',
    },
  },
  courier: {
    name: { ru: 'Курьер по Кыргызстану', en: 'Courier in Kyrgyzstan' },
    description: {
      ru: 'Бишкек — на следующий рабочий день, области — 2–4 дня. Бесплатно от 2 CC.',
      en: 'Bishkek on the next working day, the regions in 2–4 days. Free from 2 CC.',
    },
  },
  pickup: {
    name: { ru: 'Самовывоз из офиса', en: 'Collect at the office' },
    description: {
      ru: 'Заказ будет готов через час в часы работы. Заказать можно круглосуточно.',
      en: 'Ready within an hour during opening hours. Orders are taken around the clock.',
    },
    hours: { ru: 'Пн–Сб 11:00–17:00', en: 'Mon–Sat 11:00–17:00' },
    address: { ru: 'Бишкек, ул. Токтогула, 125/1, 3-й этаж', en: '125/1 Toktogul St, 3rd floor, Bishkek' },
  },
};
