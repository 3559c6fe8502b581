import type { Fields } from './hash.ts';
import { signedByShop } from './hash.ts';
import { bookUnits } from './book-units.ts';
import { isWebAddress } from './is-web-address.ts';

/** A shop that may take payments here. */
export interface Merchant {
  readonly clientId: string;
  readonly storeKey: string;
  /** Shown to the cardholder. */
  readonly name?: string;
  /** What it sells in: shown to people by its ISO 4217 letters, which the protocol does not send. */
  readonly currency?: {
    readonly isoNumber: string;
    readonly code: string;
    /** How many decimals its amounts have; with 3 the books count in thousandths. */
    readonly digits?: number;
  };
  /** Who may ask `/fim/api`; a merchant without these two is answered there like a wrong login. */
  readonly apiUser?: string;
  readonly apiPassword?: string;
}

/** A checked request of a shop to take a payment. */
export interface PaymentRequest {
  readonly merchant: Merchant;
  readonly oid: string;
  readonly amount: string;
  /** ISO number of the currency. */
  readonly currency: string;
  readonly language: string;
  readonly okUrl: string;
  readonly failUrl: string;
  readonly callbackUrl: string | null;
  readonly storetype: string;
  /** Whether the card is typed at the bank. */
  readonly hosted: boolean;
  readonly rnd: string;
}

/** Why a request is turned away before a cardholder sees anything. */
export type RequestFault = 'unknown_merchant' | 'wrong_signature' | 'wrong_amount' | 'wrong_request';

const storetypes: Readonly<Record<string, 'hosted' | 'on-page'>> = {
  '3d_pay': 'on-page',
  '3d_pay_hosting': 'hosted',
};

/** Checks who asks, the signature, the sum and the addresses. */
export const readRequest = (
  fields: Fields,
  merchants: readonly Merchant[],
): PaymentRequest | RequestFault => {
  const field = (name: string) => fields[name] ?? '';
  const merchant = merchants.find(({ clientId }) => clientId === field('clientid'));
  if (!merchant) return 'unknown_merchant';
  if (field('hashAlgorithm') !== 'ver3' || !signedByShop(fields, merchant.storeKey)) return 'wrong_signature';
  if (bookUnits(field('amount'), merchant) === null) return 'wrong_amount';
  const mode = storetypes[field('storetype').toLowerCase()];
  const callbackUrl = field('callbackUrl') || null;
  const addresses = [field('okUrl'), field('failUrl'), ...(callbackUrl === null ? [] : [callbackUrl])];
  if (!mode || !/^[A-Za-z0-9]{1,64}$/.test(field('oid')) || !/^\d{3}$/.test(field('currency')))
    return 'wrong_request';
  if (!addresses.every(isWebAddress)) return 'wrong_request';
  return {
    merchant,
    oid: field('oid'),
    amount: field('amount'),
    currency: field('currency'),
    language: field('lang'),
    okUrl: field('okUrl'),
    failUrl: field('failUrl'),
    callbackUrl,
    storetype: field('storetype'),
    hosted: mode === 'hosted',
    rnd: field('rnd'),
  };
};
