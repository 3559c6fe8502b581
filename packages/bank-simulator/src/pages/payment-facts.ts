import { maskedNumber, type Card } from '../card.ts';
import { html, type Markup } from '../html.ts';
import type { PaymentRequest } from '../request.ts';
import type { BankWords } from '../words.ts';

/** Currencies that the bank can name, by ISO number. */
const letters: Readonly<Record<string, string>> = {
  '368': 'IQD',
  '398': 'KZT',
  '417': 'KGS',
  '840': 'USD',
  '944': 'AZN',
  '949': 'TRY',
  '978': 'EUR',
  '981': 'GEL',
};

/** `1,250 KGS`: an amount as it was written, in the language's own way. */
export const sumText = (
  { amount, currency }: Pick<PaymentRequest, 'amount' | 'currency'>,
  language: string,
): string => {
  const decimals = amount.split('.')[1]?.length ?? 0;
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: decimals }).format(Number(amount));
  return `${number} ${letters[currency] ?? currency}`;
};

/** What is paid, to whom, and with which card (last four digits only). */
export const paymentFacts = (
  request: PaymentRequest,
  card: Card | null,
  words: BankWords,
  language: string,
): Markup =>
  html`<dl>
    <div class="sum">
      <dt>${words.amount}</dt>
      <dd>${sumText(request, language)}</dd>
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
