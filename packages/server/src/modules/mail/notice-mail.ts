import { localized, type CountryDefinition } from '@caravan/country';
import { direction, type Language } from '@caravan/i18n';
import type { I18n } from '@lingui/core';
import type { MailContent } from './mail-content.ts';

/** Mails to the shop's own people about something that is no order of theirs to open. */
export const noticeMailKinds = ['operator-mismatch', 'operator-reconciliation', 'operator-reviews'] as const;
export type NoticeMailKind = (typeof noticeMailKinds)[number];

/** Facts for the words, as the job brought them. */
export type NoticeValues = Readonly<Record<string, string | number | readonly string[]>>;

const textOf = (values: NoticeValues, name: string): string => {
  const value = values[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const listOf = (values: NoticeValues, name: string): readonly string[] => {
  const value = values[name];
  return Array.isArray(value) ? value.map(String) : [];
};

/** What each kind says. */
const words: Readonly<
  Record<
    NoticeMailKind,
    (values: NoticeValues, i18n: I18n) => { readonly subject: string; readonly paragraphs: readonly string[] }
  >
> = {
  'operator-mismatch': (values, i18n) => ({
    subject: i18n._('mail.operatorMismatch.subject', { transaction: textOf(values, 'transaction') }),
    paragraphs: [i18n._('mail.operatorMismatch.lead')],
  }),
  'operator-reconciliation': (values, i18n) => {
    const differences = listOf(values, 'differences');
    return {
      subject: i18n._('mail.operatorReconciliation.subject', {
        day: textOf(values, 'day'),
        count: differences.length,
      }),
      paragraphs: [
        i18n._('mail.operatorReconciliation.lead', { checked: textOf(values, 'checked') }),
        ...differences.map((text) => i18n._('mail.operatorReconciliation.difference', { text })),
      ],
    };
  },
  'operator-reviews': (values, i18n) => ({
    subject: i18n._('mail.operatorReviews.subject', { count: Number(values['count']) }),
    paragraphs: [i18n._('mail.operatorReviews.lead', { command: 'reviews list' })],
  }),
};

/** What a notice says (PAY-9, PAY-11, SHOP-12). */
export const noticeMail = (
  kind: NoticeMailKind,
  values: NoticeValues,
  country: CountryDefinition,
  language: Language,
  i18n: I18n,
): MailContent => {
  const { subject, paragraphs } = words[kind](values, i18n);
  const shop = localized(country.seller.name, language, country);
  return {
    language,
    direction: direction(language),
    shop,
    subject,
    greeting: '',
    paragraphs,
    action: null,
    linesTitle: '',
    lines: [],
    sums: [],
    facts: [],
    footer: [shop],
  };
};
