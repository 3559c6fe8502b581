import type { DeliveryRule } from '@caravan/cart-rules';
import type { DeliveryFacts } from '@caravan/country';

/** Tbilisi in regions.yaml (ISO 3166-2 GE-TB). */
const tbilisi = 1;

/** 8 GEL, free from 150 GEL (DLV-4). */
export const delivery: readonly DeliveryRule[] = [
  {
    slug: 'courier',
    kind: 'courier',
    fee: 800,
    freeFrom: [{ goods: 15_000 }],
    transit: [
      { zone: 'tbilisi', area: { provinces: [tbilisi] }, days: [1, 1] },
      { zone: 'regions', days: [2, 4] },
    ],
  },
];

export const deliveryFacts: Readonly<Record<string, DeliveryFacts>> = {
  courier: {
    name: { ka: 'კურიერით მიწოდება', ru: 'Доставка курьером', en: 'Courier delivery' },
    description: {
      ka: 'მთელ ქვეყანაში. უფასოა 150 GEL‑დან.',
      ru: 'По всей стране. Бесплатно от 150 GEL.',
      en: 'Anywhere in the country. Free from 150 GEL.',
    },
    zones: {
      tbilisi: { ka: 'თბილისი', ru: 'Тбилиси', en: 'Tbilisi' },
      regions: { ka: 'რეგიონები', ru: 'Регионы', en: 'Regions' },
    },
  },
};
