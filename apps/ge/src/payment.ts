import type { PaymentRule } from '@caravan/cart-rules';
import type { CardPayment } from '@caravan/country';

/** The card is typed on our page and posted by the browser straight to the bank (PAY-1, PAY-3). */
export const card: CardPayment = { provider: 'nestpay', mode: 'on-page', successPath: '/pay/success' };

/** Cards bear an organizational fee of 1 % until the owner says otherwise (DLV-3). */
export const payments: readonly PaymentRule[] = [
  { slug: 'card', kind: 'card', feePercentBp: 100 },
  { slug: 'delivery-pay', kind: 'on-delivery', feePercentBp: 0 },
];
