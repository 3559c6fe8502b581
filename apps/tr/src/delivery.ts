import type { DeliveryRule, DispatchRules } from '@caravan/cart-rules';
import type { DeliveryFacts } from '@caravan/country';

/** Free from 1000 TL, for novus from 300 TL; else 59.90 TL (DLV-1). */
export const delivery: readonly DeliveryRule[] = [
  {
    slug: 'courier',
    kind: 'courier',
    fee: 5990,
    freeFrom: [{ goods: 30_000, levels: ['novus'] }, { goods: 100_000 }],
    transit: [{ days: [1, 3] }],
  },
];

/** Carriers collect at two in the afternoon and deliver on Saturdays, too. */
export const dispatch: DispatchRules = {
  cutOff: '14:00',
  sendsOn: [1, 2, 3, 4, 5],
  deliversOn: [1, 2, 3, 4, 5, 6],
};

export const deliveryFacts: Readonly<Record<string, DeliveryFacts>> = {
  courier: {
    name: { tr: 'Adrese kargo', en: 'Delivery to your address' },
    carrier: 'Yurtiçi Kargo',
    description: {
      tr: 'Türkiye’nin her yerine. 1.000 TL ve üzeri siparişlerde ücretsiz.',
      en: 'Anywhere in Türkiye. Free for orders of 1,000 TL or more.',
    },
  },
};
