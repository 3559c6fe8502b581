import { html } from '../html.ts';
import { bankWords } from '../words.ts';
import { page } from './layout.ts';

/** A page with nothing to do: a request that was turned away, or a visit that is over. `code` helps whoever sets a shop up. */
export const noticePage = (kind: 'fault' | 'gone', language: string, nonce: string, code = ''): string => {
  const { words } = bankWords(language);
  const title = kind === 'fault' ? words.faultTitle : words.goneTitle;
  const lead = kind === 'fault' ? words.faultLead : words.goneLead;
  return page({
    language,
    nonce,
    title,
    content: html`<p>${lead}</p>
      ${code === '' ? '' : html`<p><code>${code}</code></p>`}`,
  });
};
