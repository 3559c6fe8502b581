export { registerPaymentCallback } from './routes.ts';
