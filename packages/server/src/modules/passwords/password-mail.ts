import { maskMemberId } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import { createMemberRepository } from '../accounts/index.ts';
import type { JobData } from '../jobs/index.ts';
import { createWriteToMember, type SendMail } from '../mail/index.ts';
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
    paragraphs: ['mail.onlineAccess.lead', 'mail.onlineAccess.notYou'],
    action: 'mail.onlineAccess.action',
  },
  'password-changed': {
    subject: 'mail.passwordChanged.subject',
    paragraphs: ['mail.passwordChanged.lead', 'mail.passwordChanged.notYou'],
    action: 'mail.passwordChanged.action',
  },
  'password-set': {
    subject: 'mail.passwordSet.subject',
    paragraphs: ['mail.passwordSet.lead', 'mail.passwordChanged.notYou'],
    action: 'mail.passwordChanged.action',
  },
} as const;

/** Has password jobs done: the link to set a new one, and the word that it was set or changed, to the address on record. */
export const createSendPasswordMail = (
  context: Pick<CountryContext, 'country' | 'settings' | 'words' | 'database'>,
  passwords: Pick<Passwords, 'makeLink'>,
  send: SendMail,
) => {
  const { country, settings } = context;
  const members = createMemberRepository(context);
  const write = createWriteToMember(context, send);
  return async ({ kind, memberId, language, about }: JobData['password-mail']): Promise<void> => {
    const member = await members.byId(memberId);
    if (!member || member.blockedAt !== null) return;
    const { subject, paragraphs, action } = words[kind];
    const { phone, email } = country.contacts;
    const url = async () =>
      kind === 'password-changed' || kind === 'password-set'
        ? `${settings.origin}/login`
        : `${settings.origin}/password/reset/${await passwords.makeLink(memberId)}`;
    await write({ ...member, language }, `${kind}.${memberId}.${about}`, async (i18n) => ({
      subject: i18n._(subject),
      paragraphs: paragraphs.map((id) => i18n._(id, { id: maskMemberId(member.fboId), phone, email })),
      action: { label: i18n._(action), url: await url() },
    }));
  };
};
