import type { DeliveryRule } from '@caravan/cart-rules';
import type { DeliveryFacts } from '@caravan/country';

/** 8 GEL, free from 150 GEL (DLV-4). */
export const delivery: readonly DeliveryRule[] = [
  { slug: 'courier', kind: 'courier', fee: 800, freeFrom: [{ goods: 15_000 }] },
];

export const deliveryFacts: Readonly<Record<string, DeliveryFacts>> = {
  courier: {
    name: { ka: 'კურიერით მიწოდება', ru: 'Доставка курьером', en: 'Courier delivery' },
    description: {
      ka: 'თბილისი: მომდევნო სამუშაო დღეს. რეგიონები: 2–4 სამუშაო დღეში. უფასოა 150 GEL-დან.',
      ru: 'Тбилиси — на следующий рабочий день, регионы — за 2–4 рабочих дня. Бесплатно от 150 GEL.',
      en: 'Tbilisi on the next working day, the regions in 2–4 working days. Free from 150 GEL.',
    },
  },
};
