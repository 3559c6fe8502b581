import { expect, it } from 'vitest';
import type { MailContent } from './mail-content.ts';
import { renderHtml } from './render-html.ts';

const content = {
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
} satisfies MailContent;

it('SRV-8 a mail tears neither a day from its month nor a code at its hyphens, and words with hyphens may part', () => {
  const html = renderHtml(content);
  expect(html).toContain('Заказ <span style="display:inline-block;max-width:100%;">KG-26-T5D8DG</span></h1>');
  expect(html).toContain('Привезём 30\u00A0нояб.\u00A0– 2\u00A0дек. как-нибудь &lt;b&gt;</p>');
});

it('SRV-8 an address of the shop in a mail can be followed, one that somebody typed as their name cannot', () => {
  const html = renderHtml({
    ...content,
    greeting: 'Здравствуйте, https://evil.example/x!',
    paragraphs: ['Отказаться: https://kg.example/mails/end?token=a-1&b=_2.'],
    action: { label: 'Подтвердить', url: 'https://kg.example/mails/confirm' },
  });
  expect(html).toContain(
    '<a href="https://kg.example/mails/end?token=a-1&amp;b=_2" style="color:#1f5a3a;">https://kg.example/mails/end?token=a-1&amp;b=_2</a>.</p>',
  );
  expect(html).toContain('https://evil.example/x!</p>');
  expect(html).not.toContain('href="https://evil');
});
