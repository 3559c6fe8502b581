import type { Currency, Minor } from '@caravan/money';
import type { Language } from '@caravan/i18n';
import type { FormFields } from './form-fields.ts';
import type { BankQueries } from './nestpay/bank-queries.ts';

/** What a bank is asked to take: one attempt to pay one order. `oid` is the number by which its answer is found. */
export interface PaymentRequest {
  readonly oid: string;
  readonly amount: Minor;
  readonly currency: Pick<Currency, 'isoNumber' | 'digits'>;
  readonly language: Language;
}

/** The form that the browser posts to the bank (PAY-1). */
export interface SignedForm {
  readonly formActionUrl: string;
  readonly formHiddenFields: FormFields;
}

/**
 * What an answer is worth before it meets our books. `forged`: not signed by the bank, or for another merchant; nothing in
 * it may be believed. Else the bank says so itself: `amount` and `currencyNumber` must still equal the attempt's.
 */
export type PaymentVerdict =
  | { readonly kind: 'forged'; readonly reason: 'signature' | 'merchant' }
  | {
      readonly kind: 'approved' | 'declined';
      readonly oid: string;
      /** As the bank wrote it, e.g. `1250` or `1250.00`. */
      readonly amount: string;
      readonly currencyNumber: string;
      /** The bank's own number of this transaction; empty when it never began one. */
      readonly transactionId: string;
      readonly reason: string;
    };

/** A way to take cards: signs a form, verifies an answer (PAY-3). One per country, made by the app. */
export interface PaymentProvider {
  /** Its name in `/pay/callback/{slug}/…`. */
  readonly slug: string;
  /** The shop's number at the bank: a transaction counts within it (PAY-9). */
  readonly merchant: string;
  /** Asks the bank, and has it give money back; null where it can't be asked. */
  readonly queries: BankQueries | null;
  /** Where the signed form goes: the only foreign address that a page may post to. */
  readonly gatewayUrl: string;
  sign(request: PaymentRequest): SignedForm;
  verify(fields: FormFields): PaymentVerdict;
}
