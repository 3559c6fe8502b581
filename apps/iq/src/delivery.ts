import type { DeliveryRule } from '@caravan/cart-rules';
import type { DeliveryFacts } from '@caravan/country';

/** 5 USD, free from 75 USD (DLV-4). */
export const delivery: readonly DeliveryRule[] = [
  { slug: 'courier', kind: 'courier', fee: 500, freeFrom: [{ goods: 7500 }] },
];

export const deliveryFacts: Readonly<Record<string, DeliveryFacts>> = {
  courier: {
    name: { en: 'Courier delivery' },
    description: {
      en: 'Baghdad on the next working day, the other governorates in 2–4 working days. Free from 75\u00A0USD.',
    },
  },
};
