import type { Answers } from '../answers.ts';
import { localizedSource } from './localized.ts';
import { inCurrency } from './products.ts';

/** `src/delivery.ts`: a courier, free from 2 CC, and collecting at the office. */
export const deliveryTs = (answers: Answers): string => {
  const fee = inCurrency(3, answers) * 10 ** answers.currency.digits;
  const say = (text: Parameters<typeof localizedSource>[1]) => localizedSource(answers, text);
  return `import type { DeliveryRule } from '@caravan/cart-rules';
import type { DeliveryFacts } from '@caravan/country';

/** Free for 2 CC or more; collecting costs nothing (DLV-1). */
export const delivery: readonly DeliveryRule[] = [
  { slug: 'courier', kind: 'courier', fee: ${fee}, freeFrom: [{ cc: 2000 }], transit: [{ days: [2, 4] }] },
  { slug: 'pickup', kind: 'pickup', fee: 0, transit: [{ days: [0, 0] }] },
];

export const deliveryFacts: Readonly<Record<string, DeliveryFacts>> = {
  courier: { name: ${say('courier')}, description: ${say('courierDescription')} },
  pickup: {
    name: ${say('pickup')},
    description: ${say('pickupDescription')},
    hours: ${say('hours')},
    address: ${say('address')},
  },
};
`;
};
