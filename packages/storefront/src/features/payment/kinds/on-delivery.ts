import { msg } from '@lingui/macro';
import type { PaymentKindView } from './payment-kind-view.ts';

/** At the door, when the goods come (PAY-8). */
export const onDelivery: PaymentKindView = {
  placing: msg({ id: 'checkout.place' }),
  obligation: msg({ id: 'checkout.obliges-on-delivery' }),
  Pay: null,
};
