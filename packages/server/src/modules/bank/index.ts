export { createProvider } from './create-provider.ts';
export { readFormFields, type FormFields } from './form-fields.ts';
export { amountOf } from './amount-of.ts';
export { askGateway, type GatewayLine, type GatewayQuestion, type GatewayReply } from './ask-gateway.ts';
export type { BankChange, BankHistory, BankQueries, RefusalReason } from '../../payment/bank-queries.ts';
export { isCaptured, isUndecided, statusOfSales, type BankStatus } from '../../payment/bank-status.ts';
export type { BankTransaction } from '../../payment/bank-transaction.ts';
export { fetchLocal } from './fetch-local.ts';
export type { CreateProvider, GatewayFacts, GatewayVariable, PaymentGateway } from '../../payment/gateway.ts';
export { matchesAttempt } from './matches-attempt.ts';
export { createBankQueries } from './nestpay/create-bank-queries.ts';
export { hashVersion3 } from './nestpay/hash.ts';
export type {
  Payer,
  PaymentBeginning,
  PaymentBegun,
  PaymentProvider,
  PaymentRequest,
  PaymentVerdict,
  SignedForm,
} from '../../payment/provider.ts';
export { storable, withoutCard } from './without-card.ts';
