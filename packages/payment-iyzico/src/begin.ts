import { toWire } from '@caravan/money';
import type { PaymentBeginning, PaymentBegun } from '@caravan/server';
import { initialized } from './answers.ts';
import type { IyzicoApi } from './iyzico-api.ts';
import { isSignedBy } from './signature.ts';

/** What iyzico takes for the identity number of a buyer whose shop does not know it. */
const noIdentity = '11111111111';

/** A field that must not be empty, for the gateway turns the whole payment away then. */
const said = (text: string): string => text.trim() || '-';

/** First names, and the last word as the surname. */
const namesOf = (name: string): { name: string; surname: string } => {
  const words = name.trim().split(/\s+/);
  const surname = words.pop() ?? '';
  return { name: said(words.join(' ') || surname), surname: said(surname) };
};

/** What the checkout form is asked for: one basket item, so that a part can be given back without naming a line. */
const requestOf = (
  { oid, amount, currency, language, orderCode, payer }: PaymentBeginning,
  callbackUrl: string,
): Readonly<Record<string, unknown>> => {
  const price = toWire(amount, currency);
  const address = {
    contactName: said(payer.name),
    city: said(payer.city),
    country: said(payer.country),
    address: said(payer.address),
  };
  return {
    locale: language === 'tr' ? 'tr' : 'en',
    conversationId: oid,
    price,
    paidPrice: price,
    currency: currency.code,
    basketId: oid,
    paymentGroup: 'PRODUCT',
    callbackUrl: `${callbackUrl}?attempt=${oid}`,
    enabledInstallments: [1],
    buyer: {
      id: payer.memberNumber,
      ...namesOf(payer.name),
      identityNumber: noIdentity,
      email: said(payer.email),
      ...(payer.phone !== '' && { gsmNumber: payer.phone }),
      registrationAddress: address.address,
      city: address.city,
      country: address.country,
      ip: payer.ip,
    },
    shippingAddress: address,
    billingAddress: address,
    basketItems: [{ id: orderCode, name: orderCode, category1: 'Order', itemType: 'PHYSICAL', price }],
  };
};

/** Asks for the page on which the card of an attempt is typed. A page that iyzico did not sign is none. */
export const createBegin =
  (
    api: IyzicoApi,
    { secretKey, callbackUrl }: { readonly secretKey: string; readonly callbackUrl: string },
  ) =>
  async (beginning: PaymentBeginning): Promise<PaymentBegun> => {
    const answer = await api.post(
      '/payment/iyzipos/checkoutform/initialize/auth/ecom',
      requestOf(beginning, callbackUrl),
      initialized,
    );
    if (answer.kind === 'unknown') return answer;
    const { status, errorCode, errorMessage, conversationId, token, paymentPageUrl, signature } =
      answer.value;
    if (status !== 'success') return { kind: 'refused', why: `${errorCode} ${errorMessage}` };
    if (conversationId !== beginning.oid || !isSignedBy(secretKey, signature, [conversationId, token]))
      return { kind: 'unknown', why: 'a page that iyzico did not sign' };
    return { kind: 'begun', url: paymentPageUrl };
  };
