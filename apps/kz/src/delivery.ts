import type { DeliveryRule } from '@caravan/cart-rules';
import type { DeliveryFacts } from '@caravan/country';

/** The city of Almaty in regions.yaml (ISO 3166-2 KZ-75), and its store. */
const almaty = 2;

/** Districts of the central square: Almaly, Bostandyk, Medeu. */
const centralSquare = [7, 10, 12];

/** Almaty 700 tenge inside the central square, 1500 outside; other regions 2000. Collecting in Almaty is free (DLV-3). */
export const delivery: readonly DeliveryRule[] = [
  { slug: 'courier-almaty-centre', kind: 'courier', area: { districts: centralSquare }, fee: 700 },
  { slug: 'courier-almaty', kind: 'courier', area: { provinces: [almaty] }, fee: 1500 },
  { slug: 'courier', kind: 'courier', fee: 2000 },
  { slug: 'pickup', kind: 'pickup', fee: 0, stores: [almaty] },
];

export const deliveryFacts: Readonly<Record<string, DeliveryFacts>> = {
  'courier-almaty-centre': {
    name: {
      ru: 'Курьер по центру Алматы',
      kk: 'Алматы орталығы бойынша курьер',
      en: 'Courier in central Almaty',
    },
    description: {
      ru: 'Алмалинский, Бостандыкский и Медеуский районы — на следующий рабочий день.',
      kk: 'Алмалы, Бостандық және Медеу аудандарына — келесі жұмыс күні.',
      en: 'Almaly, Bostandyk and Medeu districts, on the next working day.',
    },
  },
  'courier-almaty': {
    name: { ru: 'Курьер по Алматы', kk: 'Алматы бойынша курьер', en: 'Courier in Almaty' },
    description: {
      ru: 'Районы за пределами центра — за 1–2 рабочих дня.',
      kk: 'Орталықтан тыс аудандарға — 1–2 жұмыс күнінде.',
      en: 'Districts outside the centre, in 1–2 working days.',
    },
  },
  courier: {
    name: { ru: 'Курьер по Казахстану', kk: 'Қазақстан бойынша курьер', en: 'Courier in Kazakhstan' },
    description: {
      ru: 'Астана и Шымкент — за 2–3 рабочих дня, области — за 3–6.',
      kk: 'Астана мен Шымкентке — 2–3 жұмыс күнінде, облыстарға — 3–6 күнде.',
      en: 'Astana and Shymkent in 2–3 working days, the regions in 3–6.',
    },
  },
  pickup: {
    name: { ru: 'Самовывоз из офиса', kk: 'Кеңседен алып кету', en: 'Collect at the office' },
    description: {
      ru: 'Заказ будет готов через час в часы работы.',
      kk: 'Тапсырыс жұмыс уақытында бір сағатта дайын болады.',
      en: 'Ready within an hour during opening hours.',
    },
    hours: { ru: 'Пн–Сб 10:00–18:00', kk: 'Дс–Сб 10:00–18:00', en: 'Mon–Sat 10:00–18:00' },
    address: {
      ru: 'Алматы, пр. Достык, 160, 2-й этаж',
      kk: 'Алматы, Достық даңғылы, 160, 2-қабат',
      en: '160 Dostyk Ave, 2nd floor, Almaty',
    },
  },
};
