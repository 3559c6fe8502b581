import type { PaymentKind } from '@caravan/cart-rules';
import type { CountryDefinition } from '@caravan/country';
import { card } from './card.tsx';
import { onDelivery } from './on-delivery.ts';
import type { PaymentKindView } from './payment-kind-view.ts';

/** The kinds of payment as the checkout and the payment page know them: a kind without its part does not compile. */
export const paymentKindViews: Readonly<Record<PaymentKind, PaymentKindView>> = {
  card,
  'on-delivery': onDelivery,
};

/** The kind of a payment method, by its slug; one that the country does not know, an old order's, is a card's. */
export const paymentKindOf = (
  { rules }: Pick<CountryDefinition, 'rules'>,
  slug: string | null,
): PaymentKind => rules.payments.find((payment) => payment.slug === slug)?.kind ?? 'card';
