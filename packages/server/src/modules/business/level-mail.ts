import { discountFor, type Level } from '@caravan/cart-rules';
import type { CountryContext } from '../../context.ts';
import { createMemberRepository, readLevel } from '../accounts/index.ts';
import type { JobData } from '../jobs/index.ts';
import { letterMail, mailLanguage, type SendMail } from '../mail/index.ts';

/** What the levels are called in a letter. */
const names: Readonly<Record<Level, string>> = {
  novus: 'mail.level.novus',
  assistant_supervisor: 'mail.level.assistantSupervisor',
  supervisor: 'mail.level.supervisor',
  assistant_manager: 'mail.level.assistantManager',
  manager: 'mail.level.manager',
};

/** Has level jobs done: one letter that says which level was reached and what it saves (REG-11). */
export const createSendLevelMail = (
  context: Pick<CountryContext, 'country' | 'settings' | 'words' | 'database'>,
  send: SendMail,
) => {
  const { country, settings } = context;
  const members = createMemberRepository(context);
  return async ({ memberId, level: reached }: JobData['level-mail']): Promise<void> => {
    const member = await members.byId(memberId);
    if (!member || member.email === null) return;
    const level = readLevel(reached);
    const language = mailLanguage(member.language, country);
    const i18n = context.words(language);
    const values = { level: i18n._(names[level]), percent: discountFor(country.rules, level) / 100 };
    const letter = {
      name: `level.${memberId}.${level}`,
      to: member.email,
      subject: i18n._('mail.level.subject', values),
      greeting: i18n._('mail.greeting', { name: member.firstName }),
      paragraphs: [i18n._('mail.level.lead', values), i18n._('mail.level.stays')],
      action: { label: i18n._('mail.level.action'), url: `${settings.origin}/my-business` },
    };
    await send(letterMail(context, language, letter));
  };
};
