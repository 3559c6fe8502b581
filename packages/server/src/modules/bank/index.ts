export { createProvider } from './create-provider.ts';
export { readFormFields, type FormFields } from './form-fields.ts';
export { amountOf } from './amount-of.ts';
export { matchesAttempt } from './matches-attempt.ts';
export {
  createBankQueries,
  type BankChange,
  type BankHistory,
  type BankQueries,
  type BankStatus,
  type BankTransaction,
} from './nestpay/bank-queries.ts';
export { hashVersion3 } from './nestpay/hash.ts';
export type { PaymentProvider, PaymentRequest, PaymentVerdict, SignedForm } from './provider.ts';
export { storable, withoutCard } from './without-card.ts';
