import type { PaymentRule } from '@caravan/cart-rules';
import type { CardPayment } from '@caravan/country';

/** The card is typed at the bank; its answer leads to a page of its own (PAY-3, PAY-5). */
export const card: CardPayment = { provider: 'demir', mode: 'hosted', successPath: '/pay/success/demir' };

export const payments: readonly PaymentRule[] = [
  { slug: 'demir', kind: 'card', feePercentBp: 0 },
  { slug: 'delivery-pay', kind: 'on-delivery', feePercentBp: 0 },
];
