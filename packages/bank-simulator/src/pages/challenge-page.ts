import { html } from '../html.ts';
import { bankWords } from '../words.ts';
import { page } from './layout.ts';
import { paymentFacts, type ShownVisit } from './payment-facts.ts';

/** The 3-D Secure page: what is paid, and three plain buttons of one form. */
export const challengePage = (session: ShownVisit, action: string, nonce: string): string => {
  const { words, language } = bankWords(session.request.language);
  return page({
    language,
    nonce,
    title: words.challengeTitle,
    content: html`<p>${words.challengeLead}</p>
      ${paymentFacts(session.request, session.card, words, language)}
      <form method="post" action="${action}">
        <button name="decision" value="approve">${words.approve}</button>
        <button class="second" name="decision" value="decline">${words.decline}</button>
        <button class="quiet" name="decision" value="abandon">${words.abandon}</button>
      </form>`,
  });
};
