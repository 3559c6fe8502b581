import type { MailContent, MailFact } from './mail-content.ts';

const facts = (list: readonly MailFact[]): string[] => list.map(({ label, value }) => `${label}: ${value}`);

/** The plain-text part of a mail. */
export const renderText = (content: MailContent): string =>
  [
    content.greeting,
    ...content.paragraphs,
    ...(content.action ? [`${content.action.label}: ${content.action.url}`] : []),
    [
      ...(content.lines.length > 0 ? [content.linesTitle] : []),
      ...content.lines.map(
        ({ name, quantity, price, retail }) =>
          `- ${name}, ${quantity}, ${price}${retail ? ` (${retail.label}: ${retail.value})` : ''}`,
      ),
    ].join('\n'),
    facts(content.sums).join('\n'),
    facts(content.facts).join('\n'),
    ['--', ...content.footer].join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
