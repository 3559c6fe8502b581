export { createProvider } from './create-provider.ts';
export { readFormFields, type FormFields } from './form-fields.ts';
export { matchesAttempt } from './matches-attempt.ts';
export { hashVersion3 } from './nestpay/hash.ts';
export type { PaymentProvider, PaymentRequest, PaymentVerdict, SignedForm } from './provider.ts';
export { withoutCard } from './without-card.ts';
