import { msg } from '@lingui/macro';
import { CardPayment } from '../card-payment.tsx';
import { HostedPayment } from '../hosted-payment.tsx';
import type { PaymentKindView } from './payment-kind-view.ts';

/** By card, typed here or at the bank as the country has it (PAY-3). */
export const card: PaymentKindView = {
  obligation: msg({ id: 'checkout.obliges' }),
  pay: (country) => (country.card.mode === 'hosted' ? HostedPayment : CardPayment),
};
