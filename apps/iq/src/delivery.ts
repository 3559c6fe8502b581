import type { DeliveryRule, DispatchRules } from '@caravan/cart-rules';
import type { DeliveryFacts } from '@caravan/country';

/** Baghdad in regions.yaml (ISO 3166-2 IQ-BG). */
const baghdad = 1;

/** 5 USD, free from 75 USD (DLV-4). */
export const delivery: readonly DeliveryRule[] = [
  {
    slug: 'courier',
    kind: 'courier',
    fee: 500,
    freeFrom: [{ goods: 7500 }],
    transit: [
      { zone: 'baghdad', area: { provinces: [baghdad] }, days: [1, 1] },
      { zone: 'governorates', days: [2, 4] },
    ],
  },
];

/** The weekend is Friday and Saturday; couriers rest on Fridays. */
export const dispatch: DispatchRules = {
  cutOff: '14:00',
  sendsOn: [7, 1, 2, 3, 4],
  deliversOn: [6, 7, 1, 2, 3, 4],
};

export const deliveryFacts: Readonly<Record<string, DeliveryFacts>> = {
  courier: {
    name: { en: 'Courier delivery' },
    description: {
      en: 'Anywhere in Iraq. Free from 75\u00A0USD.',
    },
    zones: { baghdad: { en: 'Baghdad' }, governorates: { en: 'Other governorates' } },
  },
};
