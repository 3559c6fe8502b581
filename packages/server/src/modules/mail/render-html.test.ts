import { expect, it } from 'vitest';
import { renderHtml } from './render-html.ts';

it('SRV-8 a mail tears neither a day from its month nor a code at its hyphens, and words with hyphens may part', () => {
  const html = renderHtml({
    language: 'ru',
    direction: 'ltr',
    shop: 'Aloea',
    subject: 'Заказ KG-26-T5D8DG',
    greeting: 'Здравствуйте!',
    paragraphs: ['Привезём 30 нояб. – 2 дек. как-нибудь <b>'],
    action: null,
    linesTitle: '',
    lines: [],
    sums: [],
    facts: [],
    footer: [],
  });
  expect(html).toContain('Заказ <span style="display:inline-block;max-width:100%;">KG-26-T5D8DG</span></h1>');
  expect(html).toContain('Привезём 30\u00A0нояб.\u00A0– 2\u00A0дек. как-нибудь &lt;b&gt;</p>');
});
