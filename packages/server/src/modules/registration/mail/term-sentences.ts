import { formatDate } from '@caravan/i18n';
import type { I18n } from '@lingui/core';
import type { TermRow } from '../repository.ts';

/** A day as it is written in a letter; empty without one. */
export const dayIn = (day: string | null): string =>
  day === null ? '' : formatDate(`${day}T12:00:00Z`, 'UTC');

const whatIsDue = (i18n: I18n, { what, after, dueOn }: TermRow, amount: number): string => {
  if (what === 'first-order') return i18n._('mail.term.firstOrder', { day: dayIn(dueOn) });
  if (dueOn !== null) return i18n._('mail.term.return', { day: dayIn(dueOn) });
  if (after === 'approval') return i18n._('mail.term.afterApproval', { amount });
  return after === 'assistant-supervisor'
    ? i18n._('mail.term.afterLevel', { amount, level: i18n._('mail.level.assistantSupervisor') })
    : i18n._('mail.term.afterQualifying', { amount });
};

const consequence = (i18n: I18n, otherwise: string): string => {
  if (otherwise === 'contract-deleted') return i18n._('mail.term.contractDeleted');
  return otherwise === 'entry-cancelled' ? i18n._('mail.term.entryCancelled') : i18n._('mail.term.idBlocked');
};

/**
 * What a member has to do within a term, and what comes of it otherwise. `amount`: how long the term is, in its unit, where it
 * has no day yet.
 */
export const termSentences = (i18n: I18n, term: TermRow, amount = 0): string =>
  `${whatIsDue(i18n, term, amount)} ${consequence(i18n, term.otherwise)}`;
