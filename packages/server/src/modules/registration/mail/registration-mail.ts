import { maskMemberId, type Language } from '@caravan/i18n';
import type { I18n } from '@lingui/core';
import type { CountryContext } from '../../../context.ts';
import { createMemberRepository, type MemberRow } from '../../accounts/index.ts';
import type { JobData } from '../../jobs/index.ts';
import { createWriteToMember, type MemberLetter, type SendMail } from '../../mail/index.ts';
import { createRegistrationRepository } from '../repository.ts';
import { createRegisteredLetter } from './registered-letter.ts';
import { termOver, termReminder } from './term-letters.ts';

type Job = JobData['registration-mail'];

/** To who is a member already and has been registered once more, maybe by somebody else. */
const knownIdLetter = (
  { country, settings }: Pick<CountryContext, 'country' | 'settings'>,
  i18n: I18n,
  member: MemberRow,
): MemberLetter => {
  const { phone, email } = country.contacts;
  return {
    subject: i18n._('mail.knownId.subject'),
    paragraphs: [
      i18n._('mail.knownId.lead', { id: maskMemberId(member.fboId) }),
      i18n._('mail.knownId.notYou', { phone, email }),
    ],
    action: { label: i18n._('mail.knownId.action'), url: `${settings.origin}/login?view=forgot` },
  };
};

/** Has registration jobs done: the welcome with the contract form, reminders, and what came of terms that were missed. */
export const createSendRegistrationMail = (
  context: Pick<CountryContext, 'country' | 'settings' | 'words' | 'database'>,
  send: SendMail,
) => {
  const members = createMemberRepository(context);
  const registrations = createRegistrationRepository(context);
  const registeredLetter = createRegisteredLetter(context);
  const write = createWriteToMember(context, send);

  const letterOf = async (
    { kind, termId }: Job,
    member: MemberRow,
    i18n: I18n,
    language: Language,
  ): Promise<MemberLetter | null> => {
    if (kind === 'registered') return registeredLetter(member, i18n, language);
    if (kind === 'known-id') return knownIdLetter(context, i18n, member);
    const term = await registrations.term(termId ?? 0);
    if (!term) return null;
    return kind === 'term-reminder' ? termReminder(context, i18n, term) : termOver(context, i18n, term);
  };

  return async (job: Job): Promise<void> => {
    const member = await members.byId(job.memberId);
    if (!member) return;
    const name = [job.kind, member.id, job.termId, job.about].filter((part) => part !== undefined).join('.');
    await write(member, name, (i18n, language) => letterOf(job, member, i18n, language));
  };
};
