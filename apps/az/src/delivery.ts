import type { DeliveryRule } from '@caravan/cart-rules';
import type { DeliveryFacts } from '@caravan/country';

/** 5 AZN, free from 100 AZN (DLV-4). */
export const delivery: readonly DeliveryRule[] = [
  { slug: 'courier', kind: 'courier', fee: 500, freeFrom: [{ goods: 10_000 }] },
];

export const deliveryFacts: Readonly<Record<string, DeliveryFacts>> = {
  courier: {
    name: { az: 'Kuryerlə çatdırılma', ru: 'Доставка курьером', en: 'Courier delivery' },
    description: {
      az: 'Bakı, Sumqayıt və Abşeron: növbəti iş günü. Regionlar: 2–4 iş günü. 100 AZN və yuxarı sifarişlərdə pulsuz.',
      ru: 'Баку, Сумгаит и Апшерон — на следующий рабочий день, регионы — за 2–4 рабочих дня. Бесплатно от 100 AZN.',
      en: 'Baku, Sumgayit and Absheron on the next working day, the regions in 2–4 working days. Free from 100 AZN.',
    },
  },
};
