import type { Currency, Minor } from '@caravan/money';
import type { Language } from '@caravan/i18n';
import type { BankQueries } from './bank-queries.ts';

/** Fields of a posted form, each once. */
export type FormFields = Readonly<Record<string, string>>;

/** What a bank is asked to take: one attempt to pay one order. `oid` is the number by which its answer is found. */
export interface PaymentRequest {
  readonly oid: string;
  readonly amount: Minor;
  readonly currency: Pick<Currency, 'code' | 'isoNumber' | 'digits'>;
  readonly language: Language;
}

/** The form that the browser posts: to the bank, or to `/pay/begin/{slug}` where the bank wants to be asked first (PAY-1). */
export interface SignedForm {
  readonly formActionUrl: string;
  readonly formHiddenFields: FormFields;
}

/** Who pays, as gateways ask for it. Texts may be empty where a country does not ask the buyer for them. */
export interface Payer {
  readonly memberNumber: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly city: string;
  /** English name of the country. */
  readonly country: string;
  readonly ip: string;
}

/** A payment that is about to begin at a gateway which is asked by our server. */
export interface PaymentBeginning extends PaymentRequest {
  readonly orderCode: string;
  readonly payer: Payer;
}

/** Where the gateway takes the card of a payment; or that it would not, or did not answer. */
export type PaymentBegun =
  | { readonly kind: 'begun'; readonly url: string }
  | { readonly kind: 'refused' | 'unknown'; readonly why: string };

/**
 * What an answer is worth before it meets our books. `forged`: not signed by the bank; nothing in it may be
 * believed. `unknown`: the gateway that vouches for it could not be asked, or has not decided. Else the bank says so
 * itself: `amount` and `currencyNumber` must still equal the attempt's.
 */
export type PaymentVerdict =
  | { readonly kind: 'forged'; readonly reason: 'signature' }
  | { readonly kind: 'unknown'; readonly reason: string }
  | {
      readonly kind: 'approved' | 'declined';
      readonly oid: string;
      /** As the bank wrote it, e.g. `1250` or `1250.00`. */
      readonly amount: string;
      readonly currencyNumber: string;
      /** The bank's own number of this transaction; empty when it never began one. */
      readonly transactionId: string;
      /** Whose money it is by the bank's word, where that is another merchant than ours: it pays no order (PAY-5). */
      readonly otherMerchant?: string;
      readonly reason: string;
      /** What the bank said, as it is kept without card data: the same word has the same fields. */
      readonly said: FormFields;
    };

/**
 * A way to take cards (PAY-3): makes a form, begins a payment, verifies an answer, asks and gives back. One per country. Nothing
 * here throws for what a bank does or does not do.
 */
export interface PaymentProvider {
  /** Its name in `/pay/callback/{slug}/…`. */
  readonly slug: string;
  /** The shop's number at the bank: a transaction counts within it (PAY-9). */
  readonly merchant: string;
  /** Asks the bank, and has it give money back; null where it can't be asked. */
  readonly queries: BankQueries | null;
  /** Origins on which the form or what follows it ends: the only foreign ones to which a page may post. */
  readonly formTargets: readonly string[];
  /** The form of an attempt. It is made whenever an unpaid order is looked at, so nobody is asked for it. */
  sign(request: PaymentRequest): SignedForm;
  /** Asks a gateway for the page on which it takes the card; null where the signed form is all it wants. */
  readonly begin: ((beginning: PaymentBeginning) => Promise<PaymentBegun>) | null;
  /** Judges what came back through the browser or from the bank's server; some gateways are asked what it stands for. */
  verify(fields: FormFields): Promise<PaymentVerdict>;
}
