import { maskMemberId } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import { createMemberRepository } from '../accounts/index.ts';
import type { JobData } from '../jobs/index.ts';
import { createWriteToMember, type SendMail } from '../mail/index.ts';
import type { Contacts } from './create-contacts.ts';

/** The words of each kind. */
const words = {
  'email-link': {
    subject: 'mail.emailLink.subject',
    paragraphs: ['mail.emailLink.lead', 'mail.emailLink.notYou'],
    action: 'mail.emailLink.action',
  },
  'email-changed': {
    subject: 'mail.emailChanged.subject',
    paragraphs: ['mail.emailChanged.lead', 'mail.emailChanged.notYou'],
    action: null,
  },
  'account-deleted': {
    subject: 'mail.accountDeleted.subject',
    paragraphs: ['mail.accountDeleted.lead', 'mail.accountDeleted.orders'],
    action: null,
  },
} as const;

/** Has profile jobs done: the link that confirms an address, word to the old one, the farewell of a deleted account. */
export const createSendProfileMail = (
  context: Pick<CountryContext, 'country' | 'settings' | 'words' | 'database'>,
  contacts: Pick<Contacts, 'makeLink'>,
  send: SendMail,
) => {
  const { country, settings } = context;
  const members = createMemberRepository(context);
  const write = createWriteToMember(context, send);
  return async (job: JobData['profile-mail']): Promise<void> => {
    const { kind, memberId, name, email, language, about } = job;
    const member = await members.byId(memberId);
    const gone = !member || member.deletedAt !== null;
    if (!member || (gone && kind !== 'account-deleted')) return;
    const { subject, paragraphs, action } = words[kind];
    const { phone, email: ours } = country.contacts;
    const url = async () =>
      `${settings.origin}/profile/email?token=${await contacts.makeLink(memberId, email)}`;
    await write({ email, firstName: name, language }, `${kind}.${memberId}.${about}`, async (i18n) => ({
      subject: i18n._(subject),
      paragraphs: paragraphs.map((id) => i18n._(id, { id: maskMemberId(member.fboId), phone, email: ours })),
      action: action === null ? null : { label: i18n._(action), url: await url() },
    }));
  };
};
