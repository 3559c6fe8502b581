export { createPayments, type Payments } from './create-payments.ts';
export { differenceKinds, type DifferenceKind } from './difference.ts';
export { readAttempts } from './reconciliation-repository.ts';
export { registerPaymentCallback } from './routes.ts';
export { settleRefund } from './settle-refund.ts';
