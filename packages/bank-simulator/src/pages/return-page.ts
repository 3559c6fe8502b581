import type { Fields } from '../hash.ts';
import { html, Markup } from '../html.ts';
import { bankWords } from '../words.ts';
import { page } from './layout.ts';

/** Carries the signed answer back to the shop: posts itself where scripts run, has a button where they don't. */
export const returnPage = (options: {
  readonly language: string;
  readonly address: string;
  readonly answer: Fields;
  readonly nonce: string;
}): string => {
  const { words, language } = bankWords(options.language);
  const hidden = Object.entries(options.answer).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return page({
    language,
    nonce: options.nonce,
    title: words.returningTitle,
    content: html`<p>${words.returningLead}</p>
      <form method="post" action="${options.address}" id="answer">
        ${hidden}<button>${words.continue}</button>
      </form>
      <script nonce="${options.nonce}">
        ${new Markup("document.getElementById('answer').submit()")};
      </script>`,
  });
};
