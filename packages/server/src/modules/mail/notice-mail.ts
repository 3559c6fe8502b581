import type { CountryDefinition } from '@caravan/country';
import { direction, type Language } from '@caravan/i18n';
import type { I18n } from '@lingui/core';
import type { MailContent } from './mail-content.ts';

/** Mails to the shop's own people about something that is no order of theirs to open. */
export const noticeMailKinds = ['operator-mismatch', 'operator-reconciliation'] as const;
export type NoticeMailKind = (typeof noticeMailKinds)[number];

/** Facts for the words, as the job brought them. */
export type NoticeValues = Readonly<Record<string, string | number | readonly string[]>>;

const textOf = (values: NoticeValues, name: string): string => {
  const value = values[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const paragraphsOf = (kind: NoticeMailKind, values: NoticeValues, i18n: I18n): string[] => {
  if (kind === 'operator-mismatch') return [i18n._('mail.operatorMismatch.lead')];
  const differences = values['differences'];
  const list = Array.isArray(differences) ? differences.map(String) : [];
  return [
    i18n._('mail.operatorReconciliation.lead', { checked: textOf(values, 'checked') }),
    ...list.map((text) => i18n._('mail.operatorReconciliation.difference', { text })),
  ];
};

/** What a notice says (PAY-9, PAY-11). */
export const noticeMail = (
  kind: NoticeMailKind,
  values: NoticeValues,
  country: CountryDefinition,
  language: Language,
  i18n: I18n,
): MailContent => {
  const differences = values['differences'];
  const subject =
    kind === 'operator-mismatch'
      ? i18n._('mail.operatorMismatch.subject', { transaction: textOf(values, 'transaction') })
      : i18n._('mail.operatorReconciliation.subject', {
          day: textOf(values, 'day'),
          count: Array.isArray(differences) ? differences.length : 0,
        });
  return {
    language,
    direction: direction(language),
    shop: country.seller.name,
    subject,
    greeting: '',
    paragraphs: paragraphsOf(kind, values, i18n),
    action: null,
    linesTitle: '',
    lines: [],
    sums: [],
    facts: [],
    footer: [country.seller.name],
  };
};
