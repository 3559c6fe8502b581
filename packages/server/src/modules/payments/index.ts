export { createPayments, type Payments } from './create-payments.ts';
export { registerPaymentCallback } from './routes.ts';
export { settleRefund } from './settle-refund.ts';
