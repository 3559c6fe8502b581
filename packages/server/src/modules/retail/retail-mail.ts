import { formatDate } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import { createMemberRepository } from '../accounts/index.ts';
import type { JobData } from '../jobs/index.ts';
import { createWriteToMember, type SendMail } from '../mail/index.ts';
import { pageAddress } from './referral-link.ts';

/** The words of each kind, and what its button leads to. */
const words = {
  'retail-received': {
    subject: 'mail.retailReceived.subject',
    paragraphs: ['mail.retailReceived.lead', 'mail.retailReceived.next'],
  },
  'retail-active': {
    subject: 'mail.retailActive.subject',
    paragraphs: ['mail.retailActive.lead', 'mail.retailActive.next'],
  },
  'retail-refused': {
    subject: 'mail.retailRefused.subject',
    paragraphs: ['mail.retailRefused.lead', 'mail.retailRefused.reason', 'mail.retailRefused.next'],
  },
  'retail-ending': {
    subject: 'mail.retailEnding.subject',
    paragraphs: ['mail.retailEnding.lead', 'mail.retailEnding.next'],
  },
  'retail-expired': {
    subject: 'mail.retailExpired.subject',
    paragraphs: ['mail.retailExpired.lead', 'mail.retailExpired.next'],
  },
} as const;

/** Has jobs about retail pages done: a mail to the owner for each change, in their language (RTL-2). */
export const createSendRetailMail = (
  context: Pick<CountryContext, 'country' | 'settings' | 'words' | 'database' | 'log'>,
  send: SendMail,
) => {
  const { country, settings, log } = context;
  const members = createMemberRepository(context);
  const write = createWriteToMember(context, send);
  return async ({ kind, memberId, name, about, expires, reason }: JobData['retail-mail']): Promise<void> => {
    const member = await members.byId(memberId);
    if (!member || member.email === null) {
      log.info({ kind, memberId }, 'no mail: the member has no address on record');
      return;
    }
    const { subject, paragraphs } = words[kind];
    const values = {
      name,
      address: pageAddress(settings.origin, name).replace(/^https?:\/\//, ''),
      reason: reason ?? '',
      date: expires === undefined ? '' : formatDate(expires, country.timeZone),
    };
    await write(member, `${kind}.${memberId}.${about}`, (i18n) => ({
      subject: i18n._(subject, values),
      paragraphs: paragraphs.map((id) => i18n._(id, values)),
      action: { label: i18n._('mail.retail.action'), url: `${settings.origin}/retail` },
    }));
  };
};
