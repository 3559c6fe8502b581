import type { Books } from '../books/create-books.ts';
import { isLive, wasSuccessful, type Entry } from '../books/entry.ts';
import { bookUnits } from '../book-units.ts';
import type { IyzicoMerchant } from './merchant.ts';
import type { Refused } from './read-initialize.ts';
import { answerSignature } from './signature.ts';
import { textIn } from './text-in.ts';
import type { IyzicoVisit } from './visit.ts';

/** An answer, and whether it changed the books. */
export interface Answered {
  readonly body: Readonly<Record<string, unknown>>;
  readonly changed: boolean;
}

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul', dateStyle: 'short' });
const moment = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Istanbul',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A price as a JSON number: `1250`, `259.9`. */
const priceOf = ({ amount }: Pick<Entry, 'amount'>): number => amount / 100;

const failure = ({ errorCode, errorMessage }: Refused, more: Readonly<Record<string, unknown>> = {}) => ({
  changed: false,
  body: { status: 'failure', errorCode, errorMessage, locale: 'tr', ...more },
});

/** What the gateway's server answers about payments: their result, their history, cancels and refunds. */
export const createIyzicoApi = ({ books, now }: { readonly books: Books; readonly now: () => Date }) => {
  /** Refunds by the number of their payment. */
  const refunds = new Map<string, Entry[]>();
  const refundsOf = ({ transactionId }: Entry): readonly Entry[] => refunds.get(transactionId) ?? [];
  const common = () => ({ status: 'success', locale: 'tr', systemTime: now().getTime() });

  return {
    failure,

    /** The result of a visit, by its token. `conversationId` is the question's own. */
    detail(visit: IyzicoVisit, conversationId: string, { secretKey }: IyzicoMerchant): Answered {
      const { request, entry, id: token } = visit;
      if (visit.decided === null)
        return failure({ errorCode: '5115', errorMessage: 'Ödeme formu tamamlanmadı' });
      const paymentStatus = visit.decided ? 'SUCCESS' : 'FAILURE';
      const paymentId = entry?.transactionId;
      const { basketId, currency } = request.asked;
      const price = Number(request.asked.price);
      const paidPrice = Number(request.asked.paidPrice);
      const conversation = conversationId === '' ? undefined : conversationId;
      const signed = [paymentStatus, paymentId, currency, basketId, conversation, paidPrice, price, token];
      return {
        changed: false,
        body: {
          ...common(),
          conversationId: conversation,
          paymentStatus,
          paymentId,
          fraudStatus: visit.decided ? 1 : undefined,
          currency,
          basketId,
          price,
          paidPrice,
          installment: 1,
          token,
          callbackUrl: request.asked.callbackUrl,
          signature: answerSignature(signed, secretKey),
        },
      };
    },

    /** Every payment under a conversation, with what became of it since. */
    report(conversationId: string, { apiKey }: IyzicoMerchant): Answered {
      const sales = books.entriesOf(apiKey, conversationId).filter(({ kind }) => kind === 'sale');
      return {
        changed: false,
        body: {
          ...common(),
          payments: sales.map((sale) => ({
            paymentId: /^\d+$/.test(sale.transactionId) ? Number(sale.transactionId) : sale.transactionId,
            paymentStatus: wasSuccessful(sale) ? 1 : 2,
            paymentConversationId: conversationId,
            fraudStatus: wasSuccessful(sale) ? 1 : 0,
            price: priceOf(sale),
            paidPrice: priceOf(sale),
            currency: sale.currency,
            createdDate: moment.format(sale.at),
            cancels:
              sale.state === 'voided'
                ? [{ refundId: 1, refundPrice: priceOf(sale), refundStatus: 1, currencyCode: sale.currency }]
                : [],
            itemTransactions: [
              {
                price: priceOf(sale),
                paidPrice: priceOf(sale),
                refunds: refundsOf(sale).map((refund) => ({
                  refundTxId: 1,
                  refundConversationId: refund.transactionId,
                  refundPrice: priceOf(refund),
                  refundStatus: 1,
                  currencyCode: refund.currency,
                  createdDate: moment.format(refund.at),
                })),
              },
            ],
          })),
        },
      };
    },

    /** Takes a payment of the same day back whole. */
    cancel(body: unknown, { apiKey }: IyzicoMerchant): Answered {
      const paymentId = textIn(body, 'paymentId');
      const sale = books.find(apiKey, paymentId);
      if (!sale || sale.kind !== 'sale' || !isLive(sale))
        return failure({ errorCode: '5088', errorMessage: 'Ödeme bulunamadı' });
      if (day.format(sale.at) !== day.format(now()) || refundsOf(sale).length > 0)
        return failure({ errorCode: '5093', errorMessage: 'Ödeme iptal edilemez, iade ediniz' });
      books.void(sale);
      return {
        changed: true,
        body: {
          ...common(),
          conversationId: textIn(body, 'conversationId'),
          paymentId,
          price: priceOf(sale),
          currency: sale.currency,
        },
      };
    },

    /** Gives a part of a payment back, or all that is left of it. */
    refund(body: unknown, { apiKey }: IyzicoMerchant): Answered {
      const paymentId = textIn(body, 'paymentId');
      const asked = bookUnits(textIn(body, 'price'));
      const conversationId = textIn(body, 'conversationId');
      const sale = books.find(apiKey, paymentId);
      if (!sale || sale.kind !== 'sale' || !isLive(sale))
        return failure({ errorCode: '5088', errorMessage: 'Ödeme bulunamadı' });
      const left = sale.amount - refundsOf(sale).reduce((sum, { amount }) => sum + amount, 0);
      if (asked === null || asked <= 0 || asked > left)
        return failure({ errorCode: '5092', errorMessage: 'İade edilebilir tutar aşıldı' });
      const refund = books.enter({
        clientId: apiKey,
        oid: sale.oid,
        kind: 'refund',
        amount: asked,
        currency: sale.currency,
        maskedCard: sale.maskedCard,
        returnCode: '00',
        transactionId: conversationId,
      });
      refunds.set(paymentId, [...refundsOf(sale), refund]);
      return {
        changed: true,
        body: { ...common(), conversationId, paymentId, price: asked / 100, currency: sale.currency },
      };
    },
  };
};
