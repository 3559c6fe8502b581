import type { Language } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import { readAnyOrder } from '../orders/index.ts';
import type { SendMail } from './message.ts';
import { orderMail, orderMailKinds } from './order-mail.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { createSentMailRepository } from './repository.ts';

/**
 * Does a mail job: writes and sends one mail about an order, once (ORD-5). It is noted after it was handed over, so that a
 * crash in between repeats a mail rather than losing one (F17).
 */
export const createSendOrderMail = (context: CountryContext, send: SendMail) => {
  const { country, clock, settings, log, words } = context;
  const repository = createSentMailRepository(context);
  return async ({
    kind: name,
    orderId,
  }: {
    readonly kind: string;
    readonly orderId: number;
  }): Promise<void> => {
    const kind = orderMailKinds.find((known) => known === name);
    if (!kind) throw new Error(`There is no mail "${name}".`);
    if (await repository.wasSent(kind, orderId)) return;
    const order = await readAnyOrder(context, orderId);
    if (!order) throw new Error(`Order ${orderId} has gone.`);
    const toOperator = kind.startsWith('operator');
    const own = country.languages.find((language) => language === order.language);
    const language: Language = toOperator ? country.defaultLanguage : (own ?? country.defaultLanguage);
    const to = toOperator ? settings.operatorMail : (order.member_email ?? order.email);
    if (to === null) {
      log.info({ kind, orderId }, 'no mail: the buyer has no address on record');
      return;
    }
    const content = orderMail(kind, order, country, language, words(language), settings.origin);
    await send({
      id: `${kind}.${order.code}@${new URL(settings.origin).hostname}`,
      to,
      subject: content.subject,
      text: renderText(content),
      html: renderHtml(content),
    });
    await repository.recordSent(kind, orderId, clock.now());
  };
};
