import { discountFor, type Level } from '@caravan/cart-rules';
import type { CountryContext } from '../../context.ts';
import { createMemberRepository, readLevel } from '../accounts/index.ts';
import type { JobData } from '../jobs/index.ts';
import { createWriteToMember, type SendMail } from '../mail/index.ts';

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
  const write = createWriteToMember(context, send);
  return async ({ memberId, level: reached }: JobData['level-mail']): Promise<void> => {
    const member = await members.byId(memberId);
    if (!member) return;
    const level = readLevel(reached);
    await write(member, `level.${memberId}.${level}`, (i18n) => {
      const values = { level: i18n._(names[level]), percent: discountFor(country.rules, level) / 100 };
      return {
        subject: i18n._('mail.level.subject', values),
        paragraphs: [i18n._('mail.level.lead', values), i18n._('mail.level.stays')],
        action: { label: i18n._('mail.level.action'), url: `${settings.origin}/my-business` },
      };
    });
  };
};
