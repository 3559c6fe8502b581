import { toWire } from '@caravan/money';
import type { FormFields } from '../form-fields.ts';
import type { PaymentProvider, PaymentVerdict } from '../../../payment/provider.ts';
import type { BankQueries } from '../../../payment/bank-queries.ts';
import { hashMatches, hashVersion3 } from './hash.ts';

/** One merchant at one gateway, and where its answers go. */
export interface NestpayOptions {
  readonly slug: string;
  readonly clientId: string;
  /** The first signs; an answer may be signed with any of them. */
  readonly storeKeys: readonly string[];
  /** `…/fim/est3Dgate`. */
  readonly gatewayUrl: string;
  /** `on-page`: the card is typed on our page and posted by the browser; `hosted`: at the bank (PAY-3). */
  readonly mode: 'on-page' | 'hosted';
  /** `https://shop.example`: the browser and the bank's server come back under it. */
  readonly origin: string;
  /** The way to the bank's books; null without one. */
  readonly queries: BankQueries | null;
  /** Random text of so many bytes. */
  readonly token: (bytes: number) => string;
}

const storetypes = { 'on-page': '3d_pay', hosted: '3d_pay_hosting' } as const;

/** Value of a field whatever its case: gateways differ in how they write their own names. */
const reader = (fields: FormFields) => {
  const folded = new Map(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value]));
  return (name: string): string => folded.get(name.toLowerCase()) ?? '';
};

/** Card payment over the 3-D Secure form of the Nestpay gateway family, hash version 3. */
export const createNestpay = (options: NestpayOptions): PaymentProvider => {
  const { storeKeys } = options;
  const [signingKey = ''] = storeKeys;
  if (storeKeys.length === 0 || storeKeys.includes('') || options.clientId === '')
    throw new Error('Card payment needs a client id and a store key.');
  const callback = (outcome: 'ok' | 'fail') => `${options.origin}/pay/callback/${options.slug}/${outcome}`;

  return {
    slug: options.slug,
    merchant: options.clientId,
    queries: options.queries,
    formTargets: [new URL(options.gatewayUrl).origin],
    begin: null,

    sign({ oid, amount, currency, language }) {
      const fields: FormFields = {
        clientid: options.clientId,
        storetype: storetypes[options.mode],
        amount: toWire(amount, currency),
        oid,
        okUrl: callback('ok'),
        failUrl: callback('fail'),
        callbackUrl: `${callback('ok')}?from=bank`,
        rnd: options.token(15),
        currency: currency.isoNumber,
        lang: language,
        islemtipi: 'Auth',
        taksit: '',
        hashAlgorithm: 'ver3',
        encoding: 'utf-8',
      };
      return {
        formActionUrl: options.gatewayUrl,
        formHiddenFields: { ...fields, hash: hashVersion3(fields, signingKey) },
      };
    },

    async verify(fields): Promise<PaymentVerdict> {
      const field = reader(fields);
      if (!storeKeys.some((key) => hashMatches(field('HASH'), fields, key)))
        return { kind: 'forged', reason: 'signature' };
      const transactionId = /^[\x21-\x7e]{1,64}$/.test(field('TransId')) ? field('TransId') : '';
      const approved =
        field('mdStatus') === '1' &&
        field('Response') === 'Approved' &&
        field('ProcReturnCode') === '00' &&
        transactionId !== '';
      return {
        kind: approved ? 'approved' : 'declined',
        oid: field('oid'),
        amount: field('amount'),
        currencyNumber: field('currency'),
        transactionId,
        ...(field('clientid') !== options.clientId && { otherMerchant: field('clientid') }),
        said: fields,
        reason: `mdStatus ${field('mdStatus')}, ${field('Response')}, ${field('ProcReturnCode')}`,
      };
    },
  };
};
