import { toWire, type Currency, type Minor } from '@caravan/money';
import {
  amountOf,
  statusOfSales,
  type BankChange,
  type BankHistory,
  type BankQueries,
  type BankTransaction,
} from '@caravan/server';
import { changed, reported, type ReportedPayment } from './answers.ts';
import type { Answer, IyzicoApi } from './iyzico-api.ts';
import { numberOf } from './verify.ts';

/** iyzico's day ends in Türkiye, wherever the shop is: until then a payment is cancelled, then refunded. */
const turkishDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul', dateStyle: 'short' });

/** What a refund or a cancel is called by, at iyzico and in our ledger. */
const changeNumber = /^[\x21-\x7e]{1,64}$/;

const went = (status: number | null | undefined): boolean => status === 1;

const stateOf = (
  { paymentStatus, fraudStatus, cancels, createdDate }: ReportedPayment,
  today: string,
): BankTransaction['state'] => {
  if ((cancels ?? []).some(({ refundStatus }) => went(refundStatus))) return 'voided';
  if (paymentStatus === 2 || fraudStatus === -1) return 'failed';
  if (paymentStatus !== 1 || fraudStatus !== 1) return 'pending';
  return createdDate.slice(0, 10) === today ? 'captured' : 'settled';
};

/** The transactions of one payment, its refunds first; null when it says nothing that can be kept. */
const transactionsOf = (
  payment: ReportedPayment,
  currency: Pick<Currency, 'code' | 'isoNumber' | 'digits'>,
  today: string,
): readonly BankTransaction[] | null => {
  const ours = numberOf(payment.currency, currency) === currency.isoNumber;
  const amount = (price: string) => (ours ? amountOf(price, currency) : null);
  const sale: BankTransaction = {
    kind: 'sale',
    state: stateOf(payment, today),
    transactionId: payment.paymentId,
    amount: amount(payment.paidPrice),
    at: payment.createdDate.slice(0, 40),
  };
  const refunds = (payment.itemTransactions ?? []).flatMap(({ refunds: rows }) =>
    (rows ?? []).map((row): BankTransaction => ({
      kind: 'refund',
      state: went(row.refundStatus) ? 'captured' : 'failed',
      transactionId: row.refundConversationId || row.refundTxId,
      amount: amount(row.refundPrice),
      at: row.createdDate.slice(0, 40),
    })),
  );
  const all = [...refunds, sale];
  return all.every(({ transactionId }) => changeNumber.test(transactionId)) ? all : null;
};

const unknown = (why: string) => ({ kind: 'unknown', why }) as const;

/** Asks iyzico about an attempt, by its conversation, and has it give money back (PAY-10). Keeps nothing and repeats nothing. */
export const createQueries = (
  api: IyzicoApi,
  {
    currency,
    now,
    token,
  }: {
    readonly currency: Pick<Currency, 'code' | 'isoNumber' | 'digits'>;
    readonly now: () => Date;
    readonly token: (bytes: number) => string;
  },
): BankQueries => {
  const history = async (oid: string): Promise<BankHistory> => {
    const query = { conversationId: oid, paymentConversationId: oid };
    const answer = await api.get('/v2/reporting/payment/details', query, reported);
    if (answer.kind === 'unknown') return answer;
    const { status, errorCode, payments } = answer.value;
    if (status !== 'success') return unknown(`report refused ${errorCode}`.trim());
    if (!payments || payments.length === 0) return { kind: 'absent' };
    if (payments.some(({ paymentConversationId }) => paymentConversationId !== oid))
      return unknown('a report of another conversation');
    const today = turkishDay.format(now());
    const all = payments.map((payment) => transactionsOf(payment, currency, today));
    const transactions = all.filter((some) => some !== null).flat();
    // All or none: sums over a part of them would be wrong.
    return all.includes(null) ? unknown('a report with an unreadable row') : { kind: 'found', transactions };
  };

  const readChange = (
    answer: Answer<{
      status: string;
      errorCode: string;
      errorMessage: string;
      paymentId: string;
      retryable?: boolean | null | undefined;
    }>,
    meant: { readonly paymentId: string; readonly number: string },
  ): BankChange => {
    if (answer.kind === 'unknown') return answer;
    const { status, errorCode: code, errorMessage, paymentId, retryable } = answer.value;
    if (status === 'success')
      return paymentId === meant.paymentId
        ? { kind: 'done', transactionId: meant.number }
        : { kind: 'wrong_transaction', transactionId: paymentId };
    if (status !== 'failure' || retryable === true) return unknown(`neither done nor refused ${code}`.trim());
    return { kind: 'refused', why: 'other', code, message: errorMessage.slice(0, 200) };
  };

  return {
    history,

    async status(oid) {
      const found = await history(oid);
      return found.kind === 'found' ? statusOfSales(found.transactions) : found;
    },

    async void({ oid, transactionId: paymentId }) {
      if (paymentId === '') throw new RangeError('A cancel needs the number of its payment.');
      const answer = await api.post(
        '/payment/cancel',
        { locale: 'en', conversationId: oid, paymentId },
        changed,
      );
      const change = readChange(answer, { paymentId, number: paymentId });
      // The bank's own day may have ended before Türkiye's: what can't be cancelled is refunded tomorrow.
      return change.kind === 'refused' ? { ...change, why: 'settled' } : change;
    },

    async refund({ transactionId: paymentId, amount }: { transactionId: string; amount: Minor }) {
      if (!Number.isSafeInteger(amount) || amount <= 0)
        throw new RangeError(`A refund of ${amount} is no refund.`);
      // The report names it by this, so that one whose answer was lost is found again.
      const number = `R${token(12)}`;
      const asked = {
        locale: 'en',
        conversationId: number,
        paymentId,
        price: toWire(amount, currency),
        currency: currency.code,
      };
      return readChange(await api.post('/v2/payment/refund', asked, changed), { paymentId, number });
    },
  };
};
