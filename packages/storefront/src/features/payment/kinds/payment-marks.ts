import type { PaymentKind } from '@caravan/cart-rules';
import type { IconName } from '@caravan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';

/** What the footer says of each kind, in its order. Apart from the kinds themselves: every page shows it. */
export const paymentMarks: Readonly<
  Record<PaymentKind, { readonly icon: IconName; readonly words: MessageDescriptor }>
> = {
  card: { icon: 'card', words: msg({ id: 'shell.pay-card' }) },
  'on-delivery': { icon: 'truck', words: msg({ id: 'shell.pay-on-delivery' }) },
};
