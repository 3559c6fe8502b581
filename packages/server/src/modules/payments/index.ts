export { createProvider } from './create-provider.ts';
export type { PaymentProvider, SignedForm } from './provider.ts';
export { registerPaymentCallback } from './routes.ts';
