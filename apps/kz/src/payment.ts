import type { PaymentRule } from '@caravan/cart-rules';
import type { CardPayment } from '@caravan/country';

/** The card is typed on our page and posted by the browser straight to the bank (PAY-1, PAY-3). */
export const card: CardPayment = { provider: 'nestpay', mode: 'on-page', successPath: '/pay/success' };

/** A card order carries the organizational fee of 1.5 % (DLV-3, CHK-5). */
export const payments: readonly PaymentRule[] = [
  { slug: 'card', kind: 'card', feePercentBp: 150 },
  { slug: 'delivery-pay', kind: 'on-delivery', feePercentBp: 0 },
];
