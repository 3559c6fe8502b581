import { formatDateTime, maskMemberId } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import { createMemberRepository, deviceName } from '../accounts/index.ts';
import type { JobData } from '../jobs/index.ts';
import { createWriteToMember, type SendMail } from '../mail/index.ts';

/** The words of each kind, and where its button leads. */
const letters = {
  'new-device': {
    subject: 'mail.newDevice.subject',
    paragraphs: ['mail.newDevice.lead', 'mail.newDevice.notYou'],
    action: 'mail.newDevice.action',
    path: '/profile',
  },
  'login-failures': {
    subject: 'mail.loginFailures.subject',
    paragraphs: ['mail.loginFailures.lead', 'mail.loginFailures.advice'],
    action: 'mail.loginFailures.action',
    path: '/login',
  },
} as const;

/** A browser may call itself what it likes; in a mail stand names only, no address to be followed (S35). */
const isName = (text: string): boolean => /^[\p{L}\p{N} ·]{1,60}$/u.test(text);

/**
 * Has login jobs done: a member is told of a login on a new device (AUTH-6), and of many failures on their id (SEC-7), in their
 * own language and by the clocks of the country whose site it was. Who has no access, or no address on record, is told nothing.
 */
export const createSendLoginMail = (
  context: Pick<CountryContext, 'country' | 'settings' | 'words' | 'database'>,
  send: SendMail,
) => {
  const { country, settings } = context;
  const members = createMemberRepository(context);
  const write = createWriteToMember(context, send);
  return async ({ kind, fboId, agent, at, about }: JobData['login-mail']): Promise<void> => {
    const member = await members.byFboId(fboId);
    if (!member || member.passwordHash === null || member.blockedAt !== null) return;
    const { subject, paragraphs, action, path } = letters[kind];
    const device = deviceName(agent);
    const { phone, email } = country.contacts;
    await write(member, `${kind}.${member.id}.${about}`, (i18n) => {
      const values = {
        id: maskMemberId(fboId),
        device: isName(device) ? device : i18n._('mail.newDevice.unknown'),
        when: formatDateTime(at, country.timeZone),
        site: new URL(settings.origin).host,
        phone,
        email,
      };
      return {
        subject: i18n._(subject),
        paragraphs: paragraphs.map((id) => i18n._(id, values)),
        action: { label: i18n._(action), url: `${settings.origin}${path}` },
      };
    });
  };
};
