import type { Currency } from '@caravan/money';
import type { FormFields, PaymentVerdict } from '@caravan/server';
import { retrieved } from './answers.ts';
import type { IyzicoApi } from './iyzico-api.ts';
import { isSignedBy } from './signature.ts';

/** ISO number of a currency that iyzico names by letters; another one than ours stays as it is, and fits no attempt. */
export const numberOf = (
  letters: string,
  { code, isoNumber }: Pick<Currency, 'code' | 'isoNumber'>,
): string => (letters === code ? isoNumber : letters);

const unknown = (reason: string): PaymentVerdict => ({ kind: 'unknown', reason });

/**
 * The browser brings a token and nothing else: what it stands for is asked from server to server, and believed only if iyzico
 * signed it. A made-up token comes to nothing.
 */
export const createVerify =
  (
    api: IyzicoApi,
    {
      secretKey,
      currency,
    }: { readonly secretKey: string; readonly currency: Pick<Currency, 'code' | 'isoNumber'> },
  ) =>
  async (fields: FormFields): Promise<PaymentVerdict> => {
    const token = fields['token'] ?? '';
    if (!/^[\w-]{8,128}$/.test(token)) return { kind: 'forged', reason: 'signature' };
    const answer = await api.post(
      '/payment/iyzipos/checkoutform/auth/ecom/detail',
      { locale: 'en', token },
      retrieved,
    );
    if (answer.kind === 'unknown') return unknown(answer.why);
    const { value } = answer;
    if (value.status !== 'success') return unknown(`${value.errorCode} ${value.errorMessage}`);
    const { paymentStatus, paymentId, basketId, conversationId, paidPrice, price, signature } = value;
    const signed = [
      paymentStatus,
      paymentId,
      value.currency,
      basketId,
      conversationId,
      paidPrice,
      price,
      value.token,
    ];
    if (value.token !== token || !isSignedBy(secretKey, signature, signed))
      return { kind: 'forged', reason: 'signature' };
    const { fraudStatus } = value;
    const charged = paymentStatus === 'SUCCESS';
    if (charged && fraudStatus !== 1 && fraudStatus !== -1) return unknown('iyzico still looks at it');
    if (!charged && paymentStatus !== 'FAILURE')
      return unknown(`paymentStatus ${paymentStatus.slice(0, 40)}`);
    const approved = charged && fraudStatus === 1 && /^[\x21-\x7e]{1,64}$/.test(paymentId);
    return {
      kind: approved ? 'approved' : 'declined',
      oid: basketId,
      amount: paidPrice,
      currencyNumber: numberOf(value.currency, currency),
      transactionId: approved ? paymentId : '',
      reason: `${paymentStatus}, fraud ${fraudStatus ?? 'not looked at'}`,
      said: { token, paymentStatus, paymentId, basketId, paidPrice, price, currency: value.currency },
    };
  };
