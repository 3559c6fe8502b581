import type { I18n } from '@lingui/core';
import type { CountryContext } from '../../../context.ts';
import type { MemberLetter } from '../../mail/index.ts';
import type { TermRow } from '../repository.ts';
import { logInAction } from './log-in-action.ts';
import { dayIn, termSentences } from './term-sentences.ts';

type Context = Pick<CountryContext, 'country' | 'settings'>;

/** Reminds of a term before its day. */
export const termReminder = (context: Context, i18n: I18n, term: TermRow): MemberLetter => ({
  subject: i18n._('mail.termReminder.subject', { day: dayIn(term.dueOn) }),
  paragraphs: [termSentences(i18n, term)],
  action: logInAction(context, i18n),
});

/** Says what came of a term that was missed; whose ID is blocked has nothing to log in to. */
export const termOver = (context: Context, i18n: I18n, term: TermRow): MemberLetter => {
  const { phone, email } = context.country.contacts;
  const subjects: Readonly<Record<string, string>> = {
    'contract-deleted': i18n._('mail.termOver.contractDeleted'),
    'entry-cancelled': i18n._('mail.termOver.entryCancelled'),
  };
  return {
    subject: subjects[term.otherwise] ?? i18n._('mail.termOver.idBlocked'),
    paragraphs: [
      term.what === 'first-order'
        ? i18n._('mail.termOver.firstOrder', { day: dayIn(term.dueOn) })
        : i18n._('mail.termOver.return', { day: dayIn(term.dueOn) }),
      i18n._('mail.termOver.contact', { phone, email }),
    ],
    action: term.otherwise === 'contract-deleted' ? logInAction(context, i18n) : null,
  };
};
