import { localized, type CountryDefinition } from '@caravan/country';
import { direction, type Language } from '@caravan/i18n';
import type { I18n } from '@lingui/core';
import type { MailValues } from '../jobs/index.ts';
import { differenceKinds, type DifferenceKind } from '../payments/index.ts';
import type { MailContent } from './mail-content.ts';

/** Mails to the shop's own people about something that is no order of theirs to open. */
export const noticeMailKinds = ['operator-mismatch', 'operator-reconciliation', 'operator-reviews'] as const;
export type NoticeMailKind = (typeof noticeMailKinds)[number];

/** The words of each difference between our books and the bank's: one without words does not compile. */
const differenceWords: Readonly<Record<DifferenceKind, string>> = {
  booked: 'mail.difference.booked',
  silent: 'mail.difference.silent',
  elsewhere: 'mail.difference.elsewhere',
  lost: 'mail.difference.lost',
  cancelled: 'mail.difference.cancelled',
  'not-cancelled': 'mail.difference.not-cancelled',
  state: 'mail.difference.state',
  amount: 'mail.difference.amount',
  'refund-unknown': 'mail.difference.refund-unknown',
  'refund-lost': 'mail.difference.refund-lost',
  'refund-amount': 'mail.difference.refund-amount',
};

const textOf = (values: MailValues, name: string): string => {
  const value = values[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** What differs, in words; a release before told it as text. */
const differencesOf = ({ facts, differences }: MailValues, i18n: I18n): readonly string[] => {
  const told = Array.isArray(facts) ? facts : Array.isArray(differences) ? differences : [];
  return told.map((one) => {
    if (typeof one === 'string') return one;
    const what = differenceKinds.find((kind) => kind === one.what);
    return what === undefined ? Object.values(one).join(' ') : i18n._(differenceWords[what], one);
  });
};

/** A day, `2026-11-27`, as people here write it: `27-11-2026` (LANG-6). */
const dayOf = (values: MailValues): string => textOf(values, 'day').split('-').toReversed().join('-');

/** What each kind says. */
const words: Readonly<
  Record<
    NoticeMailKind,
    (values: MailValues, i18n: I18n) => { readonly subject: string; readonly paragraphs: readonly string[] }
  >
> = {
  'operator-mismatch': (values, i18n) => ({
    subject: i18n._('mail.operatorMismatch.subject', { transaction: textOf(values, 'transaction') }),
    paragraphs: [i18n._('mail.operatorMismatch.lead')],
  }),
  'operator-reconciliation': (values, i18n) => {
    const differences = differencesOf(values, i18n);
    return {
      subject: i18n._('mail.operatorReconciliation.subject', {
        day: dayOf(values),
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
  values: MailValues,
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
