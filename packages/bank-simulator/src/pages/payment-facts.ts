import { maskedNumber, type Card } from '../card.ts';
import { html, type Markup } from '../html.ts';
import type { Merchant, PaymentRequest } from '../request.ts';
import type { BankWords } from '../words/bank-words.ts';

/** What the pages tell of a payment, of whichever protocol. */
export interface ShownPayment extends Pick<PaymentRequest, 'amount' | 'currency' | 'language'> {
  readonly merchant: Pick<Merchant, 'clientId' | 'name' | 'currency'>;
}

/** A visit as its pages see it. */
export interface ShownVisit {
  readonly request: ShownPayment;
  readonly card: Card | null;
}

/**
 * `1,250 KGS`: an amount as it was written, in the language's own way; a currency that is not the merchant's own keeps its
 * number.
 */
export const sumText = (
  { amount, currency }: Pick<PaymentRequest, 'amount' | 'currency'>,
  language: string,
  merchant: Pick<Merchant, 'currency'> | undefined,
): string => {
  const decimals = amount.split('.')[1]?.length ?? 0;
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: decimals }).format(Number(amount));
  const own = merchant?.currency;
  return `${number} ${own?.isoNumber === currency ? own.code : currency}`;
};

/** What is paid, to whom, and with which card (last four digits only). */
export const paymentFacts = (
  request: ShownPayment,
  card: Card | null,
  words: BankWords,
  language: string,
): Markup =>
  html`<dl>
    <div class="sum">
      <dt>${words.amount}</dt>
      <dd>${sumText(request, language, request.merchant)}</dd>
    </div>
    <div>
      <dt>${words.merchant}</dt>
      <dd>${request.merchant.name ?? request.merchant.clientId}</dd>
    </div>
    ${
      card
        ? html`<div>
            <dt>${words.card}</dt>
            <dd>•••• ${maskedNumber(card.number).slice(-4)}</dd>
          </div>`
        : ''
    }
  </dl>`;
