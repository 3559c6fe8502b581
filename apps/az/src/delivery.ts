import type { DeliveryRule } from '@caravan/cart-rules';
import type { DeliveryFacts } from '@caravan/country';

/** Baku, Sumgayit and Absheron in regions.yaml (ISO 3166-2 AZ-BA, AZ-SM, AZ-ABS). */
const capital = [1, 3, 9];

/** 5 AZN, free from 100 AZN (DLV-4). */
export const delivery: readonly DeliveryRule[] = [
  {
    slug: 'courier',
    kind: 'courier',
    fee: 500,
    freeFrom: [{ goods: 10_000 }],
    transit: [
      { zone: 'capital', area: { provinces: capital }, days: [1, 1] },
      { zone: 'regions', days: [2, 4] },
    ],
  },
];

export const deliveryFacts: Readonly<Record<string, DeliveryFacts>> = {
  courier: {
    name: { az: 'Kuryerlə çatdırılma', ru: 'Доставка курьером', en: 'Courier delivery' },
    description: {
      az: 'Ölkənin hər yerinə. 100 AZN və yuxarı sifarişlərdə pulsuz.',
      ru: 'По всей стране. Бесплатно от 100 AZN.',
      en: 'Anywhere in the country. Free from 100 AZN.',
    },
    zones: {
      capital: {
        az: 'Bakı, Sumqayıt, Abşeron',
        ru: 'Баку, Сумгаит, Апшерон',
        en: 'Baku, Sumgayit, Absheron',
      },
      regions: { az: 'Regionlar', ru: 'Регионы', en: 'Regions' },
    },
  },
};
