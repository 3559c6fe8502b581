export { createPayments, type Payments } from './create-payments.ts';
export { registerPaymentCallback } from './routes.ts';
