import { maskMemberId } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import { createMemberRepository } from '../accounts/index.ts';
import type { JobData } from '../jobs/index.ts';
import { letterMail, mailLanguage, type SendMail } from '../mail/index.ts';
import type { Passwords } from './create-passwords.ts';

/** The words of each kind. */
const words = {
  'password-link': {
    subject: 'mail.passwordLink.subject',
    paragraphs: ['mail.passwordLink.lead', 'mail.passwordLink.notYou'],
    action: 'mail.passwordLink.action',
  },
  'online-access': {
    subject: 'mail.onlineAccess.subject',
    paragraphs: ['mail.onlineAccess.lead', 'mail.passwordLink.notYou'],
    action: 'mail.onlineAccess.action',
  },
  'password-changed': {
    subject: 'mail.passwordChanged.subject',
    paragraphs: ['mail.passwordChanged.lead', 'mail.passwordChanged.notYou'],
    action: 'mail.passwordChanged.action',
  },
} as const;

/** Has password jobs done: the link to set a new one, and the word that it was changed, to the address on record. */
export const createSendPasswordMail = (
  context: Pick<CountryContext, 'country' | 'settings' | 'words' | 'database'>,
  passwords: Pick<Passwords, 'makeLink'>,
  send: SendMail,
) => {
  const { country, settings } = context;
  const members = createMemberRepository(context);
  return async ({ kind, memberId, language: asked, about }: JobData['password-mail']): Promise<void> => {
    const member = await members.byId(memberId);
    if (!member || member.email === null || member.blockedAt !== null) return;
    const language = mailLanguage(asked, country);
    const i18n = context.words(language);
    const { subject, paragraphs, action } = words[kind];
    const url =
      kind !== 'password-changed'
        ? `${settings.origin}/password/reset/${await passwords.makeLink(memberId)}`
        : `${settings.origin}/login`;
    const values = {
      id: maskMemberId(member.fboId),
      phone: country.contacts.phone,
      email: country.contacts.email,
    };
    const letter = {
      name: `${kind}.${memberId}.${about}`,
      to: member.email,
      subject: i18n._(subject),
      greeting: i18n._('mail.greeting', { name: member.firstName }),
      paragraphs: paragraphs.map((id) => i18n._(id, values)),
      action: { label: i18n._(action), url },
    };
    await send(letterMail(context, language, letter));
  };
};
