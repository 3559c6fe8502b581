export { createPayments, type Payments } from './create-payments.ts';
export { readAttempts } from './reconciliation-repository.ts';
export { registerPaymentCallback } from './routes.ts';
export { settleRefund } from './settle-refund.ts';
