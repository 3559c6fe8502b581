import type { CardField } from '../card.ts';
import type { Fields } from '../hash.ts';
import { html, type Markup } from '../html.ts';
import { bankWords } from '../words.ts';
import { page } from './layout.ts';
import { paymentFacts, type ShownVisit } from './payment-facts.ts';

const input = (options: {
  readonly name: string;
  readonly label: string;
  readonly autocomplete: string;
  readonly numeric: boolean;
  readonly value: string;
  readonly longest: number;
  readonly fault: string | null;
}): Markup => {
  const faultId = `${options.name}-fault`;
  return html`<div>
    <label for="${options.name}">${options.label}</label>
    <input
      id="${options.name}"
      name="${options.name}"
      autocomplete="${options.autocomplete}"
      inputmode="${options.numeric ? 'numeric' : 'text'}"
      maxlength="${options.longest}"
      value="${options.value}"
      required${options.fault === null ? '' : html` aria-invalid="true" aria-describedby="${faultId}"`}
    />
    ${options.fault === null ? '' : html`<span class="fault" id="${faultId}">${options.fault}</span>`}
  </div>`;
};

/** The bank's own card form (hosted mode). After a fault everything typed is kept, but for the code on the back. */
export const cardPage = (
  session: ShownVisit,
  action: string,
  nonce: string,
  typed: Fields = {},
  wrong: readonly CardField[] = [],
): string => {
  const { words, language } = bankWords(session.request.language);
  const fault = (field: CardField, text: string) => (wrong.includes(field) ? text : null);
  return page({
    language,
    nonce,
    title: words.cardTitle,
    content: html`<p>${words.cardLead}</p>
      ${paymentFacts(session.request, null, words, language)}
      <form method="post" action="${action}" novalidate>
        ${input({ name: 'cardHolderName', label: words.holder, autocomplete: 'cc-name', numeric: false, longest: 60, value: typed['cardHolderName'] ?? '', fault: null })}
        ${input({ name: 'pan', label: words.number, autocomplete: 'cc-number', numeric: true, longest: 23, value: typed['pan'] ?? '', fault: fault('pan', words.wrongNumber) })}
        <div class="pair">
          ${input({ name: 'expiry', label: words.expiry, autocomplete: 'cc-exp', numeric: true, longest: 7, value: typed['expiry'] ?? '', fault: fault('expiry', words.wrongExpiry) })}
          ${input({ name: 'cv2', label: words.code, autocomplete: 'cc-csc', numeric: true, longest: 4, value: '', fault: fault('cv2', words.wrongCode) })}
        </div>
        <button>${words.proceed}</button>
      </form>`,
  });
};
