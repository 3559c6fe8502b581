import { fetchLocal, type GatewayFacts, type PaymentProvider } from '@caravan/server';
import { createBegin } from './begin.ts';
import { createIyzicoApi, type IyzicoMerchant } from './iyzico-api.ts';
import { createQueries } from './queries.ts';
import { createVerify } from './verify.ts';

/** One shop at iyzico. */
export interface IyzicoOptions extends IyzicoMerchant {
  /** The shop's number at iyzico, which stays when its keys are exchanged. */
  readonly merchantId: string;
  /** `https://cpp.iyzipay.com`: where buyers type their card. */
  readonly pageUrl: string;
  /** Milliseconds that an answer may take, 10 s unless given. */
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
}

/**
 * Card payment by iyzico's hosted checkout form. The shop's page posts the attempt to our own server, which asks iyzico for a
 * payment page and sends the browser there; it comes back with a token, whose meaning is asked for (PAY-3).
 */
export const createIyzico = (
  { merchantId, pageUrl, timeoutMs = 10_000, fetch = fetchLocal, ...merchant }: IyzicoOptions,
  { country, origin, now, token }: GatewayFacts,
): PaymentProvider => {
  const { card, currency } = country;
  const { secretKey } = merchant;
  if (card.mode !== 'hosted')
    throw new Error('iyzico takes the card on its own page: card.mode must be hosted.');
  const slug = card.provider;
  const api = createIyzicoApi(merchant, { timeoutMs, fetch, token });
  return {
    slug,
    merchant: merchantId,
    formTargets: [new URL(origin).origin, new URL(pageUrl).origin],
    queries: createQueries(api, { currency, now, token }),
    begin: createBegin(api, { secretKey, callbackUrl: `${origin}/pay/callback/${slug}/ok` }),
    verify: createVerify(api, { secretKey, currency }),
    sign: ({ oid }) => ({
      formActionUrl: `${origin}/pay/begin/${slug}`,
      formHiddenFields: { oid },
    }),
  };
};
