import { bookTime } from '../bank-time.ts';
import { sumOfUnits } from '../book-units.ts';
import { booksWords } from '../books-words.ts';
import type { BooksWords } from '../books-words/books-words.ts';
import type { Entry } from '../books/entry.ts';
import type { BankFaults, FaultSwitch } from '../faults.ts';
import { html, type Markup } from '../html.ts';
import type { Merchant } from '../request.ts';
import { page } from './layout.ts';
import { sumText } from './payment-facts.ts';

/** The faults that the page switches, in its order. */
export const faultSwitches: readonly FaultSwitch[] = [
  'silent',
  'loseAnswer',
  'serverError',
  'nonsense',
  'wrongEncoding',
  'voidHitsNewest',
  'neverSettles',
  'dropNotices',
];

/** What the page is written from: the shops tell how their currencies are called. */
interface Writing {
  readonly words: BooksWords;
  readonly language: string;
  readonly merchants: readonly Merchant[];
}

const row = (entry: Entry, { words, language, merchants }: Writing): Markup => {
  const merchant = merchants.find(({ clientId }) => clientId === entry.clientId);
  const amount = { amount: sumOfUnits(entry.amount, merchant), currency: entry.currency };
  return html`<tr>
    <td><strong>${entry.oid}</strong><br />${bookTime(entry.at).slice(0, 19)}<br />${entry.maskedCard}</td>
    <td>${words[entry.kind]}<br />${words[entry.state]}</td>
    <td>${sumText(amount, language, merchant)}</td>
  </tr>`;
};

const table = (entries: readonly Entry[], writing: Writing): Markup =>
  entries.length === 0
    ? html`<p>${writing.words.empty}</p>`
    : html`<table>
        <thead>
          <tr>
            <th scope="col">${writing.words.order}</th>
            <th scope="col">${writing.words.stateTitle}</th>
            <th scope="col">${writing.words.amount}</th>
          </tr>
        </thead>
        <tbody>
          ${entries.map((entry) => row(entry, writing))}
        </tbody>
      </table>`;

const faultSwitch = (name: FaultSwitch, faults: BankFaults, words: BooksWords): Markup =>
  html`<label class="switch"
    ><input type="checkbox" name="${name}" ${faults[name] ? html`checked` : ''} />
    ${words.faults[name]}</label
  >`;

/** The bank's counter: what happened last, a button that ends the day, and what shall go wrong. */
export const booksPage = (options: {
  readonly language: string;
  readonly entries: readonly Entry[];
  readonly merchants: readonly Merchant[];
  readonly faults: BankFaults;
  readonly nonce: string;
}): string => {
  const { words, language } = booksWords(options.language);
  const action = `/books?lang=${language}`;
  return page({
    language,
    nonce: options.nonce,
    title: words.title,
    content: html`<p>${words.lead}</p>
      ${table(options.entries, { words, language, merchants: options.merchants })}
      <form method="post" action="${action}">
        <button name="action" value="settle">${words.settle}</button>
        <p>${words.settleLead}</p>
      </form>
      <form method="post" action="${action}">
        <fieldset>
          <legend>${words.faultsTitle}</legend>
          ${faultSwitches.map((name) => faultSwitch(name, options.faults, words))}
          <label for="slow">${words.slow}</label>
          <input id="slow" name="slow" inputmode="numeric" value="${options.faults.slow}" />
        </fieldset>
        <button class="second" name="action" value="faults">${words.save}</button>
      </form>`,
  });
};
