import { localized } from '@caravan/country';
import type { FastifyInstance } from 'fastify';
import type { CountryContext } from '../../context.ts';
import { untilFewer } from '../../db/until-fewer.ts';
import { ok } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import { createMemberRepository } from '../accounts/index.ts';
import type { JobData, Jobs } from '../jobs/index.ts';
import { endsMails, registerMailLink } from '../mail-links/index.ts';
import { createWriteToMember, inLanguage, type SendMail } from '../mail/index.ts';
import { boughtStates } from '../orders/index.ts';
import { createReminderRepository } from './repository.ts';

/** Mails that one look sends. */
const batch = 100;
/** Seconds between two looks. */
const hour = 3600;

/** What the reminders stand on. `scope` reads plain forms, which mail programs post. */
export interface ReminderParts {
  readonly jobs: Jobs;
  readonly send: SendMail;
  readonly scope: FastifyInstance;
}

/** 'Remind me monthly' of an order's products (SHOP-13): a mail a month with the way to order them again, until it is turned off. */
export const registerReminders = (
  context: CountryContext,
  route: Route,
  { jobs, send, scope }: ReminderParts,
): void => {
  const { country, settings, clock, ids, database } = context;
  const repository = createReminderRepository(context);
  const members = createMemberRepository(context);
  const write = createWriteToMember(context, send);

  const statusOf = async (memberId: number, orderId: number): Promise<string> => {
    const status = await repository.orderStatus(memberId, orderId);
    if (status === undefined) throw new Refusal('not_found');
    return status;
  };
  const answer = async (memberId: number, orderId: number) => {
    const next = await repository.next(memberId, orderId);
    return ok({ active: next !== null, next: next?.toISOString() ?? null });
  };
  route('reminder', async ({ member, params: { id } }) => {
    await statusOf(member.id, id);
    return answer(member.id, id);
  });
  route('setReminder', async ({ member, params: { id } }) => {
    const status = await statusOf(member.id, id);
    if (!boughtStates.some((bought) => bought === status)) throw new Refusal('conflict');
    await repository.add(member.id, id, ids.token(16), clock.now());
    return answer(member.id, id);
  });
  route('endReminder', async ({ member, params: { id } }) => {
    await statusOf(member.id, id);
    await repository.remove(member.id, id);
    return answer(member.id, id);
  });

  jobs.handle('reminder-mail', async ({ orderId, about }: JobData['reminder-mail']) => {
    // One that was given back or cancelled since is nothing to be reminded of.
    const reminder = await repository.find(orderId, boughtStates);
    const member = reminder && (await members.byId(reminder.member_id));
    if (!reminder || !member) return;
    const end = `${settings.origin}/mails/reminder/end?token=${reminder.token}`;
    await write(member, `reminder.${orderId}.${about}`, (i18n, language) => ({
      subject: i18n._('mail.reminder.subject'),
      paragraphs: [
        i18n._('mail.reminder.lead', { code: reminder.code }),
        reminder.lines
          .map(({ names, quantity }) => `${localized(names, language, country)} × ${quantity}`)
          .join(', '),
        i18n._('mail.reminder.end', { url: inLanguage(end, language, country) }),
      ],
      action: { label: i18n._('mail.reminder.action'), url: `${settings.origin}/order-history/${orderId}` },
      unsubscribe: end,
    }));
  });
  jobs.every(hour, 'monthly reminders', () =>
    untilFewer(batch, () =>
      database.inTransaction(async () => {
        const at = clock.now();
        const due = await repository.takeDue(at, batch);
        for (const orderId of due) await jobs.send('reminder-mail', { orderId, about: String(at.getTime()) });
        return due.length;
      }),
    ),
  );
  registerMailLink(scope, context, {
    path: '/mails/reminder/end',
    done: '/mails/ended',
    failed: '/mails/failed',
    asks: { ...endsMails, isKnown: repository.isKnown },
    follow: repository.end,
  });
};
