import { msg } from '@lingui/macro';
import { useShop } from '../../../shared/shop.tsx';
import { CardPayment } from '../card-payment.tsx';
import { HostedPayment } from '../hosted-payment.tsx';
import type { PaymentKindView, PayProps } from './payment-kind-view.ts';

/** Typed here or at the bank, as the country has it (PAY-3). */
const Pay = (props: PayProps) =>
  useShop().country.card.mode === 'hosted' ? <HostedPayment {...props} /> : <CardPayment {...props} />;

/** By card. */
export const card: PaymentKindView = {
  placing: msg({ id: 'checkout.continue' }),
  obligation: msg({ id: 'checkout.obliges' }),
  Pay,
};
